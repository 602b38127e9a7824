import type { Endpoint, InputOf, ResultOf } from '@portal/contract/endpoint.ts'
import { queryFor } from '@portal/session'
import { useSuspenseQuery } from '@tanstack/react-query'

/** Reads a record; the screen waits, and its boundary shows what went wrong. */
export function useLoaded<E extends Endpoint>(endpoint: E, input: InputOf<E>): ResultOf<E> {
  return useSuspenseQuery(queryFor(endpoint, input)).data
}
