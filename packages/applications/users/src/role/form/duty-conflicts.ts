import type { Permission } from '@portal/contract/permission-table.ts'

/** Permissions that should be held by different people, with the risk when one person holds them all. */
interface DutyConflict {
  readonly permissions: readonly Permission[]
  readonly risk: string
}

export const DUTY_CONFLICTS: readonly DutyConflict[] = [
  {
    permissions: ['changeRequest.create', 'changeRequest.review.create'],
    risk: 'The same person opens and approves change requests.',
  },
  {
    permissions: ['fileVersion.update', 'fileVersion.publish'],
    risk: 'The same person writes and publishes what consumers read.',
  },
  {
    permissions: ['dpa.import', 'dpa.publish'],
    risk: 'The same person imports payment applications in bulk and makes them live.',
  },
  {
    permissions: ['role.update', 'user.role.add'],
    risk: 'The same person defines roles and assigns them.',
  },
  {
    permissions: ['subject.secret.create', 'subject.secret.revoke'],
    risk: "The same person replaces a partner's secrets without review.",
  },
  {
    permissions: ['idvRule.save', 'srcProfile.delete'],
    risk: 'The same person loosens identity verification and deletes consumer profiles.',
  },
]

/** The conflicts of duties in a set of permissions. */
export const conflictsIn = (permissions: ReadonlySet<string>): readonly DutyConflict[] =>
  DUTY_CONFLICTS.filter((conflict) => conflict.permissions.every((permission) => permissions.has(permission)))
