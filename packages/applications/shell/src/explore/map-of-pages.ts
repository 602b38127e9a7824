import type { AccessSet } from '@portal/contract/access-set.ts'
import { describePermission } from '@portal/contract/permission-table.ts'
import { SUBJECT_TYPE_LABELS } from '@portal/contract/subjects/subject.ts'
import { ancestorsOf } from '@portal/routing/ancestors-of.ts'
import type { RouteTable } from '@portal/routing/app-table.ts'
import { missingFor } from '@portal/routing/is-allowed.ts'
import type { RouteFacts } from '@portal/routing/route-row.ts'
import { groupLabels } from '../menu/menu.ts'

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

function pageOf(row: RouteFacts, access: AccessSet): MappedPage {
  const missing = missingFor(row.needs, access)
  const types = missing?.subjectTypes ?? []
  return {
    to: row.path,
    title: row.title,
    purpose: row.purpose,
    needs: [
      ...(missing?.allOf ?? []).map(describePermission),
      ...(missing?.anyOf.length ? [missing.anyOf.map(describePermission).join(' or ')] : []),
      ...(types.length > 0
        ? [`Access to subjects of type ${types.map((type) => SUBJECT_TYPE_LABELS[type]).join(' or ')}`]
        : []),
    ],
  }
}

/** All rows behind the sign-in, by group of the menu and in its order. */
export function rowsByGroup(tables: readonly RouteTable[]) {
  const all = tables.flatMap((table) => table.rows)
  const rows = all.filter((row) => !row.public)
  // A page outside the menu is listed with its nearest ancestor in the menu.
  const groupOf = (row: RouteFacts) =>
    [...ancestorsOf(all, row), row].findLast(({ menu }) => menu)?.menu?.group || GENERAL
  const order = [GENERAL, ...groupLabels(tables)]
  const labels = [...new Set(rows.map(groupOf))].sort((a, b) => order.indexOf(a) - order.indexOf(b))
  return labels.map((label) => ({ label, rows: rows.filter((row) => groupOf(row) === label) }))
}

/** Whether a page can be opened without naming a record. */
export const isWhole = ({ path }: RouteFacts): boolean => !path.includes(':')

/** All pages without parameters, in menu order, including those that the operator may not open. */
export const mapOfPages = (tables: readonly RouteTable[], access: AccessSet): MappedGroup[] =>
  rowsByGroup(tables)
    .map(({ label, rows }) => ({
      label,
      pages: rows.filter(isWhole).map((row) => pageOf(row, access)),
    }))
    .filter(({ pages }) => pages.length > 0)
