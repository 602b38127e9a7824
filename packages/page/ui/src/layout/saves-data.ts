declare global {
  interface Navigator {
    /** Of the Network Information API, which not every browser has. */
    readonly connection?: { readonly saveData?: boolean }
  }
}

/** Whether the browser is asked to save data: nothing is fetched then before it is needed. */
export const savesData = (): boolean => navigator.connection?.saveData === true
