import { matchRow } from '@portal/routing/match-row.ts'
import { recordsAt } from '@portal/routing/records-at.ts'
import { recordKinds, screens } from '../app-tables.ts'
import { routes } from '../routes.ts'
import { fillPath } from './fill-path.ts'

const kinds = recordKinds.map(({ facts }) => facts)

/** What is remembered of a visit. */
interface Place {
  readonly path: string
  /** What the screen shows: "Business subject". */
  readonly kind: string
  /**
   * True when the path is the record's details page rather than the visited screen, so the heading may not
   * name it.
   */
  readonly isAbove: boolean
}

/** The page to return to after a visit: for any screen of a record, its details page. */
export function pageWorthKeeping(pathname: string): Place | undefined {
  const match = matchRow(screens, pathname)
  if (!match || match.row.path === routes.home.path) return undefined
  const [record] = recordsAt(kinds, match.row)
  const shown = record && screens.find(({ path }) => path === record.details)
  if (!shown || shown.path === match.row.path)
    return { path: pathname, kind: match.row.title, isAbove: false }
  return { path: fillPath(shown.path, match.params), kind: shown.title, isAbove: true }
}
