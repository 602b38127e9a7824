import { ALL_SCHEMAS } from '@portal/contract/all-schemas.ts'
import type { ViewState } from '@portal/contract/views/view-state.ts'
import { ApiError, fieldDetail } from '@portal/server-common/http/api-error.ts'
import type { ReadableList } from './readable-list.ts'

/** Members of a list's query that are not its filters. */
const NOT_FILTERS = ['q', 'sort', 'page', 'pageSize', 'cursor']

/** As in an address: one value is a string, several are a list. */
const asInAddress = (values: readonly string[]) => (values.length === 1 ? values[0] : values)

/** Throws unless the list's read accepts the search, filters and order of a view. */
export function requireState({ read }: ReadableList, { q, sort, filters }: ViewState): void {
  const chosen = Object.entries(filters).map(([name, values]) => [name, asInAddress(values)])
  const query = { ...Object.fromEntries(chosen), ...(q && { q }), ...(sort && { sort }) }
  const isKnown = ALL_SCHEMAS[read.name]?.query?.safeParse(query).success ?? false
  if (isKnown && !Object.keys(filters).some((name) => NOT_FILTERS.includes(name))) return
  throw new ApiError('VALIDATION_FAILED', {
    details: [
      fieldDetail('/state', 'INVALID_VALUE', 'Unknown filter, filter value or sort order for this list.'),
    ],
  })
}
