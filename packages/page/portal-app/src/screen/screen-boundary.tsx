import type { ApiError } from '@portal/session'
import { type ReactNode, use } from 'react'
import { AppContext } from '../app/app-context.ts'
import { Boundary } from './boundary.tsx'
import { ErrorScreen } from './error-screen.tsx'

interface ScreenBoundaryProps {
  readonly page?: string
  readonly children: ReactNode
  /** Describes what is missing; default: the API's message. */
  missing?(error: ApiError): ReactNode
}

/** Turns an error of a page into an error screen; the rest of the portal keeps working. */
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
