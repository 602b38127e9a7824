import type { Role } from '@portal/contract/roles/role-schemas.ts'
import { accessOf, useSession } from '@portal/session'
import { Notice } from '@portal/ui'

/** Why a role cannot be changed here, before anybody tries. */
export function RoleNotices({ role }: { role: Role }) {
  const { permissions } = accessOf(useSession())
  const lacking = role.resources.filter((permission) => !permissions.has(permission))
  if (role.builtIn) {
    return (
      <Notice kind="info" title="Built-in roles cannot be changed">
        Copy it to make a role of your own from it.
      </Notice>
    )
  }
  if (lacking.length === 0) return null
  return (
    <Notice kind="warning" title="This role allows more than you may">
      Nobody gives what they do not hold, so saving is refused while the role has: {lacking.join(', ')}.
      Remove them, or ask somebody who holds them.
    </Notice>
  )
}
