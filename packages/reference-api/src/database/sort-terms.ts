export interface SortTerm {
  readonly field: string
  readonly direction: 'asc' | 'desc'
}

/** `['-updatedAt', 'name']` as terms of an ORDER BY. */
export const sortTerms = (sort: readonly string[]): SortTerm[] =>
  sort.map((text) =>
    text.startsWith('-') ? { field: text.slice(1), direction: 'desc' } : { field: text, direction: 'asc' },
  )
