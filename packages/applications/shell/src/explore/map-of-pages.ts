import type { AccessSet } from '@portal/contract/access-set.ts'
import { describePermission } from '@portal/contract/permission-table.ts'
import { SUBJECT_TYPE_LABELS } from '@portal/contract/subjects/subject.ts'
import { ancestorsOf } from '@portal/routing/ancestors-of.ts'
import type { RouteTable } from '@portal/routing/app-table.ts'
import { missingFor } from '@portal/routing/is-allowed.ts'
import type { RouteFacts } from '@portal/routing/route-row.ts'
import { groupLabels, type MenuFacts, pagesOf } from '../menu/menu.ts'

/** A page as shown on the map. */
export interface MappedPage {
  readonly to: string
  readonly title: string
  readonly purpose: string | undefined
  /** What the operator lacks to open it; empty when it is open to them. */
  readonly needs: readonly string[]
}

export interface MappedGroup {
  readonly label: string
  readonly pages: readonly MappedPage[]
}

const GENERAL = 'General'

type Describe = (permission: string) => string

/** Every permission that a row of some tables needs. */
export const permissionsNeeded = (tables: readonly RouteTable[]): string[] =>
  tables.flatMap(({ rows }) =>
    rows.flatMap(({ needs = {} }) => [...(needs.allOf ?? []), ...(needs.anyOf ?? [])]),
  )

function pageOf(row: RouteFacts, access: AccessSet, describe: Describe): MappedPage {
  const missing = missingFor(row.needs, access)
  const types = missing?.subjectTypes ?? []
  return {
    to: row.path,
    title: row.title,
    purpose: row.purpose,
    needs: [
      ...(missing?.allOf ?? []).map(describe),
      ...(missing?.anyOf.length ? [missing.anyOf.map(describe).join(' or ')] : []),
      ...(types.length > 0
        ? [`Access to subjects of type ${types.map((type) => SUBJECT_TYPE_LABELS[type]).join(' or ')}`]
        : []),
    ],
  }
}

/**
 * All rows behind the sign-in, by group of the menu and in its order, with the pages that can be opened from
 * anywhere.
 */
export function pagesByGroup(tables: readonly RouteTable[], facts: MenuFacts) {
  const all = tables.flatMap((table) => table.rows)
  const rows = all.filter((row) => !row.public)
  // A page outside the menu is listed with its nearest ancestor in the menu.
  const groupOf = (row: RouteFacts) =>
    [...ancestorsOf(all, row), row].findLast(({ menu }) => menu)?.menu?.group || GENERAL
  const order = [GENERAL, ...groupLabels(tables)]
  const labels = [...new Set(rows.map(groupOf))].sort((a, b) => order.indexOf(a) - order.indexOf(b))
  return labels.map((label) => {
    const inGroup = rows.filter((row) => groupOf(row) === label)
    return { label, rows: inGroup, pages: inGroup.flatMap((row) => pagesOf(row, facts)) }
  })
}

/**
 * All pages that need no record, in menu order, including those that the operator may not open. `declared` says what the
 * permissions of applications allow.
 */
export function mapOfPages(
  tables: readonly RouteTable[],
  access: AccessSet,
  { declared, ...facts }: MenuFacts & { readonly declared: ReadonlyMap<string, string> },
): MappedGroup[] {
  const describe = (permission: string) => declared.get(permission) ?? describePermission(permission)
  return pagesByGroup(tables, facts)
    .map(({ label, pages }) => ({ label, pages: pages.map((row) => pageOf(row, access, describe)) }))
    .filter(({ pages }) => pages.length > 0)
}
