import { systemSubjectId } from '@portal/portal-app'
import { ancestorsOf } from '@portal/routing/ancestors-of.ts'
import { matchRow } from '@portal/routing/match-row.ts'
import { screens } from '../app-tables.ts'
import { fillPath } from './fill-path.ts'

/** The screens above the current one, outermost first, and the label of the current screen. */
export function wayToScreen(pathname: string) {
  const match = matchRow(screens, pathname)
  if (!match) return undefined
  const { row } = match
  const params = { subjectId: systemSubjectId, ...match.params }
  const above = ancestorsOf(screens, row).map(({ path, label }) => ({
    path,
    label,
    to: fillPath(path, params),
  }))
  return { above, label: row.label }
}
