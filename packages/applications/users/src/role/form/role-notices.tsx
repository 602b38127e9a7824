import type { Role } from '@portal/contract/roles/role-schemas.ts'
import { accessOf, useSession } from '@portal/session'
import { Notice } from '@portal/ui'

/** Explains up front why a role cannot be changed here. */
export function RoleNotices({ role }: { role: Role }) {
  const { permissions } = accessOf(useSession())
  const lacking = role.resources.filter((permission) => !permissions.has(permission))
  if (role.builtIn) {
    return (
      <Notice kind="info" title="Built-in roles cannot be changed">
        Copy it to create a custom role.
      </Notice>
    )
  }
  if (lacking.length === 0) return null
  return (
    <Notice kind="warning" title="This role grants more than you hold">
      You cannot grant permissions you do not have, so you cannot save while the role has:{' '}
      {lacking.join(', ')}. Remove them, or ask someone who holds them.
    </Notice>
  )
}
