import type { Endpoint, InputOf } from '@portal/contract/endpoint.ts'
import { queryFor } from '@portal/session'

/** How old a figure may be: who goes to and fro asks once, and what a write has changed is requested again anyway. */
const FRESH_MS = 60_000

type Figure<E extends Endpoint> = ReturnType<typeof queryFor<E>> & { staleTime: number }

/** Options for a query that only counts: a figure of a card is true to the minute. */
export const figureFor = <E extends Endpoint>(endpoint: E, input: InputOf<E>): Figure<E> => ({
  ...queryFor(endpoint, input, { errors: 'here' }),
  staleTime: FRESH_MS,
})
