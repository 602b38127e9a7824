import { useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type PageSize, pageSizeChoice } from '../theme/page-size-choice.ts'
import { type FilterState, toggledValues } from './filter.ts'
import { leftOutOf } from './left-out.ts'
import {
  deepestPage,
  type KnownParts,
  readTableState,
  sameListQuery,
  searchable,
  type TableValues,
  writeTableState,
} from './table-state.ts'

export interface TableState extends TableValues, FilterState {
  setPage(page: number): void
  /** Shows the last page instead of one that does not exist. */
  setLastPage(page: number): void
  setPageSize(pageSize: PageSize): void
  setSort(sort: string | undefined): void
  setQuery(q: string): void
  /** Shows these columns; undefined for the list's default. */
  setColumns(columns: readonly string[] | undefined): void
  /** Clears the search and all filters. */
  clear(): void
  /** The last page reachable by page numbers. */
  deepestPage: number
  /** The ignored parts of the address, as text. */
  leftOut: readonly string[]
  /** True when the search or a filter narrows the list. */
  isNarrowed: boolean
  /** The list's state as a query; equal for addresses that show the same. */
  query: string
  /** Normalizes any query to that form. */
  normalize(query: string): string
}

export interface TableStateOptions {
  defaultSort?: string | undefined
  /** Default: the operator's preference. */
  defaultPageSize?: PageSize | undefined
  /** The parts of an address that the list accepts (constant). */
  known?: KnownParts | undefined
}

/** The state of a list, kept in the address: `?q=&status=ACTIVE,SUSPENDED&sort=-updatedAt&page=2&size=25`. */
export function useTableState({ defaultSort, defaultPageSize, known }: TableStateOptions = {}): TableState {
  const [params, setParams] = useSearchParams()
  // The rendered state and later requests: quick operators change more before the screen updates.
  const asked = useRef([params])
  useEffect(() => {
    const steps = asked.current
    const place = steps.findIndex((step) => step.toString() === params.toString())
    asked.current = place < 0 ? [params] : steps.slice(place)
  }, [params])

  // Ignored parts of the address before it was corrected.
  const [before, setBefore] = useState<readonly string[]>([])

  return useMemo(() => {
    const defaults = { sort: defaultSort, pageSize: defaultPageSize ?? pageSizeChoice.get(), known }
    const values = readTableState(params, defaults)

    // A search replaces the history entry; a page, order or filter adds one.
    function change(changed: (last: TableValues) => Partial<TableValues>, replace = false) {
      const from = asked.current.at(-1) ?? params
      const last = readTableState(from, defaults)
      const to = writeTableState(from, { ...last, page: 1, ...changed(last) }, defaults)
      asked.current.push(to)
      setParams(to, { replace })
      setBefore([])
    }
    const setFilters = (chosen: Readonly<Record<string, string[]>>) =>
      change(({ filters }) => ({ filters: { ...filters, ...chosen } }))

    return {
      ...values,
      deepestPage: deepestPage(known, values.pageSize),
      leftOut: [...before, ...(known ? leftOutOf(params, values, known) : [])],
      isNarrowed: values.q !== '' || Object.keys(values.filters).length > 0,
      query: sameListQuery(params.toString(), defaults),
      normalize: (query) => sameListQuery(query, defaults),
      setPage: (page) => change(() => ({ page })),
      setLastPage: (page) => {
        change(() => ({ page }), true)
        if (known) setBefore(leftOutOf(params, { ...values, page }, known))
      },
      setPageSize: (size) => {
        change(() => ({ pageSize: size }))
        pageSizeChoice.set(size)
      },
      setSort: (sort) => change(() => ({ sort })),
      setQuery: (q) => change(() => ({ q: searchable(q) }), true),
      setFilters,
      setFilter: (name, chosen) => setFilters({ [name]: [...chosen] }),
      toggleFilter: (filter, value) =>
        change(({ filters }) => ({
          filters: { ...filters, [filter.name]: toggledValues(filter, filters[filter.name] ?? [], value) },
        })),
      setColumns: (columns) => change(({ page }) => ({ columns: columns && [...columns], page }), true),
      clear: () => change(() => ({ q: '', filters: {} })),
    }
  }, [params, setParams, defaultSort, defaultPageSize, known, before])
}
