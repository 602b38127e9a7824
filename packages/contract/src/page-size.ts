/** Default page size of every list (specification, section 9). */
export const DEFAULT_PAGE_SIZE = 10
export const MAX_PAGE_SIZE = 100
/** The last row that page numbers reach; totals are not counted beyond it. */
export const MAX_ROW = 10_000
/** Maximum number of values per filter. */
export const MAX_FILTER_VALUES = 50
