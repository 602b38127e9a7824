import { ApiError, DEFAULT_ERROR } from '@portal/session'
import { FailureScreen, lazyPart, NotFoundScreen, SpinnerScreen } from '@portal/ui/blocks'
import { type ReactNode, Suspense } from 'react'
import { useBundleFacts } from '../app/parcel-host.ts'
import { OfflineScreen } from './offline-screen.tsx'
import { useOnline } from './use-online.ts'
import { useOtherVersion } from './use-other-version.ts'

// Loaded on demand: it includes the names of all permissions, and few operators ever see it.
const ForbiddenAnswer = lazyPart(async () => (await import('./late-screens.ts')).ForbiddenAnswer)

const NOT_SHOWN = 'This screen could not be shown. Try again.'

interface ErrorScreenProps {
  readonly error: unknown
  readonly page: string | undefined
  readonly app: string
  onRetry(): void
  readonly missing: ((error: ApiError) => ReactNode) | undefined
}

/** The screen for an error: missing permission, missing record, or a failure with a retry. */
export function ErrorScreen({ error, page, app, onRetry, missing }: ErrorScreenProps) {
  const facts = useBundleFacts(app)
  const isOnline = useOnline()
  useOtherVersion(error)
  if (!(error instanceof ApiError)) {
    // The code could not be fetched.
    if (!isOnline) return <OfflineScreen onBack={onRetry} />
    return <FailureScreen text={NOT_SHOWN} app={facts} onRetry={onRetry} />
  }
  const { message, lines, requestId } = error
  // The record may exist: what is missing is the call, such as of a squad without a backend.
  if (error.status === 404 && error.reason !== 'ROUTE_NOT_FOUND')
    return missing?.(error) ?? <NotFoundScreen text={message} details={lines} requestId={requestId} />
  if (error.status === 403) {
    return (
      <Suspense fallback={<SpinnerScreen />}>
        <ForbiddenAnswer error={error} page={page} />
      </Suspense>
    )
  }
  // The screen's title already says "Something went wrong".
  const [text = NOT_SHOWN, ...details] = message === DEFAULT_ERROR ? lines : [message, ...lines]
  return <FailureScreen text={text} details={details} requestId={requestId} onRetry={onRetry} />
}
