import { describePermission } from '@portal/contract/permission-table.ts'
import { ApplicationRoot, ScreenRouter, useDocumentTitle } from '@portal/portal-app'
import type { Missing } from '@portal/routing/is-allowed.ts'
import { screenAt } from '@portal/routing/screen-at.ts'
import { accessOf, useSession } from '@portal/session'
import { ForbiddenScreen, NotFoundScreen, TextLink } from '@portal/ui'
import { useLocation } from 'react-router-dom'
import { rolesThatGrant } from './access/roles-that-grant.ts'
import { routeTables } from './route-tables.ts'
import { routes } from './routes.ts'

const rows = Object.values(routes)

function Forbidden({ page, missing }: { page: string; missing: Missing }) {
  useDocumentTitle(page)
  const needs = [...missing.allOf, ...missing.anyOf].map((permission) => ({
    permission,
    description: describePermission(permission),
  }))
  return (
    <ForbiddenScreen
      page={page}
      needs={needs}
      subjectTypes={missing.subjectTypes}
      roles={rolesThatGrant(missing)}
    />
  )
}

function Unknown({ pathname }: { pathname: string }) {
  useDocumentTitle('Page not found')
  return (
    <NotFoundScreen text={`There is no page at ${pathname}.`}>
      <TextLink to={routes.home.path}>Go to the dashboard</TextLink>
    </NotFoundScreen>
  )
}

/** Says why an address shows nothing, or shows the shell's own screen for it. */
function CurrentScreen() {
  const session = useSession()
  const { pathname } = useLocation()
  const screen = screenAt(routeTables, pathname, accessOf(session))
  const isPublic = screen.kind === 'page' && screen.row.public
  // Until it is known who is there, nothing may be said about a page; the frame shows that it is waiting.
  if (session.status !== 'authenticated' && !isPublic) return null
  if (screen.kind === 'forbidden') return <Forbidden page={screen.row.title} missing={screen.missing} />
  if (screen.kind === 'unknown') return <Unknown pathname={pathname} />
  return <ScreenRouter rows={rows} />
}

export function ShellPages() {
  return (
    <ApplicationRoot app="@portal/shell">
      <CurrentScreen />
    </ApplicationRoot>
  )
}
