import { refusalToChangeRole } from '@portal/contract/roles/role-rules.ts'
import { ApiError, fieldDetail, requireAllowed } from '@portal/server-common/http/api-error.ts'
import type { RoleRow } from './role-store.ts'

/** Throws unless a role may be changed to the new values: everything but its name. */
export function requireChangeable(role: Pick<RoleRow, 'builtIn' | 'name'>, name: string): void {
  requireAllowed(refusalToChangeRole(role))
  if (role.name === name) return
  throw new ApiError('FIELD_IMMUTABLE', {
    details: [fieldDetail('/name', 'FIELD_IMMUTABLE', 'The name of a role cannot change. Change its label.')],
  })
}
