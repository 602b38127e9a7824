import type { Endpoint, InputOf, ResultOf } from '@portal/contract/endpoint.ts'
import { staleReads } from '@portal/contract/history/stale-reads.ts'
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

/**
 * Refetches what screens read from one endpoint. The cache lets a first fetch in progress finish, although it may have
 * missed the write, so that fetch is repeated.
 */
async function invalidate(client: QueryClient, name: string): Promise<void> {
  const queryKey = [name]
  const first = client.isFetching({ queryKey, predicate: ({ state }) => state.data === undefined })
  await client.invalidateQueries({ queryKey })
  if (first) await client.invalidateQueries({ queryKey })
}

/** Query options that use `call`. Keys are derived from the endpoint's name. */
export function createQueries(client: QueryClient, call: Call) {
  return {
    /**
     * Options for `useQuery` and related hooks. Errors are shown as a toast, unless the caller shows them
     * (`errors`).
     */
    queryFor: <E extends Endpoint>(
      endpoint: E,
      input: InputOf<E>,
      { errors }: Pick<CallOptions, 'errors'> = {},
    ) =>
      queryOptions<ResultOf<E>>({
        queryKey: [endpoint.name, input],
        queryFn: ({ signal }) => call(endpoint, input, { ...(errors && { errors }), signal }),
        // Audited reads run only on request, not when a window gets the focus.
        ...(endpoint.audit && { staleTime: Number.POSITIVE_INFINITY }),
      }),

    /** Invalidates the reads that a write changes, according to the contract. */
    invalidateAfter: async (endpoint: Endpoint): Promise<void> => {
      await Promise.all(staleReads(endpoint).map((name) => invalidate(client, name)))
    },
  }
}
