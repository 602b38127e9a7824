import type { Permission } from '@portal/contract/permission-table.ts'

/** Permissions that should lie with different people, and what one person could do with all of them. */
interface DutyConflict {
  readonly permissions: readonly Permission[]
  readonly risk: string
}

export const DUTY_CONFLICTS: readonly DutyConflict[] = [
  {
    permissions: ['changeRequest.create', 'changeRequest.review.create'],
    risk: 'The same person opens change requests and approves them.',
  },
  {
    permissions: ['fileVersion.update', 'fileVersion.publish'],
    risk: 'The same person writes what consumers read and publishes it.',
  },
  {
    permissions: ['dpa.import', 'dpa.publish'],
    risk: 'The same person imports payment applications in bulk and makes them live.',
  },
  {
    permissions: ['role.update', 'user.role.add'],
    risk: 'The same person decides what a role allows and gives it to people.',
  },
  {
    permissions: ['subject.secret.create', 'subject.secret.revoke'],
    risk: 'The same person replaces the secrets of a partner without a second look.',
  },
  {
    permissions: ['idvRule.save', 'srcProfile.delete'],
    risk: 'The same person loosens identity verification and deletes consumer profiles.',
  },
]

/** The conflicts that a set of permissions brings into one hand. */
export const conflictsIn = (permissions: ReadonlySet<string>): readonly DutyConflict[] =>
  DUTY_CONFLICTS.filter((conflict) => conflict.permissions.every((permission) => permissions.has(permission)))
