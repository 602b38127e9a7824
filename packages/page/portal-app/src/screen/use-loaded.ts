import type { Endpoint, InputOf, ResultOf } from '@portal/contract/endpoint.ts'
import { ApiError, queryFor } from '@portal/session'
import { leaveGuard } from '@portal/ui/kit'
import { useSuspenseQuery } from '@tanstack/react-query'

interface Refreshing<Record> {
  /** How soon a record that changes by itself is read again while it is looked at; `false` once it does no longer. */
  refreshMs?(record: Record): number | false
}

/** Reads a record; the screen waits, and its boundary shows what went wrong. */
export function useLoaded<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { refreshMs }: Refreshing<ResultOf<E>> = {},
): ResultOf<E> {
  const { data, error } = useSuspenseQuery({
    ...queryFor(endpoint, input, { errors: 'here' }),
    refetchInterval: ({ state }) => (refreshMs && state.data !== undefined ? refreshMs(state.data) : false),
  })
  // What was deleted meanwhile is not shown as if it were there, unless somebody types and would lose that.
  if (error instanceof ApiError && error.status === 404 && !leaveGuard.isHolding()) throw error
  return data
}
