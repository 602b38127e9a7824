import { type Endpoint, permissionsOf } from '@portal/contract/endpoint.ts'
import { entityTag, IDEMPOTENCY_KEY, needsIdempotencyKey } from '@portal/contract/headers.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { unauthenticated } from '../access/access-token.ts'
import type { Person } from '../access/person.ts'
import { requireAnyOf } from '../access/require-any-of.ts'
import { readIdempotencyKey } from '../http/idempotency-key.ts'
import { reasonOfDeletion } from '../http/parse-reason.ts'
import { parseBody, parseQuery } from '../http/parse-request.ts'
import { pathParams } from '../http/path-params.ts'
import { log } from '../log.ts'
import { limitCalls } from './limit-calls.ts'
import type { Answer, Recorded, Served } from './squad-backend.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the caller of a squad's backend is known. */
    madeBy: Person | null
  }

  interface FastifyContextConfig {
    /** Name of the operation. */
    operation?: string
  }
}

/** Who calls, and how often they may. */
export interface Admission {
  readonly findPerson: (authorization: string | undefined) => Promise<Person>
  readonly limit: (operatorId: string) => void
}

const NOTHING = z.strictObject({})
const NO_BODY = NOTHING.nullish()

function callerOf({ madeBy }: FastifyRequest): Person {
  if (!madeBy) throw unauthenticated()
  return madeBy
}

/** The parsed call of a request. Throws an `ApiError` with all problems of its input. */
function parseCall({ endpoint, schemas }: Served, request: FastifyRequest) {
  const { query = NOTHING, body = NO_BODY } = schemas
  const { headers } = request
  return {
    params: pathParams(request),
    query: parseQuery(query, request.query),
    body: parseBody(body, request.body),
    caller: callerOf(request),
    authorization: headers.authorization ?? '',
    requestId: request.id,
    idempotencyKey: needsIdempotencyKey(endpoint.method)
      ? readIdempotencyKey(headers[IDEMPOTENCY_KEY.toLowerCase()]?.toString())
      : undefined,
    ifMatch: headers['if-match'],
    changeReason: reasonOfDeletion(endpoint, headers),
  }
}

function actionOf({ audit = [], name }: Endpoint, { action }: Recorded): string {
  const actions = [audit].flat()
  const chosen = actions.length === 1 ? actions[0] : actions.find((one) => one === action)
  if (!chosen) throw new Error(`${name} did not report which of its actions it performed.`)
  return chosen
}

/** Writes who changed what to the log. Throws when the handler did not report it. */
function audit(endpoint: Endpoint, { recorded }: Answer<unknown>, request: FastifyRequest): void {
  if (!endpoint.audit) return
  if (!recorded) throw new Error(`${endpoint.name} did not report what it changed.`)
  log.info('audit', {
    correlationId: request.id,
    userId: callerOf(request).id,
    operation: endpoint.name,
    action: actionOf(endpoint, recorded),
    entityId: recorded.entityId,
  })
}

/** Serves one operation of a squad to callers with the permission that it requires. */
export function serveEndpoint(app: FastifyInstance, served: Served, { findPerson, limit }: Admission): void {
  const { endpoint, schemas, handler } = served
  const { callsPerMinute: max } = endpoint
  const ownLimit = max === undefined ? undefined : limitCalls({ max, windowMs: 60_000 })
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { operation: endpoint.name },
    onRequest: async (request) => {
      const person = await findPerson(request.headers.authorization)
      request.madeBy = person
      limit(person.id)
      ownLimit?.(person.id)
      const needed = permissionsOf(endpoint, pathParams(request))
      if (needed) requireAnyOf(person, needed)
    },
    handler: async (request, reply) => {
      const answer = await handler(parseCall(served, request))
      audit(endpoint, answer, request)
      const payload = schemas.response ? JSON.stringify(schemas.response.parse(answer.body)) : ''
      if (endpoint.revisioned && answer.revision !== undefined)
        reply.header('etag', entityTag(answer.revision))
      return reply.status(endpoint.status ?? 200).send(payload)
    },
  })
}
