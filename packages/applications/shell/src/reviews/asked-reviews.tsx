import { listAllChangeRequests } from '@portal/contract/resources/change-request-reads.ts'
import { queryFor, type User } from '@portal/session'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deviceValue, isText, listOf } from '../device/device-value.ts'
import { useNews } from '../device/use-news.ts'
import { reviewNewsOf } from './review-news.ts'

/** Number of the newest requests that are checked; older ones are on the dashboard. */
const LOOKED_AT = 20
const CHECK_INTERVAL_MS = 60_000

const NOTHING_KNOWN: readonly string[] = []

/** The requests already reported to the operator, shared by all tabs of this device. */
const knownTo = (sub: string) => deviceValue(`portal.reviews.${sub}`, NOTHING_KNOWN, listOf(isText))

/** Notifies the operator wherever they are when a colleague asks them for a review. */
export function AskedReviews({ user }: { user: User }) {
  const [known] = useState(() => knownTo(user.sub))
  const { data } = useQuery({
    ...queryFor(
      listAllChangeRequests,
      { query: { isAskedOfMe: 'true', awaitsMyReview: 'true', pageSize: LOOKED_AT } },
      { errors: 'nowhere' },
    ),
    refetchInterval: CHECK_INTERVAL_MS,
  })
  useNews(known, data?.items, { keysOf: (requests) => requests.map(({ id }) => id), newsOf: reviewNewsOf })
  return null
}
