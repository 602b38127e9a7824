import type { Endpoint, InputOf, ResultOf } from '@portal/contract/endpoint.ts'
import { ApiError, queryFor } from '@portal/session'
import { leaveGuard } from '@portal/ui/blocks'
import { useSuspenseQuery } from '@tanstack/react-query'

interface Refreshing<Item> {
  /** Refetch interval in milliseconds for a record that changes by itself; `false` once it no longer does. */
  refreshMs?(record: Item): number | false
}

/** Reads a record; suspends the screen, and its boundary shows errors. */
export function useLoaded<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { refreshMs }: Refreshing<ResultOf<E>> = {},
): ResultOf<E> {
  const { data, error } = useSuspenseQuery({
    ...queryFor(endpoint, input, { errors: 'here' }),
    refetchInterval: ({ state }) => (refreshMs && state.data !== undefined ? refreshMs(state.data) : false),
  })
  // Do not show a deleted record as if it existed, unless the operator would lose input.
  if (error instanceof ApiError && error.status === 404 && !leaveGuard.isHolding()) throw error
  return data
}
