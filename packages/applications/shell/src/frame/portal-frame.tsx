import { ApplicationRoot } from '@portal/portal-app'
import { matchRow } from '@portal/routing/match-row.ts'
import { start, useSession } from '@portal/session'
import { Box } from '@portal/ui'
import { FailureScreen, SpinnerScreen } from '@portal/ui/blocks'
import { colorScheme, density, Overlays, sidebar } from '@portal/ui/frame'
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { screens } from '../app-tables.ts'
import { routes } from '../routes.ts'
import { SessionDialogs } from '../session/session-dialogs.tsx'
import { shellApp } from '../shell-app.ts'
import { PublicCard } from '../sign-in/public-card.tsx'
import { NoticeToasts } from './notice-toasts.tsx'
import { ParentLink } from './parent-link.tsx'
import { Sidebar } from './sidebar.tsx'
import { SkipLink } from './skip-link.tsx'
import { Surroundings } from './surroundings.tsx'
import { TopBar } from './top-bar.tsx'

colorScheme.apply()
density.apply()
sidebar.apply()

/** Marks the page while the frame is shown; the page's styles reserve room for it. */
function useFrameMark(shown: boolean) {
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-frame', shown)
  }, [shown])
}

/** Covers the whole page without moving the layout below. */
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
  const row = matchRow(screens, pathname)?.row
  const isPublic = row?.public === true
  const isOutside = isPublic && !row.leadsInside
  // Also while the session state is unknown: the host reserved the room, and the layout must not shift later.
  useFrameMark(!isOutside && ['initialising', 'authenticated'].includes(session.status))
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
          <PublicCard>
            <FailureScreen
              title="The portal could not be opened"
              text={message}
              requestId={requestId}
              onRetry={() => void start()}
            />
          </PublicCard>
        </Cover>
      )
    }
    case 'authenticated':
      return (
        <>
          <SkipLink />
          <Sidebar access={session.access} />
          <TopBar user={session.user} access={session.access} />
          <ParentLink />
          <Surroundings user={session.user} access={session.access} />
        </>
      )
  }
}

/**
 * The frame around every signed-in screen, and what the whole page shares: toasts, dialogs, global styles.
 */
export function PortalFrame() {
  return (
    <ApplicationRoot app={shellApp}>
      <Frame />
      <SessionDialogs />
      <NoticeToasts />
      <Overlays />
    </ApplicationRoot>
  )
}
