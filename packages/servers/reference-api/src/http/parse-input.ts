import { ALL_SCHEMAS } from '@portal/contract/all-schemas.ts'
import type { Endpoint } from '@portal/contract/endpoint.ts'
import { ApiError, fieldDetail } from '@portal/server-common/http/api-error.ts'
import { pointerOf } from '@portal/server-common/http/json-pointer.ts'
import { reasonOfDeletion } from '@portal/server-common/http/parse-reason.ts'
import { parseBody as parseAsTold, parseQuery } from '@portal/server-common/http/parse-request.ts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
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

/** Parses a body. Throws its problems in the contract's terms. */
export function parseBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = parseAsTold(schema, body)
  requireStorable(parsed)
  return parsed
}

/** Query, body and reason of a request, parsed by the contract's schemas. Throws `ApiError`. */
export function parseInput(endpoint: Endpoint, request: FastifyRequest) {
  const { query = NOTHING, body = NO_BODY } = ALL_SCHEMAS[endpoint.name] ?? {}
  return {
    query: parseQuery(query, request.query),
    body: parseBody(body, request.body),
    changeReason: reasonOfDeletion(endpoint, request.headers),
  }
}
