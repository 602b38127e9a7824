import type { User } from '@portal/contract/people/user-schemas.ts'
import { describePermission } from '@portal/contract/permission-table.ts'
import type { Role } from '@portal/contract/roles/role-schemas.ts'
import { personName } from '../user/person-name.ts'
import { permissionChanges } from './permission-diff.tsx'

type Holder = Pick<User, 'id' | 'given_name' | 'family_name' | 'roles'>
type Rights = Pick<Role, 'id' | 'resources'>

interface RoleChange {
  /** The role as it is. */
  readonly role: Rights
  readonly after: readonly string[]
  readonly holders: readonly Holder[]
  /** All roles, to see what holders keep through others. */
  readonly roles: readonly Rights[]
}

const SHOWN_NAMES = 5

function named(people: readonly Holder[]): string {
  const names = people.slice(0, SHOWN_NAMES).map(personName)
  const more = people.length - names.length
  return more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ')
}

/** What people lose or gain when a role changes: a permission that another role gives, too, changes nothing. */
export function impactLines({ role, after, holders, roles }: RoleChange): readonly string[] {
  const { added, removed } = permissionChanges({ before: new Set(role.resources), after: new Set(after) })
  if (holders.length === 0) return ['Nobody holds this role.']

  const heldElsewhere = (holder: Holder, permission: string) =>
    roles.some(
      ({ id, resources }) =>
        id !== role.id && resources.includes(permission) && holder.roles.some((held) => held.id === id),
    )
  const line = (word: 'Gained' | 'Lost') => (permission: string) => {
    const what = `${word}: ${describePermission(permission)}`
    const touched = holders.filter((holder) => !heldElsewhere(holder, permission))
    if (touched.length === 0) return `${what}, by nobody, since other roles give it, too`
    return `${what}, by ${touched.length === holders.length ? 'all of them' : named(touched)}`
  }
  return [
    `Users affected (${holders.length}): ${named(holders)}`,
    ...added.map(line('Gained')),
    ...removed.map(line('Lost')),
  ]
}
