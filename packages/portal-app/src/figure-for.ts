import type { Endpoint, InputOf } from '@portal/contract/endpoint.ts'
import { queryFor } from '@portal/session'

/** How old a figure may be: who goes to and fro asks once, and what a write has changed is asked for anew anyway. */
const FRESH_MS = 60_000

/** Options for a query that only counts: a figure of a card is true to the minute. */
export const figureFor = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => ({
  ...queryFor(endpoint, input),
  staleTime: FRESH_MS,
})
