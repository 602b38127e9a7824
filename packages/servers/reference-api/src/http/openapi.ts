import { ENDPOINT_GROUPS } from '@portal/contract/all-endpoints.ts'
import { ALL_SCHEMAS } from '@portal/contract/all-schemas.ts'
import { type Endpoint, permissionsOf } from '@portal/contract/endpoint.ts'
import { ERROR_REASONS, type ErrorReason, usesOf } from '@portal/contract/error-reasons.ts'
import { ErrorResponse } from '@portal/contract/error-response.ts'
import {
  API_VERSION,
  CHANGE_REASON,
  IDEMPOTENCY_KEY,
  MEDIA_TYPE,
  needsIdempotencyKey,
} from '@portal/contract/headers.ts'
import { DATA_KEYS, type DataKey } from '@portal/contract/subjects/subject.ts'
import { isRecord, keysOf } from '@portal/contract/typed-objects.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { INTERFACE_PAGE_POLICY, renderInterface } from './interface-page.ts'
import { inWords } from './operation-words.ts'

type JsonObject = Record<string, unknown>

const PART = ':dataKey'

/** Any operation may respond with these. */
const SHARED_REASONS: readonly ErrorReason[] = [
  'UNAUTHENTICATED',
  'PERMISSION_DENIED',
  'ACCOUNT_FORBIDDEN',
  'USER_SUSPENDED',
  'OPERATOR_UNKNOWN',
  'RATE_LIMIT_EXCEEDED',
]

const ABOUT = `The API behind the operations portal. Each call carries the access token of a signed-in operator.
Calls other than GET and PUT carry an Idempotency-Key: the same key again gives the same response and no second effect.
Records carry an ETag; If-Match protects a change from overwriting a concurrent one. Every change is written to the
audit trail.`

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonObject {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // A member that must be absent.
      if (zodSchema._zod.def.type === 'undefined') jsonSchema.not = {}
    },
  })
  return rest
}

const content = (schema: JsonObject) => ({ [MEDIA_TYPE]: { schema } })
const parameter = (
  name: string,
  place: string,
  required: boolean,
  schema: JsonObject = { type: 'string' },
) => ({
  name,
  in: place,
  required,
  schema,
})

function queryParameters({ name }: Endpoint): JsonObject[] {
  const query = ALL_SCHEMAS[name]?.query
  if (!query) return []
  const { properties } = schemaOf(query, 'input')
  if (!isRecord(properties)) return []
  return Object.entries(properties).map(([field, schema]) =>
    parameter(field, 'query', false, isRecord(schema) ? schema : {}),
  )
}

function parametersOf(endpoint: Endpoint, part: string | undefined): JsonObject[] {
  const path = part ? endpoint.path.replace(PART, part) : endpoint.path
  const names = ['accountId', ...[...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')]
  const writes = endpoint.method !== 'GET'
  return [
    ...names.map((name) => parameter(name, 'path', true)),
    ...queryParameters(endpoint),
    ...(needsIdempotencyKey(endpoint.method)
      ? [parameter(IDEMPOTENCY_KEY, 'header', true, { type: 'string', format: 'uuid' })]
      : []),
    ...(endpoint.method === 'DELETE'
      ? [parameter(CHANGE_REASON, 'header', endpoint.reasons?.includes('CHANGE_REASON_REQUIRED') ?? false)]
      : []),
    ...(endpoint.revisioned ? [parameter(writes ? 'If-Match' : 'If-None-Match', 'header', false)] : []),
  ]
}

/** What each error of an operation means, by status. */
function refusalsOf({ reasons = [], guardsSubject }: Endpoint): JsonObject {
  const known: readonly ErrorReason[] = keysOf(ERROR_REASONS)
  const own = known.filter((reason) => reasons.includes(reason))
  const guards: ErrorReason[] = guardsSubject ? ['SUBJECT_NOT_FOUND', 'SUBJECT_TYPE_FORBIDDEN'] : []
  const byStatus = new Map<number, string[]>()
  for (const reason of new Set([...SHARED_REASONS, ...guards, ...own])) {
    const uses = own.includes(reason) ? usesOf(reason) : [ERROR_REASONS[reason]]
    for (const [status, sentence] of uses)
      byStatus.set(status, [...(byStatus.get(status) ?? []), `${reason}: ${sentence}`])
  }
  const error = { $ref: '#/components/schemas/Error' }
  const answers = [...byStatus].map(([status, lines]) => [
    status,
    { description: lines.join('\n'), content: content(error) },
  ])
  return { ...Object.fromEntries(answers), default: { $ref: '#/components/responses/Error' } }
}

function operationOf(endpoint: Endpoint, tag: string, part: string | undefined): JsonObject {
  const { body, response } = ALL_SCHEMAS[endpoint.name] ?? {}
  const needed = permissionsOf(endpoint, part ? { dataKey: part } : {})
  return {
    operationId: part ? `${endpoint.name}-${part}` : endpoint.name,
    tags: [tag],
    summary: part ? `${inWords(endpoint.name)}: ${inWords(part)}` : inWords(endpoint.name),
    description: needed ? `Requires ${needed.join(' or ')}.` : 'Requires a signed-in operator.',
    parameters: parametersOf(endpoint, part),
    ...(body && { requestBody: { required: true, content: content(schemaOf(body, 'input')) } }),
    responses: {
      [endpoint.status ?? 200]: {
        description: 'Success',
        ...(response && { content: content(schemaOf(response, 'output')) }),
      },
      ...refusalsOf(endpoint),
    },
  }
}

/** The parts that an operation applies to, each with its own path: otherwise one path would match many. */
const partsOf = ({ path }: Endpoint): readonly (DataKey | undefined)[] =>
  path.includes(PART) ? DATA_KEYS : [undefined]

function pathsOf(): Record<string, JsonObject> {
  const paths: Record<string, JsonObject> = {}
  for (const { title, endpoints } of ENDPOINT_GROUPS) {
    for (const endpoint of Object.values(endpoints)) {
      for (const part of partsOf(endpoint)) {
        const own = endpoint.path.replace(PART, part ?? PART).replace(/\/$/, '')
        const path = `/accounts/{accountId}${own.replace(/:(\w+)/g, '{$1}')}`
        paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint, title, part) }
      }
    }
  }
  return paths
}

/** The API as an OpenAPI 3.1 document, generated from the contract; `server` is its URL. */
export function describeInterface(server = '/api'): JsonObject {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Product API',
      version: API_VERSION,
      description: ABOUT,
      contact: { name: 'The team of the operations portal' },
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: server, description: 'This installation' }],
    security: [{ accessToken: [] }],
    tags: ENDPOINT_GROUPS.map(({ title, about }) => ({ name: title, description: about })),
    paths: pathsOf(),
    components: {
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: schemaOf(ErrorResponse, 'output') },
      responses: {
        Error: { description: 'Refusal', content: content({ $ref: '#/components/schemas/Error' }) },
      },
    },
  }
}

/** Generated on the first request: it takes a quarter of the API's startup time. */
export function serveDescription(app: FastifyInstance, server?: string): void {
  let text: string | undefined
  let page: string | undefined
  app.get('/openapi.json', async () => {
    text ??= JSON.stringify(describeInterface(server))
    return text
  })
  app.get('/docs', { config: { carriesBytes: true } }, async (_request, reply) => {
    page ??= renderInterface(describeInterface(server))
    return reply
      .header('content-security-policy', INTERFACE_PAGE_POLICY)
      .type('text/html; charset=utf-8')
      .send(page)
  })
}
