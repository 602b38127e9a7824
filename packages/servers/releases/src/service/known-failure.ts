import type { ErrorReason } from '@portal/contract/error-reasons.ts'
import { entityTag } from '@portal/contract/headers.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import { fastifyRefusal } from '@portal/server-common/http/fastify-refusal.ts'
import { type FailureKind, HeadMoved, ReleaseError } from '../release-error.ts'

const REASONS: Readonly<Record<FailureKind, ErrorReason>> = {
  absent: 'RELEASE_NOT_FOUND',
  refused: 'RELEASE_REFUSED',
  taken: 'VERSION_EXISTS',
  frozen: 'ENVIRONMENT_FROZEN',
  conflict: 'REVISION_CONFLICT',
  unreachable: 'MAINTENANCE',
  denied: 'UPSTREAM_ERROR',
  corrupt: 'RELEASE_STORE_DAMAGED',
}

function headersOf(error: ReleaseError): Record<string, string> {
  if (error instanceof HeadMoved) return { etag: entityTag(error.head) }
  return error.kind === 'unreachable' ? { 'retry-after': '1' } : {}
}

/** The error for the caller; `undefined` for an unexpected failure. */
export function knownFailure(error: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error
  if (error instanceof ReleaseError)
    return new ApiError(REASONS[error.kind], { message: error.message, headers: headersOf(error) })
  return fastifyRefusal(error)
}
