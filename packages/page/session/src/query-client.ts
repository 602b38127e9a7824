import type { Endpoint, InputOf, ResultOf } from '@portal/contract/endpoint.ts'
import { QueryClient, queryOptions } from '@tanstack/react-query'
import type { Call, CallOptions } from './http-client.ts'

/** One cache for all applications. Retries belong to `call`, so the cache adds none. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 5_000, gcTime: 300_000, refetchOnWindowFocus: true },
      mutations: { retry: false },
    },
  })
}

/** Query functions over `call`. The key is made from the endpoint's name, so nobody writes one by hand. */
export function createQueries(client: QueryClient, call: Call) {
  return {
    /** Options for `useQuery` and its kin. An error is a toast, unless the caller shows it (`errors`). */
    queryFor: <E extends Endpoint>(
      endpoint: E,
      input: InputOf<E>,
      { errors }: Pick<CallOptions, 'errors'> = {},
    ) =>
      queryOptions<ResultOf<E>>({
        queryKey: [endpoint.name, input],
        queryFn: ({ signal }) => call(endpoint, input, { ...(errors && { errors }), signal }),
        // A read that leaves a trace in the history is made when somebody asks, not when a window gets the focus.
        ...(endpoint.audit && { staleTime: Number.POSITIVE_INFINITY }),
      }),

    /** Marks the reads stale that a write has changed, as the contract names them. */
    invalidateAfter: async (endpoint: Endpoint): Promise<void> => {
      const stale = endpoint.changes?.() ?? []
      await Promise.all(stale.map(({ name }) => client.invalidateQueries({ queryKey: [name] })))
    },
  }
}
