import { PERMISSIONS, type Permission } from '@portal/contract/permission-table.ts'

/** What a permission needs besides the right to open its record. */
const FURTHER_NEEDS: Readonly<Partial<Record<Permission, readonly Permission[]>>> = {
  'changeRequest.create': ['fileVersion.get'],
  'dpa.batch': ['task.get'],
  'dpa.create': ['subject.search'],
  'dpa.export': ['task.get'],
  'dpa.fileOnboarding': ['task.get'],
  'dpa.import': ['task.get'],
  'dpa.search': ['subject.search'],
  'file.search': ['directory.search'],
  'fileVersion.search': ['file.get'],
  'subject.export': ['task.get'],
  'template.search': ['subject.search'],
  'user.create': ['role.search'],
  'user.role.add': ['role.search'],
  'user.role.remove': ['role.search'],
}

const known: ReadonlySet<string> = new Set(PERMISSIONS)
const isPermission = (name: string): name is Permission => known.has(name)

/** What opens the record of a permission: `subject.secret.get`, else `subject.get`, else the list. */
function openerOf(permission: Permission): Permission | undefined {
  const words = permission.split('.')
  for (let length = words.length - 1; length > 0; length -= 1) {
    const entity = words.slice(0, length).join('.')
    const opener = [`${entity}.get`, `${entity}.identityLookup`, `${entity}.search`]
      .filter(isPermission)
      .find((candidate) => candidate !== permission)
    if (opener && !permission.endsWith('.search')) return opener
  }
  return undefined
}

/** The direct needs of each permission. */
function directNeeds(permission: Permission): readonly Permission[] {
  const opener = openerOf(permission)
  return [...(opener ? [opener] : []), ...(FURTHER_NEEDS[permission] ?? [])]
}

export const PERMISSION_NEEDS: ReadonlyMap<string, readonly Permission[]> = new Map(
  PERMISSIONS.map((permission) => [permission, directNeeds(permission)]),
)

function closure(start: Iterable<string>, next: (permission: string) => readonly string[]): Set<string> {
  const found = new Set(start)
  // Iterating a set also visits entries added during the iteration.
  for (const permission of found) for (const further of next(permission)) found.add(further)
  return found
}

/** The permissions with everything they need. */
export const withNeeded = (permissions: Iterable<string>): Set<string> =>
  closure(permissions, (permission) => PERMISSION_NEEDS.get(permission) ?? [])

/** The permissions with everything that needs them. */
export const withDependent = (permissions: Iterable<string>): Set<string> =>
  closure(permissions, (needed) =>
    PERMISSIONS.filter((permission) => PERMISSION_NEEDS.get(permission)?.some((one) => one === needed)),
  )
