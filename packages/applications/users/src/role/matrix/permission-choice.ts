import { withDependent, withNeeded } from './permission-dependencies.ts'

/** Permissions as they are chosen, and what a choice brought with it. */
export interface PermissionChoice {
  readonly chosen: ReadonlySet<string>
  /** Chosen beyond what was asked for, because it is needed; or given up, because it is of no use any more. */
  readonly along: readonly string[]
}

/** Chooses permissions with all they need, or gives them up with all that needs them. */
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
