import { PERMISSIONS } from '../permission-table.ts'

/** Vocabulary of roles, without zod so that every screen can use it. */

export const ROLE_SORT_FIELDS = ['name', 'userCount', 'updatedAt'] as const

/** An administrator has every permission, from any roles; each account keeps at least one (contract, section 2). */
export const isAdministrator = (permissions: ReadonlySet<string>): boolean =>
  PERMISSIONS.every((permission) => permissions.has(permission))

/** A role with one of these leads to further roles, so only people who hold all of that role can assign it. */
export const ROLE_SPREADING_PERMISSIONS = ['role.publish', 'role.update', 'user.role.add'] as const
