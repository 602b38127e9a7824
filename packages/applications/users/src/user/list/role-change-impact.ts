import type { RoleRef, User } from '@portal/contract/people/user-schemas.ts'
import { describePermission } from '@portal/contract/permission-table.ts'
import { warningsOf } from '@portal/contract/roles/high-impact-permissions.ts'
import type { Role } from '@portal/contract/roles/role-schemas.ts'
import { inShort } from '@portal/portal-app'
import { conflictsIn, DUTY_CONFLICTS } from '../../role/form/duty-conflicts.ts'
import { personName } from '../person-name.ts'

interface RoleChange {
  readonly given?: Role
  readonly taken?: RoleRef
  /** Roles whose permissions the operator may see. */
  readonly known: readonly Role[]
}

const NOTHING_LEFT = 'No roles left, so no access to this portal'

/** A person's permissions before and after a role change. */
function effectOn(user: User, { given, taken, known }: RoleChange) {
  const held = known.filter(({ id }) => user.roles.some((role) => role.id === id))
  const kept = held.filter(({ id }) => id !== taken?.id)
  const permissionsOf = (roles: readonly Role[]) => new Set(roles.flatMap(({ resources }) => resources))
  const [before, after] = [permissionsOf(held), permissionsOf(given ? [...kept, given] : kept)]
  const present = conflictsIn(before)
  return {
    user,
    lost: [...before].filter((permission) => !after.has(permission)),
    gained: [...after].filter((permission) => !before.has(permission)),
    conflicts: conflictsIn(after).filter((conflict) => !present.includes(conflict)),
    hasNoRole: !given && user.roles.every(({ id }) => id === taken?.id),
  }
}

type Effect = ReturnType<typeof effectOn>

/** Summary of a role change for several people: warnings, lost permissions and who is affected. */
export function roleChangeImpact(users: readonly User[], change: RoleChange): readonly string[] {
  const effects = users.map((user) => effectOn(user, change))
  /** One line for the people affected; names them unless it is everyone. */
  function line(text: string, concerns: (effect: Effect) => boolean): readonly string[] {
    const touched = effects.filter(concerns)
    if (touched.length === 0) return []
    return [
      touched.length === users.length
        ? text
        : `${text}: ${inShort(touched.map(({ user }) => personName(user)))}`,
    ]
  }
  const warnings = warningsOf(new Set(effects.flatMap(({ gained }) => gained)))
  const risks = DUTY_CONFLICTS.flatMap((conflict) =>
    line(conflict.risk, ({ conflicts }) => conflicts.includes(conflict)),
  )
  const isKnown = change.known.some(({ id }) => id === change.taken?.id)
  const lost = new Set(effects.flatMap((effect) => effect.lost))
  return [
    ...(warnings.length > 0 ? [`High-impact permissions: ${warnings.join('; ')}`] : []),
    ...(risks.length > 0 ? ['Should be held by different people:', ...risks] : []),
    ...(lost.size > 0 ? [`No longer possible: ${inShort([...lost].map(describePermission))}`] : []),
    ...(isKnown ? line('Other roles grant the same permissions', (effect) => effect.lost.length === 0) : []),
    ...line(NOTHING_LEFT, ({ hasNoRole }) => hasNoRole),
  ]
}
