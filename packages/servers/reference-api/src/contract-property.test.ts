import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { ALL_ENDPOINTS } from '@portal/contract/all-endpoints.ts'
import { ALL_SCHEMAS } from '@portal/contract/all-schemas.ts'
import { type Endpoint, pathOf } from '@portal/contract/endpoint.ts'
import { type ErrorReason, usesOf } from '@portal/contract/error-reasons.ts'
import { ErrorResponse } from '@portal/contract/error-response.ts'
import { CHANGE_REASON } from '@portal/contract/headers.ts'
import { DATA_KEYS } from '@portal/contract/subjects/subject.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { mutated } from './testing/hostile-values.ts'
import { startTestServer, type TestAnswer, type TestCaller, type TestServer } from './testing/test-server.ts'
import { valuesOfSchema } from './testing/values-of-schema.ts'

const REQUESTS = 6000
const AT_ONCE = 8
jest.setTimeout(600_000)

const endpoints = Object.values(ALL_ENDPOINTS)
const RUNS_EACH = Math.ceil(REQUESTS / endpoints.length / AT_ONCE)

let server: TestServer
let admin: TestCaller
let known: Readonly<Record<string, readonly string[]>>
let sent = 0

/** Existing ids, by the name of the parameter that takes them. */
async function knownParams(): Promise<Record<string, readonly string[]>> {
  const ids = async (query: string) => {
    const { rows } = await sql.raw<{ id: string }>(query).execute(server.db)
    return rows.map(({ id }) => id)
  }
  const users = await ids(
    '(select id::text from operator limit 12) union all (select email from operator limit 12)',
  )
  return {
    subjectId: await ids('select id from subject limit 60'),
    dpaId: await ids('select id::text from dpa limit 20'),
    secretId: await ids('select id::text from secret limit 5'),
    userId: users,
    roleId: await ids('select id::text from role limit 10'),
    taskId: await ids('select id::text from task limit 10'),
    dirId: await ids('select id::text from directory'),
    fileId: await ids('select id::text from file limit 20'),
    verId: await ids('select id::text from file_version limit 20'),
    changeRequestId: await ids('select id::text from change_request limit 20'),
    profileId: await ids('select id::text from consumer_profile limit 5'),
    dataKey: DATA_KEYS,
    name: ['COUNTRIES', 'RESOURCES', 'USER_ROLES'],
    channel: ['EMAIL', 'SMS', 'PUSH'],
    type: ['OTP', 'WELCOME', 'EMAIL', 'SMS'],
    lang: ['en', 'pl', 'xx'],
  }
}

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.as('admin')
  known = await knownParams()
})
afterAll(() => server.stop())

/** A path segment of dots only would lead to another address. */
const isStep = (text: string) => /^\.{1,2}$/.test(text)

const anyText = fc.oneof(
  fc.string({ minLength: 1, maxLength: 40 }).filter((text) => !isStep(text)),
  fc.uuid(),
  fc.constantFrom("'", '../..', '%00', 'null'),
)

function paramsFor({ path }: Endpoint): fc.Arbitrary<Record<string, string>> {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')
  return fc.record(
    Object.fromEntries(
      names.map((name) => {
        const ids = known[name] ?? []
        const usual = ids.length > 0 ? fc.constantFrom(...ids) : anyText
        return [name, fc.oneof({ weight: 6, arbitrary: usual }, { weight: 1, arbitrary: anyText })]
      }),
    ),
  )
}

/** Bodies that fit the schema, bodies that almost fit, and arbitrary values. */
function bodiesFor({ name, method }: Endpoint): fc.Arbitrary<unknown> {
  const schema = ALL_SCHEMAS[name]?.body
  if (method === 'GET' || method === 'DELETE') return fc.constant(undefined)
  if (!schema) return fc.constantFrom(undefined, {}, { extra: 1 }, [])
  const fitting = valuesOfSchema(schema)
  return fc.oneof(
    { weight: 5, arbitrary: fitting },
    { weight: 4, arbitrary: fitting.chain((value) => mutated(value as Record<string, unknown>)) },
    { weight: 1, arbitrary: fc.jsonValue() },
  )
}

/** Values as a query string carries them: strings, one or several per name. */
const inAddress = (query: unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(query ?? {}).map(([name, value]) => [
      name,
      [value].flat().map((one) => (typeof one === 'string' ? one : JSON.stringify(one))),
    ]),
  )

function queriesFor({ name }: Endpoint): fc.Arbitrary<Record<string, unknown>> {
  const schema = ALL_SCHEMAS[name]?.query
  const fitting = schema ? valuesOfSchema(schema) : fc.constant({})
  const strange = fc.dictionary(
    fc.constantFrom('page', 'pageSize', 'sort', 'q', 'cursor', 'other'),
    anyText,
    { maxKeys: 2 },
  )
  return fc.oneof({ weight: 4, arbitrary: fitting }, { weight: 1, arbitrary: strange }).map(inAddress)
}

function expectDeclared({ name, status, revisioned }: Endpoint, answer: TestAnswer<unknown>): void {
  if (answer.status >= 400) {
    const { reason } = ErrorResponse.strict().parse(answer.error)
    expect(usesOf(reason as ErrorReason).map(([usual]) => usual)).toContain(answer.status)
    return
  }
  if (revisioned && answer.status === 304) return
  expect(answer.status).toBe(status ?? 200)
  const schema = ALL_SCHEMAS[name]?.response
  if (schema) expect(schema.safeParse(answer.body).error).toBeUndefined()
  else expect(answer.text).toBe('')
}

test.each(endpoints)('$name answers as the contract says, whatever it receives', async (endpoint) => {
  const { body: bodySchema } = ALL_SCHEMAS[endpoint.name] ?? {}
  const request = fc.record({
    params: paramsFor(endpoint),
    query: queriesFor(endpoint),
    body: bodiesFor(endpoint),
    reason: fc.constantFrom('Because%20the%20test%20says%20so.', 'short', '%'),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(request, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (requests) => {
      await Promise.all(
        requests.map(async ({ params, query, body, reason }) => {
          const json = body === undefined ? undefined : (JSON.stringify(body) ?? undefined)
          const answer = await admin.send(endpoint.method, `/accounts/c2p-demo${pathOf(endpoint, params)}`, {
            query,
            ...(json !== undefined && { body: json }),
            headers: { ...(endpoint.method === 'DELETE' && { [CHANGE_REASON]: reason }) },
          })
          sent += 1
          expect(answer.status).toBeLessThan(500)
          expectDeclared(endpoint, answer)
          if (bodySchema && answer.status < 300)
            expect(bodySchema.safeParse(JSON.parse(json ?? 'null')).success).toBe(true)
        }),
      )
    }),
    { numRuns: RUNS_EACH, endOnFailure: true },
  )
})

test(`at least ${REQUESTS} requests were sent`, () => {
  expect(sent).toBeGreaterThanOrEqual(REQUESTS)
})
