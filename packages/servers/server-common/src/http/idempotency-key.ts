import { validate as isUuid } from 'uuid'
import { ApiError } from './api-error.ts'

/** The key that identifies repetitions of a write; the header may be quoted. Throws `ApiError` without a valid one. */
export function readIdempotencyKey(header: string | undefined): string {
  if (!header) throw new ApiError('IDEMPOTENCY_KEY_MISSING')
  const key = header.replace(/^"(.*)"$/, '$1').toLowerCase()
  if (!isUuid(key)) throw new ApiError('IDEMPOTENCY_KEY_INVALID')
  return key
}
