import { chakra } from '../theme/chakra.ts'
import { type Filter, type FilterPanelProps, type FilterState, hasManyValues } from './filter.ts'
import { FilterSearch } from './filter-search.tsx'
import { FilterValue } from './filter-value.tsx'

export interface FilterGroupsProps {
  filters: readonly Filter[]
  state: FilterState
}

/** The values of several filters in a column. */
export function FilterGroups({ filters, state }: FilterGroupsProps) {
  return filters.map((filter) => <Group key={filter.name} filter={filter} state={state} />)
}

function Group({ filter, state }: FilterPanelProps) {
  const { panel: Panel } = filter
  return (
    <chakra.fieldset minWidth="0">
      <chakra.legend fontWeight="strong">{filter.label}</chakra.legend>
      {Panel ? (
        <Panel filter={filter} state={state} />
      ) : hasManyValues(filter) ? (
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
