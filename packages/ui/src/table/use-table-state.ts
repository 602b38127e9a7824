import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import {
  type PageSize,
  readTableState,
  searchable,
  type TableValues,
  writeTableState,
} from './table-state.ts'

export interface TableState extends TableValues {
  setPage(page: number): void
  setPageSize(pageSize: PageSize): void
  setSort(sort: string | undefined): void
  setQuery(q: string): void
  setFilter(name: string, values: readonly string[]): void
  /** Takes the search and all filters away. */
  clear(): void
  /** True when the search or a filter narrows the list. */
  isNarrowed: boolean
}

export interface TableStateOptions {
  defaultSort?: string | undefined
  pageSize?: PageSize | undefined
  /** Names of the filters the server knows (a constant list): it refuses all others. */
  filters?: readonly string[] | undefined
}

/** The state of a list, kept in the address: `?q=&status=ACTIVE,SUSPENDED&sort=-updatedAt&page=2&size=25`. */
export function useTableState({ defaultSort, pageSize, filters }: TableStateOptions = {}): TableState {
  const [params, setParams] = useSearchParams()

  return useMemo(() => {
    const defaults = { sort: defaultSort, pageSize, filters }
    const values = readTableState(params, defaults)
    // A new search is no step to go back to; a new page, order or filter is.
    const change = (changes: Partial<TableValues>, replace = false) =>
      setParams(writeTableState(params, { ...values, page: 1, ...changes }, defaults), { replace })

    return {
      ...values,
      isNarrowed: values.q !== '' || Object.keys(values.filters).length > 0,
      setPage: (page) => change({ page }),
      setPageSize: (size) => change({ pageSize: size }),
      setSort: (sort) => change({ sort }),
      setQuery: (q) => change({ q: searchable(q) }, true),
      setFilter: (name, chosen) => change({ filters: { ...values.filters, [name]: [...chosen] } }),
      clear: () => change({ q: '', filters: {} }),
    }
  }, [params, setParams, defaultSort, pageSize, filters])
}
