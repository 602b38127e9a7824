import type { Endpoint, InputOf } from '@portal/contract/endpoint.ts'
import type { RowOf } from '@portal/contract/page-of.ts'
import { MAX_FILTER_VALUES, MAX_ROW } from '@portal/contract/page-size.ts'
import { ApiError, queryFor } from '@portal/session'
import type { Column, Filter } from '@portal/ui'
import { type TableView, useLastPage, useTableState } from '@portal/ui/blocks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { use, useMemo, useState } from 'react'
import { RowContext } from '../screen/row-context.ts'
import { listInput, pageIn } from './list-call.ts'

/** A list as its table shows it, with the input of its request. */
export interface ListedRows<E extends Endpoint> extends TableView<RowOf<E>> {
  readonly input: InputOf<E>
}

interface TableOptions<E extends Endpoint> {
  /** Input that is not in the address: path parameters and fixed filters. */
  readonly input?: Omit<InputOf<E>, 'body'> | undefined
  readonly filters?: readonly Filter[]
  /** Columns that rows can be sorted by, and that an address may name. */
  readonly columns?: readonly Pick<Column<RowOf<E>>, 'key' | 'sortable'>[]
  /** Default: the order in the screen's row. */
  readonly defaultSort?: string | undefined
  refreshMs?: ((rows: readonly RowOf<E>[]) => number) | undefined
}

const none: readonly never[] = []

/** A list that failed longer ago is refetched when its screen opens. */
const FRESH_ERROR_MS = 5_000

/** A retry would get the same response. */
const isRefused = (error: unknown) => error instanceof ApiError && [400, 403].includes(error.status)

const OFFLINE = { message: 'You are offline. This list loads when the connection is back.' }

/**
 * The state of a list for its table: search, filters, order and page are in the address, rows come from the
 * endpoint, and old rows stay until new ones load.
 */
export function useTable<E extends Endpoint>(endpoint: E, options: TableOptions<E>): ListedRows<E> {
  const { filters = none, columns = none, refreshMs } = options
  const screen = use(RowContext)
  const row = screen?.list === endpoint ? screen : undefined
  const defaultSort = options.defaultSort ?? row?.sort
  const known = useMemo(
    () => ({ filters, columns, deepestRow: MAX_ROW, mostValues: MAX_FILTER_VALUES }),
    [filters, columns],
  )
  const state = useTableState({ defaultSort, defaultPageSize: row?.pageSize, known })
  const { page, pageSize, sort, q } = state
  const asked = { ...state.filters, page, pageSize, ...(sort && { sort }), ...(q && { q }) }
  const input = listInput<E>(options.input ?? {}, asked)

  const { data, error, isPending, isFetching, isPaused, isPlaceholderData, refetch } = useQuery({
    ...queryFor(endpoint, input, { errors: 'here' }),
    placeholderData: keepPreviousData,
    // The request may have failed a moment ago, while the screen was still loading.
    retryOnMount: ({ state: { errorUpdatedAt } }) => Date.now() - errorUpdatedAt > FRESH_ERROR_MS,
    refetchInterval: ({ state: { data: known, error: refusal } }) =>
      refreshMs && !isRefused(refusal) ? refreshMs(known ? pageIn<E>(known).items : []) : false,
  })
  const list = useKept(data && pageIn<E>(data), error !== null)
  const shown = {
    state,
    rows: list?.items,
    total: list?.page.totalItems,
    // A list that refreshes continuously must not flicker.
    isRefreshing: refreshMs ? isPlaceholderData : isFetching && !isPending,
  }
  useLastPage(shown)
  return {
    ...shown,
    input,
    capped: list?.page.totalRelation === 'GTE',
    isLoading: isPending,
    error: error ?? (isPending && isPaused ? OFFLINE : undefined),
    retry: () => void refetch(),
  }
}

/** Keeps the last value while its replacement cannot be loaded. */
function useKept<Value>(value: Value | undefined, failed: boolean): Value | undefined {
  const [kept, setKept] = useState(value)
  if (value !== undefined && value !== kept) setKept(value)
  return value ?? (failed ? kept : undefined)
}
