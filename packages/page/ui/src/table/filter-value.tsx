import { useId } from 'react'
import { Tick } from '../layout/tick.tsx'
import type { Filter } from './filter.ts'
import type { TableState } from './use-table-state.ts'
import { ValueRow } from './value-row.ts'

export interface FilterValueProps {
  filter: Filter
  state: TableState
  option: Filter['options'][number]
  tabIndex?: number
}

/** A value of a filter with its checkbox. */
export function FilterValue({ filter, state, option, tabIndex }: FilterValueProps) {
  const id = useId()
  return (
    <ValueRow htmlFor={id}>
      <Tick
        type="checkbox"
        id={id}
        tabIndex={tabIndex}
        checked={(state.filters[filter.name] ?? []).includes(option.value)}
        onChange={() => state.toggleFilter(filter, option.value)}
      />
      {option.label}
    </ValueRow>
  )
}
