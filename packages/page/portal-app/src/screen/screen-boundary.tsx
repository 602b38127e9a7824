import type { ApiError } from '@portal/session'
import { type ReactNode, use } from 'react'
import { AppContext } from '../app/app-context.ts'
import { Boundary } from './boundary.tsx'
import { ErrorScreen } from './error-screen.tsx'

interface ScreenBoundaryProps {
  readonly page?: string
  readonly children: ReactNode
  /** Says what is not there; without it the API's sentence does. */
  missing?(error: ApiError): ReactNode
}

/** Turns what a page throws into the screen for it; the rest of the portal stays as it is. */
export function ScreenBoundary({ page, children, missing }: ScreenBoundaryProps) {
  const { name: app } = use(AppContext)
  return (
    <Boundary
      show={(error, retry) => (
        <ErrorScreen error={error} page={page} app={app} onRetry={retry} missing={missing} />
      )}
    >
      {children}
    </Boundary>
  )
}
