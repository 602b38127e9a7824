import { Button } from '../layout/button.tsx'
import { texts } from '../texts.ts'
import { EmptyState } from './empty-state.tsx'
import type { Filter } from './filter.ts'
import type { TableState } from './use-table-state.ts'

/** Repeats what was looked for, so that a typing error or a forgotten filter is seen at once. */
export function NoMatch({ state, filters }: { state: TableState; filters: readonly Filter[] }) {
  const chosen = filters.flatMap(({ name, label, options }) => {
    const values = state.filters[name] ?? []
    const names = values.map((value) => options.find((option) => option.value === value)?.label ?? value)
    return names.length > 0 ? [`${label}: ${names.join(', ')}`] : []
  })
  return (
    <EmptyState
      title={texts.table.noMatchTitle(state.q, chosen)}
      text={texts.table.noMatchText}
      action={<Button onClick={() => state.clear()}>{texts.clearFilters}</Button>}
    />
  )
}
