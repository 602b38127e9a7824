import { getCurrentUser } from '@portal/contract/people/me-endpoints.ts'
import type { Role } from '@portal/contract/roles/role-schemas.ts'
import { useLoaded } from '@portal/portal-app'
import { useMemo } from 'react'
import { roleForm } from './role-form.ts'

const NEEDED = 'role.update'

/** The schema of a role's form: nobody takes the right to change roles from themselves. */
export function useRoleForm(role: Role) {
  const { roles } = useLoaded(getCurrentUser, {})
  const isOwn = roles.some(({ id }) => id === role.id)
  const keepsIt = roles.some(({ id, resources }) => id !== role.id && resources.includes(NEEDED))
  const schema = useMemo(
    () =>
      roleForm.refine(({ permissions }) => !isOwn || keepsIt || permissions.includes(NEEDED), {
        path: ['permissions'],
        message: `You would lose ${NEEDED} yourself. Ask another administrator to take it away.`,
      }),
    [isOwn, keepsIt],
  )
  return { schema, readOnly: role.builtIn }
}
