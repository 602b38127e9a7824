import { useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type PageSize, pageSizeChoice } from '../theme/page-size-choice.ts'
import { type Filter, toggledValues } from './filter.ts'
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

export interface TableState extends TableValues {
  setPage(page: number): void
  /** Shows the last page in the place of one that does not exist. */
  setLastPage(page: number): void
  setPageSize(pageSize: PageSize): void
  setSort(sort: string | undefined): void
  setQuery(q: string): void
  setFilter(name: string, values: readonly string[]): void
  /** Switches one value on or off. */
  toggleFilter(filter: Filter, value: string): void
  /** Shows these columns; undefined is the list's own choice. */
  setColumns(columns: readonly string[] | undefined): void
  /** Takes the search and all filters away. */
  clear(): void
  /** The last page that page numbers reach. */
  deepestPage: number
  /** What the address asks for and the list cannot give, in words. */
  leftOut: readonly string[]
  /** True when the search or a filter narrows the list. */
  isNarrowed: boolean
  /** What the list shows, as a query; two addresses that show the same have the same. */
  query: string
  /** Any query in that form. */
  normalize(query: string): string
}

export interface TableStateOptions {
  defaultSort?: string | undefined
  /** What the list can use of the address (a constant). */
  known?: KnownParts | undefined
}

/** The state of a list, kept in the address: `?q=&status=ACTIVE,SUSPENDED&sort=-updatedAt&page=2&size=25`. */
export function useTableState({ defaultSort, known }: TableStateOptions = {}): TableState {
  const [params, setParams] = useSearchParams()
  // What is shown, and what was asked for since: who is quick asks for more before the screen has followed.
  const asked = useRef([params])
  useEffect(() => {
    const steps = asked.current
    const place = steps.findIndex((step) => step.toString() === params.toString())
    asked.current = place < 0 ? [params] : steps.slice(place)
  }, [params])

  // What the address asked for before it was put right.
  const [before, setBefore] = useState<readonly string[]>([])

  return useMemo(() => {
    const defaults = { sort: defaultSort, pageSize: pageSizeChoice.get(), known }
    const values = readTableState(params, defaults)

    // A new search is no step to go back to; a new page, order or filter is.
    function change(changed: (last: TableValues) => Partial<TableValues>, replace = false) {
      const from = asked.current.at(-1) ?? params
      const last = readTableState(from, defaults)
      const to = writeTableState(from, { ...last, page: 1, ...changed(last) }, defaults)
      asked.current.push(to)
      setParams(to, { replace })
      setBefore([])
    }
    const changeFilter = (name: string, changed: (chosen: readonly string[]) => readonly string[]) =>
      change(({ filters }) => ({ filters: { ...filters, [name]: [...changed(filters[name] ?? [])] } }))

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
      setFilter: (name, chosen) => changeFilter(name, () => chosen),
      toggleFilter: (filter, value) =>
        changeFilter(filter.name, (chosen) => toggledValues(filter, chosen, value)),
      setColumns: (columns) => change(({ page }) => ({ columns: columns && [...columns], page }), true),
      clear: () => change(() => ({ q: '', filters: {} })),
    }
  }, [params, setParams, defaultSort, known, before])
}
