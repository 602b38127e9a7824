import { ALL_SCHEMAS } from '@portal/contract/all-schemas.ts'
import type { Endpoint } from '@portal/contract/endpoint.ts'
import { changeReason } from '@portal/contract/formats.ts'
import { CHANGE_REASON } from '@portal/contract/headers.ts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { pointerOf } from '../json-pointer.ts'
import { ApiError, fieldDetail } from './api-error.ts'
import { bodyDetails, leadingReason, queryDetails } from './issue-details.ts'
import { unstorableText } from './unstorable-text.ts'

const NOTHING = z.strictObject({})
const NO_BODY = NOTHING.nullish()

function requireStorable(body: unknown): void {
  const path = unstorableText(body)
  if (!path) return
  const message = 'Remove the invisible characters.'
  throw new ApiError('VALIDATION_FAILED', {
    details: [fieldDetail(pointerOf(path), 'INVALID_FORMAT', message)],
  })
}

/** Parses a body; throws what is wrong with it in the contract's terms. */
export function parseBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body, { reportInput: true })
  if (parsed.success) {
    requireStorable(parsed.data)
    return parsed.data
  }
  const details = bodyDetails(parsed.error.issues)
  throw new ApiError(leadingReason(details) ?? 'VALIDATION_FAILED', { details })
}

function parseQuery(schema: z.ZodType, query: unknown): unknown {
  const parsed = schema.safeParse(query, { reportInput: true })
  if (parsed.success) return parsed.data
  const details = queryDetails(parsed.error.issues)
  const unknown = details.some(({ reason, source }) => reason === 'UNKNOWN_FIELD' || source === 'sort')
  throw new ApiError(unknown ? 'UNKNOWN_PARAMETER' : 'INVALID_PARAMETER', { details })
}

/** The reason of a deletion stands in a header, percent-encoded, since a DELETE has no body. */
function parseReasonHeader(endpoint: Endpoint, header: string | undefined): string | undefined {
  if (endpoint.method !== 'DELETE') return undefined
  const isNeeded = endpoint.reasons?.includes('CHANGE_REASON_REQUIRED')
  if (header === undefined && !isNeeded) return undefined
  const parsed = changeReason.safeParse(header && decoded(header))
  if (parsed.success) return parsed.data
  const message = `Change reason: ${parsed.error.issues[0]?.message}`
  throw new ApiError(header ? 'VALIDATION_FAILED' : 'CHANGE_REASON_REQUIRED', {
    details: [
      { reason: header ? 'INVALID_VALUE' : 'REQUIRED', sourceType: 'HEADER', source: CHANGE_REASON, message },
    ],
  })
}

function decoded(header: string): string {
  try {
    return decodeURIComponent(header)
  } catch {
    return header
  }
}

/** Query, body and reason of a request, as the contract's schemas leave them. Throws `ApiError`. */
export function parseInput(endpoint: Endpoint, request: FastifyRequest) {
  const { query = NOTHING, body = NO_BODY } = ALL_SCHEMAS[endpoint.name] ?? {}
  return {
    query: parseQuery(query, request.query),
    body: parseBody(body, request.body),
    changeReason: parseReasonHeader(endpoint, request.headers[CHANGE_REASON.toLowerCase()]?.toString()),
  }
}
