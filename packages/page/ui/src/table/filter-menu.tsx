import { ChevronDown } from '@lucide/icons'
import { Icon } from '../details/icon.tsx'
import { lazyPart } from '../layout/lazy-part.ts'
import { MenuButton } from '../menu/menu-button.tsx'
import { PopoverButton } from '../menu/popover-button.tsx'
import { chakra } from '../theme/chakra.ts'
import { type Filter, hasManyValues } from './filter.ts'
import type { TableState } from './use-table-state.ts'

const FilterSearch = lazyPart(async () => (await import('./filter-search.tsx')).FilterSearch)

export interface FilterMenuProps {
  filter: Filter
  state: TableState
}

/** A menu that toggles the values of a filter. */
export function FilterMenu({ filter, state }: FilterMenuProps) {
  const chosen = state.filters[filter.name] ?? []
  const content = (
    <>
      {filter.label}
      {chosen.length > 0 && (
        <chakra.span color="accent" fontVariantNumeric="tabular-nums">
          {chosen.length}
        </chakra.span>
      )}
      <Icon icon={ChevronDown} />
    </>
  )

  if (hasManyValues(filter)) {
    return (
      <PopoverButton label={filter.label} panel={<FilterSearch filter={filter} state={state} />}>
        {content}
      </PopoverButton>
    )
  }

  const entries = filter.options.map(({ value, label }) => ({
    label,
    checked: chosen.includes(value),
    onSelect: () => state.toggleFilter(filter, value),
  }))
  return (
    <MenuButton label={filter.label} entries={entries}>
      {content}
    </MenuButton>
  )
}
