import { ApplicationRoot, ScreenRouter } from '@portal/portal-app'
import { screenAt } from '@portal/routing/screen-at.ts'
import { accessOf, useSession } from '@portal/session'
import { lazyPart, SpinnerScreen } from '@portal/ui/blocks'
import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { appTables } from './app-tables.ts'
import { routes } from './routes.ts'
import { shellApp } from './shell-app.ts'

const rows = Object.values(routes)

// Loaded on demand: most operators never see it.
const NotOpened = lazyPart(async () => (await import('./screens/not-opened.tsx')).NotOpened)

/** Shows the shell's own screen for the address, or says why the address cannot be opened. */
function CurrentScreen() {
  const session = useSession()
  const { pathname } = useLocation()
  const screen = screenAt(appTables, pathname, accessOf(session))
  const isPublic = screen.kind === 'page' && screen.row.public
  // While the session state is unknown, the frame shows that it is loading.
  if (session.status !== 'authenticated' && !isPublic) return null
  if (screen.kind !== 'page') return <NotOpened screen={screen} pathname={pathname} />
  return <ScreenRouter rows={rows} />
}

export function ShellPages() {
  return (
    <ApplicationRoot app={shellApp}>
      <Suspense fallback={<SpinnerScreen />}>
        <CurrentScreen />
      </Suspense>
    </ApplicationRoot>
  )
}
