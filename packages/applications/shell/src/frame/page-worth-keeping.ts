import { matchRow } from '@portal/routing/match-row.ts'
import { recordsAt } from '@portal/routing/records-at.ts'
import { recordKinds, screens } from '../app-tables.ts'
import { routes } from '../routes.ts'
import { fillPath } from './fill-path.ts'

const kinds = recordKinds.map(({ facts }) => facts)

/** What is kept of a visit. */
interface Place {
  readonly path: string
  /** What the screen shows: "Business subject". */
  readonly kind: string
  /** Not the address itself but that of the record it is about, whose name its heading need not be. */
  readonly isAbove: boolean
}

/** The page that one would go back to after a visit: of a record its own, whichever of its screens was shown. */
export function pageWorthKeeping(pathname: string): Place | undefined {
  const match = matchRow(screens, pathname)
  if (!match || match.row.path === routes.home.path) return undefined
  const [record] = recordsAt(kinds, match.row)
  const shown = record && screens.find(({ path }) => path === record.details)
  if (!shown || shown.path === match.row.path)
    return { path: pathname, kind: match.row.title, isAbove: false }
  return { path: fillPath(shown.path, match.params), kind: shown.title, isAbove: true }
}
