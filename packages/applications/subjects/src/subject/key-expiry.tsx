import { CircleCheck, Hourglass, TriangleAlert } from '@lucide/icons'
import { HStack, Moment, StatusBadge, type StatusLooks } from '@portal/ui'
import { SOON_DAYS } from './soon-days.ts'

const DAY_MS = 86_400_000

const EXPIRIES: StatusLooks<'VALID' | 'SOON' | 'EXPIRED'> = {
  VALID: { label: 'Valid', tone: 'green', icon: CircleCheck },
  SOON: { label: 'Expires soon', tone: 'amber', icon: TriangleAlert },
  EXPIRED: { label: 'Expired', tone: 'red', icon: Hourglass },
}

/** The status of a key that expires at this time. */
export function expiryOf(at: string): keyof typeof EXPIRIES {
  const left = Date.parse(at) - Date.now()
  if (left <= 0) return 'EXPIRED'
  return left < SOON_DAYS * DAY_MS ? 'SOON' : 'VALID'
}

/** The day on which the first key expires, with a warning when that is soon. */
export const KeyExpiry = ({ at }: { at: string }) => (
  <HStack as="span" gap="2" wrap="wrap" display="inline-flex">
    <Moment at={at} day />
    <StatusBadge status={expiryOf(at)} looks={EXPIRIES} />
  </HStack>
)
