import type { User } from '@portal/contract/people/user-schemas.ts'
import { Moment, Overview, Text } from '@portal/ui'
import type { ReactNode } from 'react'
import { LastReason } from '../../last-reason.tsx'
import { EmailAddress } from '../email-address.tsx'
import { RoleChips } from '../role-chips.tsx'
import { USER_LABELS as labels } from '../user-labels.ts'
import { UserStatus } from '../user-status.tsx'

interface UserOverviewProps {
  readonly user: User
  /** Less important facts. */
  readonly children?: ReactNode
}

/** Facts about an operator. */
export function UserOverview({ user, children }: UserOverviewProps) {
  return (
    <Overview
      items={[
        { label: labels.status, value: <UserStatus user={user} /> },
        ...(user.suspendedReason ? [{ label: labels.suspendedReason, value: user.suspendedReason }] : []),
        { label: labels.roles, value: <RoleChips roles={user.roles} /> },
        {
          label: labels.lastSignInAt,
          value: user.lastSignInAt ? <Moment at={user.lastSignInAt} /> : <Text color="fg.muted">Never</Text>,
        },
        { label: labels.email, value: <EmailAddress email={user.email} /> },
        { label: labels.given_name, value: user.given_name },
        { label: labels.family_name, value: user.family_name },
      ]}
      events={[
        {
          what: labels.updatedAt,
          at: user.updatedAt,
          by: user.updatedBy.name,
          note: <LastReason entityType="operator" entityId={user.id} />,
        },
        { what: labels.invitedAt, at: user.invitedAt },
        { what: labels.createdAt, at: user.createdAt, by: user.createdBy.name },
      ]}
    >
      {children}
    </Overview>
  )
}
