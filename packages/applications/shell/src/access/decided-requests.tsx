import { listMyAccessRequests } from '@portal/contract/people/access-request-endpoints.ts'
import { queryFor, type User } from '@portal/session'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deviceValue, isText, listOf, useDeviceValue } from '../device/device-value.ts'
import { useNews } from '../device/use-news.ts'
import { accessNewsOf, openOnes } from './access-news.ts'

const CHECK_INTERVAL_MS = 60_000

const NOTHING_OPEN: readonly string[] = []

/** The requests that were open at the last check, shared by all tabs of this device. */
const openOf = (sub: string) => deviceValue(`portal.access.${sub}`, NOTHING_OPEN, listOf(isText))

/**
 * Notifies the operator wherever they are when a colleague decides on their request for access. Asks only while
 * one is open: the pages that request access read the requests for the first time.
 */
export function DecidedRequests({ user }: { user: User }) {
  const [known] = useState(() => openOf(user.sub))
  const { data } = useQuery({
    ...queryFor(listMyAccessRequests, {}, { errors: 'nowhere' }),
    enabled: useDeviceValue(known).length > 0,
    refetchInterval: CHECK_INTERVAL_MS,
  })
  useNews(known, data?.items, { keysOf: openOnes, newsOf: accessNewsOf })
  return null
}
