import { ApiError } from './api-error.ts'

const REFUSALS: Readonly<Record<string, ApiError>> = {
  FST_ERR_BAD_URL: new ApiError('MALFORMED_REQUEST', { message: 'The address is not valid.' }),
  FST_ERR_CTP_BODY_TOO_LARGE: new ApiError('CONTENT_TOO_LARGE'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new ApiError('CONTENT_TYPE_NOT_ALLOWED'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new ApiError('MALFORMED_REQUEST'),
  // A QUERY, which only makes sense with a body.
  FST_ERR_ROUTE_MISSING_CONTENT_TYPE: new ApiError('CONTENT_TYPE_NOT_ALLOWED'),
  FST_ERR_CTP_INVALID_JSON_BODY: new ApiError('MALFORMED_REQUEST', {
    message: 'The body is not valid JSON.',
  }),
}

/** The caller's error for a refusal by fastify itself; `undefined` for any other error. */
export function fastifyRefusal(error: unknown): ApiError | undefined {
  if (error instanceof SyntaxError && 'statusCode' in error) return REFUSALS.FST_ERR_CTP_INVALID_JSON_BODY
  return error instanceof Error && 'code' in error ? REFUSALS[String(error.code)] : undefined
}
