import type { IncomingHttpHeaders } from 'node:http'
import { CORRELATION_ID } from '@portal/contract/headers.ts'
import { validate as isUuid, v7 as uuid } from 'uuid'

export const CORRELATION_HEADER = CORRELATION_ID.toLowerCase()

/** The caller's request id if it is a UUID, or else a new one. */
export function correlationIdOf({ headers }: { headers: IncomingHttpHeaders }): string {
  const given = headers[CORRELATION_HEADER]?.toString()
  return given && isUuid(given) ? given.toLowerCase() : uuid()
}
