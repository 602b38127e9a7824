import type { Endpoint } from '@portal/contract/endpoint.ts'
import { CHANGE_REASON, IDEMPOTENCY_KEY, needsIdempotencyKey } from '@portal/contract/headers.ts'
import { readIdempotencyKey } from '@portal/server-common/http/idempotency-key.ts'
import { pathParams } from '@portal/server-common/http/path-params.ts'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '../access/caller.ts'
import { type RequestIdentity, sha256 } from './idempotency.ts'

/**
 * Identifies repetitions of this write; `undefined` when repeating does no harm. A PUT with the revision it saw can
 * succeed only once, so it is its own key: a repetition whose first response was lost gets that response instead of a
 * conflict with itself.
 */
export function identityOf(
  endpoint: Endpoint,
  request: FastifyRequest,
  { accountId, id }: Caller,
): RequestIdentity | undefined {
  const header = (name: string) => request.headers[name.toLowerCase()]?.toString()
  const params = Object.values(pathParams(request))
  const fingerprint = sha256(endpoint.name, ...params, request.bodyDigest, header(CHANGE_REASON) ?? '')
  const caller = `${accountId} ${id}`
  if (needsIdempotencyKey(endpoint.method)) {
    return { caller, key: readIdempotencyKey(header(IDEMPOTENCY_KEY)), fingerprint, keepsRefusals: true }
  }
  const ifMatch = header('If-Match')
  if (endpoint.method !== 'PUT' || !endpoint.revisioned || ifMatch === undefined) return undefined
  return { caller, key: `${ifMatch} ${fingerprint.toString('hex')}`, fingerprint, keepsRefusals: false }
}
