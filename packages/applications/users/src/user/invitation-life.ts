import { INVITATION_DAYS } from '@portal/contract/people/user.ts'
import type { User } from '@portal/contract/people/user-schemas.ts'

const DAY_MS = 86_400_000

const days = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

type Invited = Pick<User, 'invitedAt' | 'createdAt'>

/** When the last invitation was sent. */
export const lastInvitedAt = ({ invitedAt, createdAt }: Invited): string => invitedAt ?? createdAt

/** How long an invitation link is valid, in days. */
const msLeft = (user: Invited, now: number) =>
  Date.parse(lastInvitedAt(user)) + INVITATION_DAYS * DAY_MS - now

/** Whether the invitation link has expired. */
export const isInvitationOver = (user: Invited, now = Date.now()): boolean => msLeft(user, now) <= 0

/** The time left on an invitation, as text. */
export function invitationLife(user: Invited, now = Date.now()): string {
  if (isInvitationOver(user, now)) return 'Expired'
  return `Expires ${days.format(Math.floor(msLeft(user, now) / DAY_MS), 'day')}`
}
