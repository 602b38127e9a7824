import { ChevronDown } from '@lucide/icons'
import { Icon } from '../details/icon.tsx'
import { lazyPart } from '../layout/lazy-part.ts'
import { MenuButton } from '../menu/menu-button.tsx'
import { PopoverButton } from '../menu/popover-button.tsx'
import { chakra } from '../theme/chakra.ts'
import { chosenIn, type FilterPanelProps, hasManyValues } from './filter.ts'

const FilterSearch = lazyPart(async () => (await import('./filter-search.tsx')).FilterSearch)

/** A menu that toggles the values of a filter. */
export function FilterMenu({ filter, state }: FilterPanelProps) {
  const chosen = chosenIn(filter, state)
  const Panel = filter.panel ?? (hasManyValues(filter) ? FilterSearch : undefined)
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

  if (Panel) {
    return (
      <PopoverButton label={filter.label} panel={<Panel filter={filter} state={state} />}>
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
