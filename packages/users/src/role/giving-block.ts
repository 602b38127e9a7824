import { ROLE_MAKING_PERMISSIONS } from '@portal/contract/roles/role.ts'
import { accessOf, currentSession } from '@portal/session'

/** Why the operator cannot give a role, if so. The API refuses the same in `escalation.ts`. */
export function givingBlock(resources: readonly string[]): string | undefined {
  const { permissions } = accessOf(currentSession())
  const mayMakeRoles = ROLE_MAKING_PERMISSIONS.every((permission) => permissions.has(permission))
  const makesRoles = ROLE_MAKING_PERMISSIONS.some((permission) => resources.includes(permission))
  if (mayMakeRoles || !makesRoles) return undefined
  return 'Only who may publish and change roles can give it.'
}
