import { X } from '@lucide/icons'
import { Icon } from '../details/icon.tsx'
import { texts } from '../texts.ts'
import { chakra } from '../theme/chakra.ts'
import { type Filter, valueLabel } from './filter.ts'
import type { TableState } from './use-table-state.ts'

/** A removed chip leaves the focus to its neighbor, the last one to the search and filters. */
function leaveFocus(chip: HTMLElement) {
  const item = chip.closest('li')
  const neighbor = item?.nextElementSibling ?? item?.previousElementSibling
  const next = neighbor?.querySelector('button') ?? chip.closest<HTMLElement>('[role=group]')
  next?.focus()
}

/** The selected values, each with a button to remove it. */
export function FilterChips({ filters, state }: { filters: readonly Filter[]; state: TableState }) {
  const chips = filters.flatMap((filter) =>
    (state.filters[filter.name] ?? []).flatMap((value) => {
      const label = valueLabel(filter, value)
      return label ? [{ filter, value, label }] : []
    }),
  )
  if (chips.length === 0) return null

  return (
    <chakra.ul display="flex" flexWrap="wrap" gap="2" aria-label={texts.table.activeFilters}>
      {chips.map(({ filter, value, label }) => (
        <li key={`${filter.name} ${value}`}>
          <chakra.button
            type="button"
            aria-label={texts.table.removeFilter(filter.label, label)}
            onClick={({ currentTarget }) => {
              leaveFocus(currentTarget)
              state.toggleFilter(filter, value)
            }}
            display="inline-flex"
            alignItems="center"
            gap="1"
            height="6"
            paddingInline="2"
            borderRadius="full"
            bg="accent.subtle"
            fontSize="xs"
            cursor="pointer"
          >
            <span>
              <chakra.span color="fg.muted">{filter.label}: </chakra.span>
              {label}
            </span>
            <Icon icon={X} size={12} />
          </chakra.button>
        </li>
      ))}
    </chakra.ul>
  )
}
