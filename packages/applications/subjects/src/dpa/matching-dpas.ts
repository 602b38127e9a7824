import { countDpas } from '@portal/contract/dpas/dpa-endpoints.ts'
import type { Status } from '@portal/contract/subjects/subject.ts'
import { call } from '@portal/session'
import { formatCount, formatNumber } from '@portal/ui'

type Query = Readonly<Record<string, unknown>>

const NONE = { total: 0, published: 0, initiators: 0 }

/** Whether a filter, if set, admits a value. */
const admits = (filter: unknown, value: string) => filter === undefined || [filter].flat().includes(value)

/** How many DPAs match a query. */
export const countMatching = async (query: Query): Promise<number> => (await call(countDpas, { query })).total

/** The DPAs with this status among those that match a query. */
const countsOf = (query: Query, status: Status) =>
  admits(query.status, status) ? call(countDpas, { query: { ...query, status } }, { errors: 'here' }) : NONE

/**
 * How a status change affects all DPAs that match a query: how many change and whose they are, how many are
 * live, and how many stay; `happens` says what happens to live ones.
 */
export const impactOnMatching = (from: Status, happens: string) => async (query: Query, count: number) => {
  const { total, published, initiators } = await countsOf(query, from)
  const unchanged = count - total
  return [
    `${formatCount(total, 'payment application')} of ${formatCount(initiators, 'initiator')} will change.`,
    `${formatNumber(published)} of them are live now: immediately, without publishing, ${happens}.`,
    ...(unchanged > 0
      ? [
          `${formatNumber(unchanged)} stay as they are: ${from === 'ACTIVE' ? 'suspended' : 'active'} already.`,
        ]
      : []),
  ]
}
