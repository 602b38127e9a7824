import { withDependent, withNeeded } from './permission-dependencies.ts'

/** Chosen permissions, and what the last choice added or removed as well. */
export interface PermissionChoice {
  readonly chosen: ReadonlySet<string>
  /** Added because the choice needs them, or removed because they need what was removed. */
  readonly along: readonly string[]
}

/** Chooses permissions with everything they need, or removes them with everything that needs them. */
export function withToggled(
  chosen: ReadonlySet<string>,
  permissions: readonly string[],
  on: boolean,
): PermissionChoice {
  if (on) {
    const next = withNeeded([...chosen, ...permissions])
    const along = [...next].filter((one) => !chosen.has(one) && !permissions.includes(one))
    return { chosen: next, along }
  }
  const gone = withDependent(permissions)
  const along = [...gone].filter((one) => chosen.has(one) && !permissions.includes(one))
  return { chosen: new Set([...chosen].filter((one) => !gone.has(one))), along }
}

/** Whether all, some or none of the permissions are chosen. */
export function shareOf(
  chosen: ReadonlySet<string>,
  permissions: readonly string[],
): 'all' | 'some' | 'none' {
  const count = permissions.filter((permission) => chosen.has(permission)).length
  if (count === 0) return 'none'
  return count === permissions.length ? 'all' : 'some'
}
