import type { AccessSet } from '@portal/contract/access-set.ts'
import { BUILT_IN_ROLES } from '@portal/contract/built-in-roles.ts'
import { describePermission, PERMISSION_TABLE } from '@portal/contract/permission-table.ts'
import { isAdministrator } from '@portal/contract/roles/role.ts'
import type { RouteTable } from '@portal/routing/app-table.ts'
import { isAllowed } from '@portal/routing/is-allowed.ts'
import type { RouteFacts } from '@portal/routing/route-row.ts'
import { GENERAL, isWhole, rowsByGroup } from '../explore/map-of-pages.ts'

/** A role that people can request. */
export type OfferedRole = Pick<
  (typeof BUILT_IN_ROLES)[number],
  'name' | 'label' | 'description' | 'resources' | 'subjectTypes'
>

/** What a role would add in an area. */
export interface Offer {
  readonly role: OfferedRole
  /** Titles of pages. */
  readonly opens: readonly string[]
  /** What it allows, in words. */
  readonly allows: readonly string[]
}

/** A group of the menu, as far as an operator can use it. */
export interface AreaOfAccess {
  readonly label: string
  readonly open: readonly RouteFacts[]
  readonly closed: readonly RouteFacts[]
  /** What the operator can do, by kind of record. */
  readonly abilities: readonly { readonly kind: string; readonly can: readonly string[] }[]
  /** Roles that add something, the one with the fewest permissions first. */
  readonly offers: readonly Offer[]
}

const kindOf = (permission: string) => PERMISSION_TABLE.find(({ resource }) => resource === permission)?.group

/** The kinds of records that the pages of an area are about. */
const kindsOf = (rows: readonly RouteFacts[]) =>
  rows.flatMap(({ needs }) =>
    [...(needs?.allOf ?? []), ...(needs?.anyOf ?? [])].flatMap((one) => kindOf(one) ?? []),
  )

const withRole = ({ permissions, subjectTypes }: AccessSet, role: OfferedRole): AccessSet => ({
  permissions: new Set([...permissions, ...role.resources]),
  subjectTypes: new Set([...subjectTypes, ...role.subjectTypes]),
})

/** Roles that an operator does not have, the one with the fewest permissions first. */
export const furtherRoles = (held: readonly string[]): readonly OfferedRole[] =>
  BUILT_IN_ROLES.filter(({ name }) => !held.includes(name)).sort(
    (a, b) => a.resources.length - b.resources.length,
  )

/** Leaves out the role of administrators where other roles give the same: nobody needs everything at first. */
export const modestRoles = <Item extends { readonly role: OfferedRole }>(
  items: readonly Item[],
  isEnough: (others: readonly Item[]) => boolean,
): readonly Item[] => {
  const others = items.filter(({ role }) => !isAdministrator(new Set(role.resources)))
  return isEnough(others) ? others : items
}

const holds = (permissions: readonly string[], one: string) => permissions.includes(one)

function offersOf(
  closed: readonly RouteFacts[],
  missing: readonly string[],
  { access, held }: { readonly access: AccessSet; readonly held: readonly string[] },
): readonly Offer[] {
  const offers = furtherRoles(held).map((role) => ({
    role,
    opens: closed.filter(({ needs }) => isAllowed(needs, withRole(access, role))).map(({ title }) => title),
    allows: missing.filter((one) => holds(role.resources, one)).map(describePermission),
  }))
  const useful = offers.filter(({ opens, allows }) => opens.length + allows.length > 0)
  return modestRoles(
    useful,
    (others) =>
      missing.every((one) => others.some(({ role }) => holds(role.resources, one))) &&
      closed.every(({ title }) => others.some(({ opens }) => opens.includes(title))),
  )
}

/** What an operator can and cannot do, by group of the menu. `held` are the names of their roles. */
export function areasOfAccess(
  tables: readonly RouteTable[],
  own: { readonly access: AccessSet; readonly held: readonly string[] },
): AreaOfAccess[] {
  const { access } = own
  const known = new Set<string>()
  return rowsByGroup(tables)
    .filter(({ label }) => label !== GENERAL)
    .map(({ label, rows }) => {
      const kinds = [...new Set(kindsOf(rows))].filter((kind) => !known.has(kind))
      for (const kind of kinds) known.add(kind)
      const permissions = PERMISSION_TABLE.filter(({ group }) => kinds.includes(group))
      const can = permissions.filter(({ resource }) => access.permissions.has(resource))
      const pages = rows.filter(isWhole)
      const closed = pages.filter(({ needs }) => !isAllowed(needs, access))
      const missing = permissions.filter((one) => !can.includes(one)).map(({ resource }) => resource)
      return {
        label,
        open: pages.filter((row) => !closed.includes(row)),
        closed,
        abilities: kinds
          .map((kind) => ({
            kind,
            can: can.filter(({ group }) => group === kind).map(({ description }) => description),
          }))
          .filter((ability) => ability.can.length > 0),
        offers: offersOf(closed, missing, own),
      }
    })
}
