import { Button } from '../layout/button.tsx'
import { texts } from '../texts.ts'
import { EmptyState } from './empty-state.tsx'
import { type Filter, valueLabel } from './filter.ts'
import type { TableState } from './use-table-state.ts'

/** Repeats the search and filters, so that a typo or a forgotten filter is noticed. */
export function NoMatch({ state, filters }: { state: TableState; filters: readonly Filter[] }) {
  const chosen = filters.flatMap((filter) => {
    const values = state.filters[filter.name] ?? []
    const names = values.map((value) => valueLabel(filter, value) ?? value)
    return names.length > 0 ? [`${filter.label}: ${names.join(', ')}`] : []
  })
  return (
    <EmptyState
      title={texts.table.noMatchTitle(state.q, chosen)}
      text={texts.table.noMatchText}
      action={<Button onClick={() => state.clear()}>{texts.clearFilters}</Button>}
    />
  )
}
