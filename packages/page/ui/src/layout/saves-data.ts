declare global {
  interface Navigator {
    /** From the Network Information API, which not every browser supports. */
    readonly connection?: { readonly saveData?: boolean }
  }
}

/** Whether the browser saves data: nothing is prefetched then. */
export const savesData = (): boolean => navigator.connection?.saveData === true
