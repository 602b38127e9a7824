import type { Endpoint, InputOf } from '@portal/contract/endpoint.ts'
import { queryFor } from '@portal/session'

/** Cached, so navigating back does not refetch; writes invalidate it. */
const FRESH_MS = 60_000

type Figure<E extends Endpoint> = ReturnType<typeof queryFor<E>> & { staleTime: number }

/** Options for a query that only counts: a card's figure may be a minute old. */
export const figureFor = <E extends Endpoint>(endpoint: E, input: InputOf<E>): Figure<E> => ({
  ...queryFor(endpoint, input, { errors: 'here' }),
  staleTime: FRESH_MS,
})
