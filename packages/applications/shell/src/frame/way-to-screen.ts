import type { AccessSet } from '@portal/contract/access-set.ts'
import { ancestorsOf } from '@portal/routing/ancestors-of.ts'
import { isAllowed } from '@portal/routing/is-allowed.ts'
import { matchRow } from '@portal/routing/match-row.ts'
import { screens } from '../app-tables.ts'
import { fillPath } from './fill-path.ts'

/** A screen above the current one; without a link when the operator may not open it. */
export interface Step {
  readonly path: string
  readonly label: string
  readonly to: string | undefined
}

/** The screens above the current one, outermost first, and the label of the current screen. */
export function wayToScreen(pathname: string, access: AccessSet) {
  const match = matchRow(screens, pathname)
  if (!match) return undefined
  const { row, params } = match
  const above = ancestorsOf(screens, row).map(
    ({ path, label, needs }): Step => ({
      path,
      label,
      to: isAllowed(needs, access, params) ? fillPath(path, params) : undefined,
    }),
  )
  return { above, label: row.label }
}
