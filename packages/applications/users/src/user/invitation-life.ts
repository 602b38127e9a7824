import { INVITATION_DAYS } from '@portal/contract/people/user.ts'
import type { User } from '@portal/contract/people/user-schemas.ts'
import { startOfDay } from '@portal/portal-app/time'
import { zoneName } from '@portal/ui'

const DAY_MS = 86_400_000

const days = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

type Invited = Pick<User, 'invitedAt' | 'createdAt'>

/** When the last invitation was sent. */
export const lastInvitedAt = ({ invitedAt, createdAt }: Invited): string => invitedAt ?? createdAt

/** When the invitation link expires. */
const endOf = (user: Invited) => Date.parse(lastInvitedAt(user)) + INVITATION_DAYS * DAY_MS

/** Whether the invitation link has expired. */
export const isInvitationOver = (user: Invited, now = Date.now()): boolean => endOf(user) <= now

/** The calendar days between two moments, in the preferred time zone. */
function daysBetween(from: number, to: number): number {
  const zone = zoneName()
  // Rounded, because a day on which the clocks change has 23 or 25 hours.
  return Math.round((startOfDay(to, zone) - startOfDay(from, zone)) / DAY_MS)
}

/** The time left on an invitation, as text. */
export function invitationLife(user: Invited, now = Date.now()): string {
  if (isInvitationOver(user, now)) return 'Expired'
  return `Expires ${days.format(daysBetween(now, endOf(user)), 'day')}`
}
