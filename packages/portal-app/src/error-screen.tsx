import { describePermission } from '@portal/contract/permission-table.ts'
import { ApiError } from '@portal/session'
import { FailureScreen, ForbiddenScreen, NotFoundScreen } from '@portal/ui'
import type { ReactNode } from 'react'
import { AccessRequest } from './access-request.tsx'
import { useBundleFacts } from './parcel-host.ts'

interface ErrorScreenProps {
  readonly error: unknown
  readonly page: string | undefined
  readonly app: string
  onRetry(): void
  readonly missing: ((error: ApiError) => ReactNode) | undefined
}

const withPage = (page: string | undefined) => (page ? { page } : {})

/** The screen for an error: what is missing, what is not there, or what failed and can be tried again. */
export function ErrorScreen({ error, page, app, onRetry, missing }: ErrorScreenProps) {
  const facts = useBundleFacts(app)
  if (!(error instanceof ApiError)) {
    return <FailureScreen text="This screen could not be shown. Try again." app={facts} onRetry={onRetry} />
  }
  if (error.status === 404) return missing?.(error) ?? <NotFoundScreen text={error.message} />
  if (error.status === 403) {
    const needs = error.details.flatMap(({ source }) =>
      source ? [{ permission: source, description: describePermission(source) }] : [],
    )
    return (
      <ForbiddenScreen {...withPage(page)} needs={needs}>
        <AccessRequest
          page={page ?? document.title}
          needs={needs.map(({ permission }) => permission)}
          requestId={error.requestId}
        />
      </ForbiddenScreen>
    )
  }
  const lines = error.details.map(({ message }) => message)
  return <FailureScreen text={error.message} details={lines} requestId={error.requestId} onRetry={onRetry} />
}
