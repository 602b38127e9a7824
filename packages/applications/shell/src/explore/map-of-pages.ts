import type { AccessSet } from '@portal/contract/access-set.ts'
import { describePermission } from '@portal/contract/permission-table.ts'
import { SUBJECT_TYPE_LABELS } from '@portal/contract/subjects/subject.ts'
import { ancestorsOf } from '@portal/routing/ancestors-of.ts'
import type { RouteTable } from '@portal/routing/app-table.ts'
import { missingFor } from '@portal/routing/is-allowed.ts'
import type { RouteFacts } from '@portal/routing/route-row.ts'
import { groupLabels } from '../menu/menu.ts'

/** A page as the map shows it. */
export interface MappedPage {
  readonly to: string
  readonly title: string
  readonly purpose: string | undefined
  /** What the operator lacks for it, in words; empty for pages that are open. */
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

/** Every page that has an address of its own, in the order of the menu; also those that may not be opened. */
export function mapOfPages(tables: readonly RouteTable[], access: AccessSet): MappedGroup[] {
  const all = tables.flatMap((table) => table.rows)
  const rows = all.filter((row) => !row.public && !row.path.includes(':'))
  // A page that is not in the menu stands with the nearest one above it that is.
  const groupOf = (row: RouteFacts) =>
    [...ancestorsOf(all, row), row].findLast(({ menu }) => menu)?.menu?.group || GENERAL
  const order = [GENERAL, ...groupLabels(tables)]
  const labels = [...new Set(rows.map(groupOf))].sort((a, b) => order.indexOf(a) - order.indexOf(b))
  return labels.map((label) => ({
    label,
    pages: rows.filter((row) => groupOf(row) === label).map((row) => pageOf(row, access)),
  }))
}
