import type { ViewState } from '@portal/contract/views/view-state.ts'

const listOf = (text: string | null) => text?.split(',').filter(Boolean) ?? []

/** Parameters of a list's address that are not filters. */
const NOT_FILTERS = ['q', 'sort', 'cols', 'page', 'size', 'view']

/** A list's query in the address as a view that can be shared. */
export function viewStateOf(query: string): ViewState {
  const params = new URLSearchParams(query)
  const [q, sort] = [params.get('q'), params.get('sort')]
  const columns = listOf(params.get('cols'))
  const filters = [...params].filter(([name]) => !NOT_FILTERS.includes(name))
  return {
    ...(q && { q }),
    ...(sort && { sort }),
    ...(columns.length > 0 && { columns }),
    filters: Object.fromEntries(filters.map(([name, values]) => [name, listOf(values)])),
  }
}

/** The other way around. */
export function queryOfView({ q, sort, columns, filters }: ViewState): string {
  const params = new URLSearchParams()
  if (q) params.set('q', q)
  if (sort) params.set('sort', sort)
  if (columns) params.set('cols', columns.join(','))
  for (const [name, values] of Object.entries(filters)) params.set(name, values.join(','))
  return params.toString()
}
