import type { AccessSet } from '@portal/contract/access-set.ts'
import { BUILT_IN_ROLES } from '@portal/contract/built-in-roles.ts'
import { PERMISSION_TABLE } from '@portal/contract/permission-table.ts'
import { isAdministrator } from '@portal/contract/roles/role.ts'
import type { RouteTable } from '@portal/routing/app-table.ts'
import { isAllowed } from '@portal/routing/is-allowed.ts'
import type { RouteFacts } from '@portal/routing/route-row.ts'
import { pagesByGroup } from '../explore/map-of-pages.ts'
import type { MenuFacts } from '../menu/menu.ts'

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
  /** Kinds of records that it allows more with. */
  readonly allows: readonly string[]
}

export interface Ability {
  readonly kind: string
  readonly can: readonly string[]
  readonly cannot: readonly string[]
}

/** A group of the menu, as far as an operator can use it. */
export interface AreaOfAccess {
  readonly label: string
  readonly open: readonly RouteFacts[]
  readonly closed: readonly RouteFacts[]
  /** What the operator can and cannot do, by kind of record. */
  readonly abilities: readonly Ability[]
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
    allows: [
      ...new Set(missing.filter((one) => holds(role.resources, one)).flatMap((one) => kindOf(one) ?? [])),
    ],
  }))
  const useful = offers.filter(({ opens, allows }) => opens.length + allows.length > 0)
  return modestRoles(
    useful,
    (others) =>
      missing.every((one) => others.some(({ role }) => holds(role.resources, one))) &&
      closed.every(({ title }) => others.some(({ opens }) => opens.includes(title))),
  )
}

function abilityWith(kind: string, { permissions }: AccessSet): Ability {
  const all = PERMISSION_TABLE.filter(({ group }) => group === kind)
  const words = (isHeld: boolean) =>
    all
      .filter(({ resource }) => permissions.has(resource) === isHeld)
      .map(({ description }) => description.charAt(0).toLowerCase() + description.slice(1))
  return { kind, can: words(true), cannot: words(false) }
}

/**
 * What an operator can and cannot do, by group of the menu, without the pages that are open to all. `held` are the names of
 * their roles.
 */
export function areasOfAccess(
  tables: readonly RouteTable[],
  own: { readonly access: AccessSet; readonly held: readonly string[] },
  facts: MenuFacts,
): AreaOfAccess[] {
  const { access } = own
  const known = new Set<string>()
  return pagesByGroup(tables, facts)
    .map(({ label, rows, pages }) => ({
      label,
      rows: rows.filter(({ needs }) => needs),
      pages: pages.filter(({ needs }) => needs),
    }))
    .filter(({ rows }) => rows.length > 0)
    .map(({ label, rows, pages }) => {
      const kinds = [...new Set(kindsOf(rows))].filter((kind) => !known.has(kind))
      for (const kind of kinds) known.add(kind)
      const permissions = PERMISSION_TABLE.filter(({ group }) => kinds.includes(group))
      const closed = pages.filter(({ needs }) => !isAllowed(needs, access))
      const missing = permissions
        .map(({ resource }) => resource)
        .filter((one) => !access.permissions.has(one))
      return {
        label,
        open: pages.filter((row) => !closed.includes(row)),
        closed,
        abilities: kinds.map((kind) => abilityWith(kind, access)),
        offers: offersOf(closed, missing, own),
      }
    })
}
