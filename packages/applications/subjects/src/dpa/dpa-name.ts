/** The name of a DPA, from a list row or the whole record. */
export type NamedDpa =
  | { readonly dpaPresentationName: string }
  | { readonly dpaData: { readonly dpaPresentationName: string } }

export const nameOfDpa = (dpa: NamedDpa): string =>
  'dpaData' in dpa ? dpa.dpaData.dpaPresentationName : dpa.dpaPresentationName
