import { ALL_ENDPOINTS } from '@portal/contract/all-endpoints.ts'
import { ALL_SCHEMAS } from '@portal/contract/all-schemas.ts'
import { type Endpoint, permissionsOf } from '@portal/contract/endpoint.ts'
import { ErrorResponse } from '@portal/contract/error-response.ts'
import {
  API_VERSION,
  CHANGE_REASON,
  IDEMPOTENCY_KEY,
  MEDIA_TYPE,
  needsIdempotencyKey,
} from '@portal/contract/headers.ts'
import { isRecord } from '@portal/contract/typed-objects.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

type JsonObject = Record<string, unknown>

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonObject {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
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

function parametersOf(endpoint: Endpoint): JsonObject[] {
  const names = ['accountId', ...[...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')]
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

function operationOf(endpoint: Endpoint): JsonObject {
  const { body, response } = ALL_SCHEMAS[endpoint.name] ?? {}
  const needed = permissionsOf(endpoint)
  return {
    operationId: endpoint.name,
    description: needed ? `Needs ${needed.join(' or ')}.` : 'Needs a signed-in operator.',
    parameters: parametersOf(endpoint),
    ...(body && { requestBody: { required: true, content: content(schemaOf(body, 'input')) } }),
    responses: {
      [endpoint.status ?? 200]: {
        description: 'Success',
        ...(response && { content: content(schemaOf(response, 'output')) }),
      },
      default: { $ref: '#/components/responses/Error' },
    },
  }
}

/** The interface as an OpenAPI 3.1 document, made from the contract alone. */
export function describeInterface(): JsonObject {
  const paths: Record<string, JsonObject> = {}
  for (const endpoint of Object.values(ALL_ENDPOINTS)) {
    const path = `/accounts/{accountId}${endpoint.path.replace(/\/$/, '').replace(/:(\w+)/g, '{$1}')}`
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Product API', version: API_VERSION },
    security: [{ accessToken: [] }],
    paths,
    components: {
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      responses: { Error: { description: 'Refusal', content: content(schemaOf(ErrorResponse, 'output')) } },
    },
  }
}

/** Made when somebody first asks: it takes a quarter of the time that the whole API takes to start. */
export function serveDescription(app: FastifyInstance): void {
  let text: string | undefined
  app.get('/openapi.json', async () => {
    text ??= JSON.stringify(describeInterface())
    return text
  })
}
