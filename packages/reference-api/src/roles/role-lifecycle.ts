import { ApiError, fieldDetail } from '../http/api-error.ts'
import type { RoleRow } from './role-store.ts'

function requireOwn({ builtIn }: Pick<RoleRow, 'builtIn'>): void {
  if (builtIn) throw new ApiError('ROLE_BUILT_IN')
}

/** Throws unless a role may be changed to what was sent: everything but its name. */
export function requireChangeable(role: Pick<RoleRow, 'builtIn' | 'name'>, name: string): void {
  requireOwn(role)
  if (role.name === name) return
  throw new ApiError('FIELD_IMMUTABLE', {
    details: [fieldDetail('/name', 'FIELD_IMMUTABLE', 'The name of a role cannot change. Change its label.')],
  })
}

/** Throws unless a role may be deleted. */
export function requireDeletable(role: Pick<RoleRow, 'builtIn' | 'userCount'>): void {
  requireOwn(role)
  if (role.userCount === 0) return
  const users = role.userCount === 1 ? '1 user' : `${role.userCount} users`
  throw new ApiError('ROLE_IN_USE', { message: `The role is given to ${users}. Take it from them first.` })
}
