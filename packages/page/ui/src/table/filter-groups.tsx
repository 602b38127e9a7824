import { chakra } from '../theme/chakra.ts'
import { type Filter, hasManyValues } from './filter.ts'
import { FilterSearch } from './filter-search.tsx'
import { FilterValue } from './filter-value.tsx'
import type { TableState } from './use-table-state.ts'

export interface FilterGroupsProps {
  filters: readonly Filter[]
  state: TableState
}

/** The values of several filters in a column. */
export function FilterGroups({ filters, state }: FilterGroupsProps) {
  return filters.map((filter) => <Group key={filter.name} filter={filter} state={state} />)
}

function Group({ filter, state }: { filter: Filter; state: TableState }) {
  return (
    <chakra.fieldset minWidth="0">
      <chakra.legend fontWeight="strong">{filter.label}</chakra.legend>
      {hasManyValues(filter) ? (
        <chakra.div
          display="flex"
          flexDirection="column"
          maxHeight="20rem"
          marginTop="1"
          borderWidth="1px"
          borderRadius="panel"
        >
          <FilterSearch filter={filter} state={state} />
        </chakra.div>
      ) : (
        filter.options.map((option) => (
          <FilterValue key={option.value} filter={filter} state={state} option={option} />
        ))
      )}
    </chakra.fieldset>
  )
}
