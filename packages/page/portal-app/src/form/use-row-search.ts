import type { Endpoint, InputOf } from '@portal/contract/endpoint.ts'
import type { RowOf } from '@portal/contract/page-of.ts'
import { queryFor, useCan } from '@portal/session'
import type { OptionSearch } from '@portal/ui/form'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listInput, pageIn } from '../list/list-call.ts'

const MIN_QUERY_LENGTH = 2
const MAX_OPTIONS = 10

/** A search of a list by what is typed. */
export interface RowSearch<Row> {
  /** The rows found, which stay until those for the next text arrive; `undefined` if nothing was searched. */
  readonly rows: readonly Row[] | undefined
  /** Whether the operator may search. */
  readonly maySearch: boolean
  /** For the field that is typed in. */
  readonly search: OptionSearch
}

/**
 * Finds the first rows of a list that match what is typed in a field, from two characters.
 * @param input What narrows or sorts the list besides.
 * @param initial What the field begins with.
 */
export function useRowSearch<E extends Endpoint>(
  endpoint: E,
  input: Omit<InputOf<E>, 'body'>,
  initial = '',
): RowSearch<RowOf<E>> {
  const [typed, setTyped] = useState(initial)
  const maySearch = useCan(endpoint)
  const isSearched = maySearch && typed.trim().length >= MIN_QUERY_LENGTH
  const { data, isFetching } = useQuery({
    ...queryFor(endpoint, listInput<E>(input, { q: typed, pageSize: MAX_OPTIONS })),
    enabled: isSearched,
    placeholderData: keepPreviousData,
  })
  return {
    rows: isSearched && data ? pageIn<E>(data).items : undefined,
    maySearch,
    search: { onType: setTyped, isWaiting: isFetching, isSearched },
  }
}
