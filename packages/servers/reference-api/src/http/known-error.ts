import { ApiError } from '@portal/server-common/http/api-error.ts'
import { fastifyRefusal } from '@portal/server-common/http/fastify-refusal.ts'
import { isBusy, isUnreachable } from '../database/database-error.ts'

const RETRY_SOON = { 'retry-after': '1' }

/** What the caller learns about a failure; `undefined` for an unexpected failure. */
export function knownError(error: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error
  if (isBusy(error)) return new ApiError('MAINTENANCE', { headers: RETRY_SOON })
  if (isUnreachable(error)) return new ApiError('MAINTENANCE', { headers: RETRY_SOON })
  return fastifyRefusal(error)
}
