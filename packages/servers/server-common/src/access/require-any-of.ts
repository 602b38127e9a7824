import { permissionWords } from '@portal/contract/permission-table.ts'
import { ApiError } from '../http/api-error.ts'

/** Only the page knows what the permissions of applications allow. */
function missing(permission: string): string {
  const words = permissionWords(permission)
  return `Missing permission ${permission}${words ? ` (${words.group}: ${words.description})` : ''}.`
}

/** Throws unless the caller has one of these permissions. */
export function requireAnyOf(
  { permissions }: { readonly permissions: ReadonlySet<string> },
  needed: readonly string[],
): void {
  if (needed.some((permission) => permissions.has(permission))) return
  throw new ApiError('PERMISSION_DENIED', {
    details: needed.map((permission) => ({
      reason: 'PERMISSION_DENIED',
      source: permission,
      message: missing(permission),
    })),
  })
}
