import { PERMISSION_TABLE } from '@portal/contract/permission-table.ts'
import { isDeclaredName } from '@portal/contract/roles/declared-permission.ts'

type GroupName = (typeof PERMISSION_TABLE)[number]['group']

/** The areas of the portal, as in the menu, with their groups of permissions. */
const GROUPS_OF_AREA: readonly (readonly [area: string, groups: readonly GroupName[]])[] = [
  ['Users and roles', ['Operation portal users', 'Developer portal users', 'Roles']],
  ['Subjects and payment applications', ['Subjects', 'DPA', 'Tasks']],
  ['Resources and templates', ['Directories', 'Files', 'File versions', 'Change requests', 'Templates']],
  ['Identity verification', ['IDV channels', 'IDV rules']],
  ['Customer care', ['SRC profiles']],
  ['Releases', ['Releases']],
  ['Basics', ['Account', 'Dictionaries']],
]

export interface Area {
  readonly name: string
  readonly permissions: readonly string[]
}

export const AREAS: readonly Area[] = GROUPS_OF_AREA.map(([name, groups]) => ({
  name,
  permissions: PERMISSION_TABLE.filter(({ group }) => groups.includes(group)).map(({ resource }) => resource),
}))

/** Groups permissions by area; those that applications declare come last. */
export function byArea(permissions: Iterable<string>): Area[] {
  const wanted = new Set(permissions)
  const specified = AREAS.map(({ name, permissions: all }) => ({
    name,
    permissions: all.filter((permission) => wanted.has(permission)),
  }))
  const declared = { name: 'Further applications', permissions: [...wanted].filter(isDeclaredName) }
  return [...specified, declared].filter((area) => area.permissions.length > 0)
}
