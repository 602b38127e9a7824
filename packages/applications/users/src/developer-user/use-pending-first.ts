import { listDeveloperUsers } from '@portal/contract/developer-portal/developer-user-endpoints.ts'
import { useLoaded } from '@portal/portal-app'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PENDING } from './developer-user-filters.ts'

interface PendingFirst {
  readonly pending: number
  /** The list is about to switch to pending registrations. */
  readonly isOpening: boolean
}

/** Without filters in the address, shows pending registrations if there are any. */
export function usePendingFirst(): PendingFirst {
  const { page } = useLoaded(listDeveloperUsers, { query: { status: 'PENDING', pageSize: 1 } })
  const [params, setParams] = useSearchParams()
  const [isOpening, setIsOpening] = useState(params.size === 0 && page.totalItems > 0)
  if (isOpening && params.size > 0) setIsOpening(false)
  const open = useEffectEvent(() => {
    if (isOpening) setParams(PENDING, { replace: true })
  })
  useEffect(() => open(), [])
  return { pending: page.totalItems, isOpening }
}
