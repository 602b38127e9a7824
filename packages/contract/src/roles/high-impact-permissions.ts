import type { Permission } from '../permission-table.ts'

/** Permissions that an access review checks first, with their warnings. */
const HIGH_IMPACT_PERMISSIONS: readonly { permission: Permission; warning: string }[] = [
  { permission: 'srcProfile.delete', warning: 'Can delete consumer profiles' },
  { permission: 'role.update', warning: 'Can change what roles allow' },
  { permission: 'role.publish', warning: 'Can publish roles' },
  { permission: 'user.role.add', warning: 'Can assign roles' },
  { permission: 'user.delete', warning: 'Can delete users' },
  { permission: 'subject.secret.create', warning: 'Can create secrets' },
  { permission: 'subject.publish', warning: 'Can publish subjects' },
  { permission: 'dpa.publish', warning: 'Can publish payment applications' },
  { permission: 'dpa.import', warning: 'Can import payment applications' },
  { permission: 'fileVersion.publish', warning: 'Can publish resources' },
  { permission: 'idvRule.save', warning: 'Can change identity verification' },
]

/** The warnings for a set of permissions. */
export function warningsOf(permissions: ReadonlySet<string>): readonly string[] {
  return HIGH_IMPACT_PERMISSIONS.filter(({ permission }) => permissions.has(permission)).map(
    ({ warning }) => warning,
  )
}
