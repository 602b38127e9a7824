import { chakra } from '@chakra-ui/react/styled-system'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { MenuButton } from '../menu/menu-button.tsx'
import type { Filter } from './filter.ts'
import type { TableState } from './use-table-state.ts'

/** The values of one filter, to switch on and off. */
export function FilterMenu({ filter, state }: { filter: Filter; state: TableState }) {
  const chosen = state.filters[filter.name] ?? []
  const entries = filter.options.map(({ value, label }) => ({
    label,
    checked: chosen.includes(value),
    onSelect: () => state.setFilter(filter.name, toggled(filter, chosen, value)),
  }))

  return (
    <MenuButton label={filter.label} entries={entries}>
      {filter.label}
      {chosen.length > 0 && (
        <chakra.span color="accent" fontVariantNumeric="tabular-nums">
          {chosen.length}
        </chakra.span>
      )}
      <ChevronDown aria-hidden />
    </MenuButton>
  )
}

function toggled(filter: Filter, chosen: readonly string[], value: string) {
  if (chosen.includes(value)) return chosen.filter((other) => other !== value)
  return filter.multiple ? [...chosen, value] : [value]
}
