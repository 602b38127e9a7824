import type { User } from '@portal/contract/people/user-schemas.ts'
import { describePermission } from '@portal/contract/permission-table.ts'
import type { Role } from '@portal/contract/roles/role-schemas.ts'
import { inShort } from '@portal/portal-app'
import { personName } from '../../user/person-name.ts'
import { byArea } from '../matrix/permission-areas.ts'
import { permissionChanges } from './permission-diff.tsx'

type Holder = Pick<User, 'id' | 'given_name' | 'family_name' | 'roles'>
type Rights = Pick<Role, 'id' | 'resources'>

interface RoleChange {
  /** The role before the change. */
  readonly role: Rights
  readonly after: readonly string[]
  readonly holders: readonly Holder[]
  /** All roles, to find permissions that holders keep through others. */
  readonly roles: readonly Rights[]
}

const named = (people: readonly Holder[]) => inShort(people.map(personName))

/** How many permissions a line names; more are counted by area. */
const NAMED = 3

function summarize(permissions: readonly string[]): string {
  if (permissions.length <= NAMED) return permissions.map(describePermission).join('; ')
  return byArea(permissions)
    .map((area) => `${area.name} (${area.permissions.length})`)
    .join(', ')
}

/** What people lose or gain when a role changes. Permissions also granted by another role do not count. */
export function impactLines({ role, after, holders, roles }: RoleChange): readonly string[] {
  const { added, removed } = permissionChanges({ before: new Set(role.resources), after: new Set(after) })
  if (holders.length === 0) return ['Nobody holds this role.']

  const heldElsewhere = (holder: Holder, permission: string) =>
    roles.some(
      ({ id, resources }) =>
        id !== role.id && resources.includes(permission) && holder.roles.some((held) => held.id === id),
    )
  const affectedBy = (permission: string) => {
    const affected = holders.filter((holder) => !heldElsewhere(holder, permission))
    if (affected.length === 0) return undefined
    return affected.length === holders.length ? 'all of them' : named(affected)
  }
  /** Each group of people is named once, with everything that changes for them. */
  const lines = (word: 'Gained' | 'Lost', permissions: readonly string[]) =>
    [...new Set(permissions.map(affectedBy))].map((whose) => {
      const theirs = summarize(permissions.filter((permission) => affectedBy(permission) === whose))
      return whose ? `${word} by ${whose}: ${theirs}` : `Nothing changes, other roles also grant: ${theirs}`
    })
  return [
    `Users affected (${holders.length}): ${named(holders)}`,
    ...lines('Gained', added),
    ...lines('Lost', removed),
  ]
}
