import type { IncomingHttpHeaders } from 'node:http'
import type { Endpoint } from '@portal/contract/endpoint.ts'
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

/** The reason of a deletion, which is optional unless the contract requires it; `undefined` for other calls. */
export function reasonOfDeletion(endpoint: Endpoint, headers: IncomingHttpHeaders): string | undefined {
  const header = headers[CHANGE_REASON.toLowerCase()]?.toString()
  const isNeeded = endpoint.reasons?.includes('CHANGE_REASON_REQUIRED')
  if (endpoint.method !== 'DELETE' || (header === undefined && !isNeeded)) return undefined
  return parseReason(header)
}
