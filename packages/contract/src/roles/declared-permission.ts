/**
 * A permission that an application declares in its own area, such as `x.fees.refund.create` of `@portal/fees`.
 * No specified permission begins with `x.`, so the two never collide.
 */
export type DeclaredPermission = `x.${string}`

/** One row of an application's `permissions.ts`; the same members as in `permission-table.ts`. */
export interface PermissionRow {
  /** Heading in the role editor: the name of the application, or of one of its parts. */
  readonly group: string
  readonly resource: DeclaredPermission
  /** What it allows, in a few words. */
  readonly description: string
}

const NAME = /^x(?:\.[a-z][a-z0-9-]*){2,}$/
const MAX_NAME_LENGTH = 100

/** Whether this is the valid name of a declared permission, of any area. */
export const isDeclaredName = (name: string): name is DeclaredPermission =>
  name.length <= MAX_NAME_LENGTH && NAME.test(name)

/** The beginning of the permissions of a bundle, from its name without the scope: `x.fees.`. */
export const areaOf = (bundle: string): DeclaredPermission => `x.${bundle.slice(bundle.indexOf('/') + 1)}.`
