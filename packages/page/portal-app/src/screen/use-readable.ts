import type { AnyInput, Endpoint, InputOf, ResultOf } from '@portal/contract/endpoint.ts'
import { queryFor, useCan } from '@portal/session'
import { useSuspenseQueries } from '@tanstack/react-query'

/** Reads a record as `useLoaded` does; undefined for operators who cannot make the call. */
export function useReadable<E extends Endpoint>(endpoint: E, input: InputOf<E>): ResultOf<E> | undefined {
  const { params }: AnyInput = input
  const mayRead = useCan(endpoint, params)
  // Filtered, because the type of `mayRead ? [query] : []` would lose the result.
  const queries = [queryFor(endpoint, input, { errors: 'here' })].filter(() => mayRead)
  const [read] = useSuspenseQueries({ queries })
  return read?.data
}
