import { listDpas } from '@portal/contract/dpas/dpa-endpoints.ts'
import type { Status } from '@portal/contract/subjects/subject.ts'
import { call } from '@portal/session'
import { formatCount, formatNumber } from '@portal/ui'

type Query = Readonly<Record<string, unknown>>

/** Whether a filter, if set, admits a value. */
const admits = (filter: unknown, value: string) => filter === undefined || [filter].flat().includes(value)

/** How many of the DPAs that match a query have this status, and are published if so asked. */
async function countOf(query: Query, status: Status, isPublished = false): Promise<number> {
  const publicationStatus = isPublished ? ('PUBLISHED' as const) : undefined
  if (!admits(query.status, status)) return 0
  if (publicationStatus && !admits(query.publicationStatus, publicationStatus)) return 0
  const narrowed = { ...query, status, ...(publicationStatus && { publicationStatus }), pageSize: 1 }
  return (await call(listDpas, { query: narrowed }, { errors: 'here' })).page.totalItems
}

/**
 * How a status change affects all DPAs that match a query: how many change, how many are live, and how many
 * stay; `happens` says what happens to live ones.
 */
export const impactOnMatching = (from: Status, happens: string) => async (query: Query, count: number) => {
  const [changing, live] = await Promise.all([countOf(query, from), countOf(query, from, true)])
  const unchanged = count - changing
  return [
    `${formatCount(changing, 'payment application')} will change.`,
    `${formatNumber(live)} of them are live now: immediately, without publishing, ${happens}.`,
    ...(unchanged > 0
      ? [
          `${formatNumber(unchanged)} stay as they are: ${from === 'ACTIVE' ? 'suspended' : 'active'} already.`,
        ]
      : []),
  ]
}
