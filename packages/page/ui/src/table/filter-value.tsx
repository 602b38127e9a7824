import { useId } from 'react'
import { Tick } from '../layout/tick.tsx'
import type { Filter, FilterPanelProps } from './filter.ts'
import { ValueRow } from './value-row.ts'

export interface FilterValueProps extends FilterPanelProps {
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
