import { listDeveloperUsers } from '@portal/contract/developer-portal/developer-user-endpoints.ts'
import { useLoaded } from '@portal/portal-app'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PENDING_QUERY } from './developer-user-filters.ts'

/** Who comes without a wish of their own sees those who wait, if there are any. Gives how many that are. */
export function usePendingFirst(): number {
  const { page } = useLoaded(listDeveloperUsers, { query: { status: 'PENDING', pageSize: 1 } })
  const [params, setParams] = useSearchParams()
  const open = useEffectEvent(() => {
    if (params.size === 0 && page.totalItems > 0) setParams(PENDING_QUERY, { replace: true })
  })
  useEffect(() => open(), [])
  return page.totalItems
}
