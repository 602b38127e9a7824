/** Words of the roles' domain, free of zod so that every screen may use them. */

export const ROLE_SORT_FIELDS = ['name', 'userCount', 'updatedAt'] as const

/** Who holds both is an administrator of the account; one must always be left (specification, section 6). */
export const ADMINISTRATOR_PERMISSIONS = ['role.update', 'user.role.add'] as const

export const isAdministrator = (permissions: ReadonlySet<string>): boolean =>
  ADMINISTRATOR_PERMISSIONS.every((permission) => permissions.has(permission))

/** Who holds one of these can make roles; only who holds both may give such a role. */
export const ROLE_MAKING_PERMISSIONS = ['role.publish', 'role.update'] as const
