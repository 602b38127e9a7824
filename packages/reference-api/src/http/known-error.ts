import { isBusy, isUnreachable } from '../database/database-error.ts'
import { ApiError } from './api-error.ts'

const RETRY_SOON = { 'retry-after': '1' }

/** Fastify's own refusals, by their code. */
const FASTIFY_ERRORS: Readonly<Record<string, ApiError>> = {
  FST_ERR_BAD_URL: new ApiError('MALFORMED_REQUEST', { message: 'The address could not be read.' }),
  FST_ERR_CTP_BODY_TOO_LARGE: new ApiError('CONTENT_TOO_LARGE'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new ApiError('CONTENT_TYPE_NOT_ALLOWED'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new ApiError('MALFORMED_REQUEST'),
  FST_ERR_CTP_INVALID_JSON_BODY: new ApiError('MALFORMED_REQUEST', {
    message: 'The body is not valid JSON.',
  }),
}

/** What the caller learns about a failure; `undefined` for an unexpected one. */
export function knownError(error: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error
  if (isBusy(error)) return new ApiError('MAINTENANCE', { headers: RETRY_SOON })
  if (isUnreachable(error)) return new ApiError('MAINTENANCE', { headers: RETRY_SOON })
  if (error instanceof SyntaxError && 'statusCode' in error)
    return FASTIFY_ERRORS.FST_ERR_CTP_INVALID_JSON_BODY
  return error instanceof Error && 'code' in error ? FASTIFY_ERRORS[String(error.code)] : undefined
}
