/** Page size of every list unless the caller asks for another (specification, section 9). */
export const DEFAULT_PAGE_SIZE = 10
export const MAX_PAGE_SIZE = 100
/** Deepest row that page numbers reach, and the figure at which counting stops. */
export const DEEPEST_ROW = 10_000
/** As many values as one filter takes. */
export const MOST_FILTER_VALUES = 50
