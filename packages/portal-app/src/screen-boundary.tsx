import { type ReactNode, use } from 'react'
import { AppNameContext } from './app-name.ts'
import { Boundary } from './boundary.tsx'
import { ErrorScreen } from './error-screen.tsx'

/** Turns what a page throws into the screen for it; the rest of the portal stays as it is. */
export function ScreenBoundary({ page, children }: { page?: string; children: ReactNode }) {
  const app = use(AppNameContext)
  return (
    <Boundary show={(error, retry) => <ErrorScreen error={error} page={page} app={app} onRetry={retry} />}>
      {children}
    </Boundary>
  )
}
