import { type ReactNode, useRef } from 'react'
import { Button } from '../layout/button.tsx'
import { useNarrowWindow } from '../layout/use-window.ts'
import { texts } from '../texts.ts'
import { chakra } from '../theme/chakra.ts'
import { type Filter, placedFilters } from './filter.ts'
import { FilterChips } from './filter-chips.tsx'
import { FilterMenu } from './filter-menu.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { LeftOutNote } from './left-out-note.tsx'
import { SearchBox } from './search-box.tsx'
import type { TableState } from './use-table-state.ts'

export interface FilterBarProps {
  table: { state: TableState }
  filters?: readonly Filter[]
  /** The name of the search box: "Search by name or id". */
  searchLabel: string
  /** What else narrows the list, beside the filters. */
  children?: ReactNode
}

/** With more filters than fit in a line, the first ones are beside the search and the others in a sheet. */
const MAX_INLINE = 4
const FIRST_BESIDE = 3

/**
 * Search and filters above a table, on a phone with the filters behind one button. All of it is stored in the
 * address.
 */
export function FilterBar({ table: { state }, filters = [], searchLabel, children }: FilterBarProps) {
  const isNarrow = useNarrowWindow()
  const most = isNarrow ? 1 : MAX_INLINE
  const placed = placedFilters(filters)
  const beside = placed.length <= most ? most : isNarrow ? 0 : FIRST_BESIDE
  const group = useRef<HTMLDivElement>(null)

  function clear() {
    // The button goes with the filters.
    group.current?.focus({ preventScroll: true })
    state.clear()
  }

  return (
    <chakra.div display="flex" flexDirection="column" flex="1" gap="2" data-no-print>
      <chakra.div
        ref={group}
        role="group"
        aria-label={texts.table.filters}
        tabIndex={-1}
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="2"
      >
        <SearchBox label={searchLabel} query={state.q} onSearch={(q) => state.setQuery(q)} />
        {placed.slice(0, beside).map((filter) => (
          <FilterMenu key={filter.name} filter={filter} state={state} />
        ))}
        {placed.length > beside && (
          <FilterSheet
            label={beside > 0 ? texts.table.moreFilters : texts.table.filters}
            filters={placed.slice(beside)}
            state={state}
          />
        )}
        {children}
        <FilterChips filters={filters} state={state} />
        {state.isNarrowed && (
          <Button variant="ghost" onClick={clear}>
            {texts.clearFilters}
          </Button>
        )}
      </chakra.div>
      <LeftOutNote parts={state.leftOut} />
    </chakra.div>
  )
}
