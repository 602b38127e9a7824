import { ApplicationRoot } from '@portal/portal-app'
import { matchRow } from '@portal/routing/match-row.ts'
import { start, useSession } from '@portal/session'
import { Box, colorScheme, density, FailureScreen, Overlays, SpinnerScreen } from '@portal/ui'
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { routeTables } from '../route-tables.ts'
import { routes } from '../routes.ts'
import { SessionDialogs } from '../session/session-dialogs.tsx'
import { NoticeToasts } from './notice-toasts.tsx'
import { Sidebar } from './sidebar.tsx'
import { SkipLink } from './skip-link.tsx'
import { Surroundings } from './surroundings.tsx'
import { TopBar } from './top-bar.tsx'

colorScheme.apply()
density.apply()

const rows = routeTables.flatMap((table) => table.rows)

/** Room for the frame is given by the page's own styles, which look at this mark. */
function useFrameMark(shown: boolean) {
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-frame', shown)
  }, [shown])
}

/** Over the whole page, so that what lies below stays in its place. */
function Cover({ children }: { children: ReactNode }) {
  return (
    <Box position="fixed" inset="0" overflow="auto" bg="bg" padding="6" zIndex="sticky">
      {children}
    </Box>
  )
}

function ToSignIn() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const returnTo = encodeURIComponent(`${pathname}${search}`)
    void navigate(`${routes.signIn.path}?returnTo=${returnTo}`, { replace: true })
  }, [pathname, search, navigate])
  return null
}

function Frame() {
  const session = useSession()
  const { pathname } = useLocation()
  const isPublic = matchRow(rows, pathname)?.row.public === true
  // Already while it is not known who is there: the host has kept the room free, and nothing may move later.
  useFrameMark(!isPublic && ['initialising', 'authenticated'].includes(session.status))
  if (isPublic) return null
  switch (session.status) {
    case 'initialising':
      return (
        <Cover>
          <SpinnerScreen />
        </Cover>
      )
    case 'leaving':
      return (
        <Cover>
          <SpinnerScreen label="Signing you out…" />
        </Cover>
      )
    case 'unauthenticated':
      return <ToSignIn />
    case 'failed': {
      const { message, requestId } = session.problem
      return (
        <Cover>
          <FailureScreen
            title="The portal could not be opened"
            text={message}
            requestId={requestId}
            onRetry={() => void start()}
          />
        </Cover>
      )
    }
    case 'authenticated':
      return (
        <>
          <SkipLink />
          <Sidebar access={session.access} />
          <TopBar user={session.user} access={session.access} />
          <Surroundings user={session.user} access={session.access} />
        </>
      )
  }
}

/** What stands around every signed-in screen, and what the whole page shares: toasts, dialogs, global styles. */
export function PortalFrame() {
  return (
    <ApplicationRoot app="@portal/shell" globals>
      <Frame />
      <SessionDialogs />
      <NoticeToasts />
      <Overlays />
    </ApplicationRoot>
  )
}
