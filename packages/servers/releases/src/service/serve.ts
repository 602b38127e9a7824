import {
  type Endpoint,
  type OperationSchemas,
  type ParsedOf,
  permissionsOf,
} from '@portal/contract/endpoint.ts'
import { CHANGE_REASON, entityTag } from '@portal/contract/headers.ts'
import { releaseSchemas } from '@portal/contract/releases/release-schemas.ts'
import { unauthenticated } from '@portal/server-common/access/access-token.ts'
import { requireAnyOf } from '@portal/server-common/access/require-any-of.ts'
import { parseReason } from '@portal/server-common/http/parse-reason.ts'
import { parseBody, parseQuery } from '@portal/server-common/http/parse-request.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Caller, FindCaller } from './caller.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the caller is known. */
    caller: Caller | null
  }
}

/** One admitted call of an operation. */
export type Call<E extends Endpoint> = ParsedOf<E> & {
  readonly caller: Caller
  readonly request: FastifyRequest
  /** Why something is revoked; other writes carry their reason in the body. */
  readonly changeReason: string
}

interface Answer<Body> {
  readonly body: Body
  /** Number of the newest release, where the operation concerns it. */
  readonly revision?: number
  /** Where it differs from the contract's usual success. */
  readonly status?: 201
}

type ResponseOf<S> = S extends { response: infer R extends z.ZodType } ? z.input<R> : undefined

export type Handler<E extends Endpoint> =
  E extends Endpoint<string, infer S extends OperationSchemas>
    ? (call: Call<E>) => Promise<Answer<ResponseOf<S>>>
    : never

const NOTHING = z.strictObject({})
const Params = z.record(z.string(), z.string())
/** A file upload is read by its handler. */
const UPLOAD = z.unknown()

const schemasOf = (name: string): OperationSchemas =>
  Object.entries(releaseSchemas).find(([known]) => known === name)?.[1] ?? {}

/** Parses a request with the contract's schemas. Throws an `ApiError`. */
function parseCall(endpoint: Endpoint, { params, query, body, headers }: FastifyRequest) {
  const { query: Query = NOTHING, body: Body } = schemasOf(endpoint.name)
  const reason = headers[CHANGE_REASON.toLowerCase()]?.toString()
  return {
    params: Params.parse(params),
    query: parseQuery(Query, query),
    body: parseBody(Body ?? UPLOAD, body),
    changeReason: endpoint.method === 'DELETE' ? parseReason(reason) : '',
  }
}

/** Serves one operation of the contract to callers with the permission that it requires. */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  findCaller: FindCaller,
  endpoint: E,
  handler: Handler<E>,
): void {
  const { response } = schemasOf(endpoint.name)
  app.route({
    method: endpoint.method,
    url: `/v1${endpoint.path}`,
    onRequest: async (request) => {
      const caller = await findCaller(request.headers.authorization)
      if (!caller) throw unauthenticated()
      request.caller = caller
      requireAnyOf(caller, permissionsOf(endpoint) ?? [])
    },
    handler: async (request, reply) => {
      const call = { ...parseCall(endpoint, request), caller: request.caller, request }
      // `serve` has checked the handler against the contract's types.
      const { body, revision, status } = await (handler as (call: object) => Promise<Answer<unknown>>)(call)
      if (revision !== undefined) reply.header('etag', entityTag(revision))
      reply.status(status ?? endpoint.status ?? 200)
      return response ? JSON.stringify(response.parse(body)) : ''
    },
  })
}
