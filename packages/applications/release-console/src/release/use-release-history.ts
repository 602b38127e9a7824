import { listReleases } from '@portal/contract/releases/release-endpoints.ts'
import { call } from '@portal/session'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { inEnvironment } from '../environment/environment.ts'
import { REFRESH_MS } from '../environment/refresh.ts'

const AT_ONCE = 10
/** Starts with the newest release. */
const NEWEST: number | undefined = undefined

/** The releases loaded so far, newest first. */
export function useReleaseHistory() {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery({
    queryKey: [listReleases.name, inEnvironment],
    initialPageParam: NEWEST,
    queryFn: ({ pageParam, signal }) =>
      call(
        listReleases,
        {
          ...inEnvironment,
          query: { limit: AT_ONCE, ...(pageParam !== undefined && { before: pageParam }) },
        },
        { errors: 'here', signal },
      ),
    getNextPageParam: ({ before }) => before,
    refetchInterval: REFRESH_MS,
  })
  return {
    releases: data.pages.flatMap(({ items }) => items),
    /** Loads older releases; undefined when there are none. */
    older: hasNextPage ? () => void fetchNextPage() : undefined,
    isLoadingOlder: isFetchingNextPage,
  }
}
