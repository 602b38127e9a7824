/** The name of a DPA, which a row of a list and the whole record have in different places. */
export type NamedDpa =
  | { readonly dpaPresentationName: string }
  | { readonly dpaData: { readonly dpaPresentationName: string } }

export const nameOfDpa = (dpa: NamedDpa): string =>
  'dpaData' in dpa ? dpa.dpaData.dpaPresentationName : dpa.dpaPresentationName
