import { changeReason } from '@portal/contract/formats.ts'
import { CHANGE_REASON } from '@portal/contract/headers.ts'
import { ApiError } from './api-error.ts'

function decoded(header: string): string {
  try {
    return decodeURIComponent(header)
  } catch {
    return header
  }
}

/** The reason of a deletion is in a header, percent-encoded, since a DELETE has no body. */
export function parseReason(header: string | undefined): string {
  const parsed = changeReason.safeParse(header && decoded(header))
  if (parsed.success) return parsed.data
  const message = `Change reason: ${parsed.error.issues[0]?.message}`
  throw new ApiError(header ? 'VALIDATION_FAILED' : 'CHANGE_REASON_REQUIRED', {
    details: [
      { reason: header ? 'INVALID_VALUE' : 'REQUIRED', sourceType: 'HEADER', source: CHANGE_REASON, message },
    ],
  })
}
