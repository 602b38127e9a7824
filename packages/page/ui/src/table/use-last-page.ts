import { useEffect, useEffectEvent } from 'react'
import type { TableView } from './table-view.ts'

type ShownPage = Pick<TableView<unknown>, 'state' | 'rows' | 'total' | 'isRefreshing'>

/**
 * Goes to the last page when the one in the address no longer exists, such as after its last row was deleted.
 */
export function useLastPage({ state, rows, total = 0, isRefreshing }: ShownPage) {
  const lastPage = Math.max(1, Math.ceil(total / state.pageSize))
  const beyond = rows?.length === 0 && !isRefreshing && state.page > lastPage
  const goBack = useEffectEvent(() => state.setLastPage(lastPage))

  useEffect(() => {
    if (beyond) goBack()
  }, [beyond])
}
