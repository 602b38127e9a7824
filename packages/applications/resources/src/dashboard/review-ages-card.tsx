import { listAllChangeRequests } from '@portal/contract/resources/change-request-endpoints.ts'
import { figureFor } from '@portal/portal-app'
import { lastDays } from '@portal/portal-app/time'
import { zoneName } from '@portal/ui'
import { BarTable } from '@portal/ui/plot'
import { useSuspenseQuery } from '@tanstack/react-query'

/** From the longest wait to the shortest, each by the days before today on which it begins. */
const AGES = [
  { label: 'More than 30 days', days: undefined },
  { label: '8 to 30 days', days: 30 },
  { label: '4 to 7 days', days: 7 },
  { label: '1 to 3 days', days: 3 },
  { label: 'Less than a day', days: 0 },
] as const

const SERIES = [{ label: 'Waiting', tone: 'accent' }] as const

/** Begins with days, so that it stays the same while the card loads. */
function startsOfAges(): string[] {
  const ofDays = lastDays(Date.now(), 31, zoneName()).reverse()
  return AGES.map(({ days }) => new Date(days === undefined ? 0 : (ofDays[days] ?? 0)).toISOString())
}

/** How many change requests await approval, by how long they have waited. */
export default function ReviewAgesCard() {
  const { data } = useSuspenseQuery(
    figureFor(listAllChangeRequests, { query: { status: 'OPEN', countFrom: startsOfAges(), pageSize: 1 } }),
  )
  return (
    <BarTable
      title="Change requests awaiting approval, by age"
      rowHead="Waiting for"
      series={SERIES}
      rows={AGES.map(({ label }, index) => ({ label, values: [{ value: data.counts?.[index] ?? 0 }] }))}
    />
  )
}
