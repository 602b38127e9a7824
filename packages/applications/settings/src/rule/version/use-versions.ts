import { listIdvRulesHistory } from '@portal/contract/idv/idv-endpoints.ts'
import { DEFAULT_PAGE_SIZE } from '@portal/contract/page-size.ts'
import { call } from '@portal/session'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { OF_SYSTEM } from '../set/saved-rules.ts'
import { versionsOf } from './versions-of.ts'

/** The loaded versions of the rules, newest first. */
export function useVersions() {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery({
    queryKey: [listIdvRulesHistory.name, OF_SYSTEM, 'versions'],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      call(
        listIdvRulesHistory,
        {
          ...OF_SYSTEM,
          query: { page: pageParam, pageSize: DEFAULT_PAGE_SIZE, include: 'snapshot', only: 'changes' },
        },
        { errors: 'here', signal },
      ),
    getNextPageParam: ({ items }, _pages, page) =>
      items.length === DEFAULT_PAGE_SIZE ? page + 1 : undefined,
  })
  const versions = useMemo(
    () =>
      versionsOf(
        data.pages.flatMap(({ items }) => items),
        !hasNextPage,
      ),
    [data, hasNextPage],
  )
  return {
    versions,
    /** Loads older ones; undefined if there are none. */
    older: hasNextPage ? () => void fetchNextPage() : undefined,
    isLoadingOlder: isFetchingNextPage,
  }
}
