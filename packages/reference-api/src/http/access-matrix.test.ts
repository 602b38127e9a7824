import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { ALL_ENDPOINTS } from '@portal/contract/all-endpoints.ts'
import { BUILT_IN_ROLES } from '@portal/contract/built-in-roles.ts'
import { type Endpoint, pathOf, permissionsOf } from '@portal/contract/endpoint.ts'
import { IDEMPOTENCY_KEY } from '@portal/contract/headers.ts'
import { getAccess } from '@portal/contract/people/me-endpoints.ts'
import { listSubjects, publishSubject } from '@portal/contract/subjects/subject-endpoints.ts'
import { startTestServer, type TestAnswer, type TestCaller, type TestServer } from '../testing/test-server.ts'

/** Who signs in for which built-in role. */
const OPERATORS: Readonly<Record<string, string>> = {
  PROGRAM_ADMINISTRATOR: 'admin',
  USER_ADMINISTRATOR: 'users',
  ONBOARDING_OPERATOR: 'onboarding',
  CONTENT_EDITOR: 'editor',
  CONTENT_REVIEWER: 'reviewer',
  RISK_MANAGER: 'risk',
  CUSTOMER_CARE_AGENT: 'care',
  VIEWER: 'viewer',
}

const SUBJECT_TYPES_TRIED = ['SRCI', 'SRCPI', 'DCF', 'SRC', 'EXT_BACKEND', 'EXT_AUTH_PLATFORM'] as const
const DATA_KEY = 'businessData'
const endpoints = Object.values(ALL_ENDPOINTS)

let server: TestServer
const subjectIds = new Map<string, string>()

beforeAll(async () => {
  server = await startTestServer()
  for (const { id, type } of await server.db.selectFrom('subject').select(['id', 'type']).execute()) {
    subjectIds.set(type, id)
  }
})
afterAll(() => server.stop())

/** Calls without idempotency key and with an empty body, so that who is let in is refused later, for that. */
function knock(caller: TestCaller, endpoint: Endpoint, subjectId: string, accountId = 'c2p-demo') {
  const path = pathOf(endpoint, { subjectId, dataKey: DATA_KEY, secretId: 'none', name: 'COUNTRIES' })
  const body = endpoint.method === 'GET' || endpoint.method === 'DELETE' ? undefined : {}
  return caller.send(endpoint.method, `/accounts/${accountId}${path}`, {
    body,
    headers: { [IDEMPOTENCY_KEY]: '' },
  })
}

const outcome = ({ status, error }: TestAnswer<unknown>) =>
  status === 401 || status === 403 ? error.reason : 'let in'

describe.each(BUILT_IN_ROLES)('$name', ({ name, resources, subjectTypes }) => {
  const mayDo = (endpoint: Endpoint) => {
    const needed = permissionsOf(endpoint, { dataKey: DATA_KEY })
    return (
      needed === null || needed.some((permission) => (resources as readonly string[]).includes(permission))
    )
  }

  test.each(endpoints)('$method $path', async (endpoint) => {
    const caller = await server.as(OPERATORS[name] ?? '')
    for (const type of endpoint.guardsSubject ? SUBJECT_TYPES_TRIED : SUBJECT_TYPES_TRIED.slice(0, 1)) {
      const answer = await knock(caller, endpoint, subjectIds.get(type) ?? '')
      const isTypeAllowed = !endpoint.guardsSubject || subjectTypes.includes(type)
      const expected = mayDo(endpoint)
        ? isTypeAllowed
          ? 'let in'
          : 'SUBJECT_TYPE_FORBIDDEN'
        : 'PERMISSION_DENIED'
      expect([type, outcome(answer)]).toEqual([type, expected])
      expect(answer.status).toBeLessThan(500)
    }
  })

  test.each(endpoints)('$method $path of another account', async (endpoint) => {
    const caller = await server.as(OPERATORS[name] ?? '')
    const answer = await knock(caller, endpoint, subjectIds.get('SRCI') ?? '', 'c2p-prod-demo')
    expect(outcome(answer)).toBe('ACCOUNT_FORBIDDEN')
  })
})

describe.each<[string, () => Promise<string | undefined>, string]>([
  ['no token', async () => undefined, 'UNAUTHENTICATED'],
  ['something that is no token', async () => 'abc', 'UNAUTHENTICATED'],
  [
    'an expired token',
    async () => tokenOf('admin', { exp: Math.floor(Date.now() / 1000) - 1 }),
    'UNAUTHENTICATED',
  ],
  [
    'a token of another issuer',
    async () => tokenOf('admin', { iss: 'https://elsewhere.example' }),
    'UNAUTHENTICATED',
  ],
  ['a token for another client', async () => tokenOf('admin', { client_id: 'another' }), 'UNAUTHENTICATED'],
  ['a token without the scope', async () => tokenOf('admin', { scope: 'openid' }), 'UNAUTHENTICATED'],
  [
    'an ID token',
    async () => tokenOf('admin', { token_use: 'id', aud: 'operations-portal' }),
    'UNAUTHENTICATED',
  ],
  ['a token of nobody we know', async () => server.issuer.token(crypto.randomUUID()), 'UNAUTHENTICATED'],
  [
    'a token signed with a wrong key',
    async () => server.issuer.forgedToken(await server.operatorId('admin')),
    'UNAUTHENTICATED',
  ],
  ['a token of a suspended operator', async () => tokenOf('suspended'), 'USER_SUSPENDED'],
])('%s', (_, token, reason) => {
  test.each(endpoints)('does not open $method $path', async (endpoint) => {
    const answer = await knock(server.withToken(await token()), endpoint, subjectIds.get('SRCI') ?? '')
    expect(outcome(answer)).toBe(reason)
  })
})

async function tokenOf(name: string, claims = {}): Promise<string> {
  return server.issuer.token(await server.operatorId(name), claims)
}

test('a refusal names the missing permission', async () => {
  const answer = await knock(await server.as('care'), publishSubject, subjectIds.get('SRCI') ?? '')
  expect(answer.error.errorDetail).toMatchObject([
    { source: 'subject.publish', message: 'Missing permission subject.publish (Subjects: Publish).' },
  ])
})

test('a lost role and a suspension take effect with the next call', async () => {
  const id = await server.operatorId('risk')
  const caller = await server.as('risk')
  expect((await caller.call(listSubjects, {})).status).toBe(200)
  await server.db.deleteFrom('operatorRole').where('operatorId', '=', id).execute()
  expect((await caller.call(listSubjects, {})).error.reason).toBe('PERMISSION_DENIED')
  await server.db.updateTable('operator').set({ status: 'SUSPENDED' }).where('id', '=', id).execute()
  expect((await caller.call(listSubjects, {})).error.reason).toBe('USER_SUSPENDED')
})

test('without the account in its address, a call is about the own account', async () => {
  const answer = await (await server.as('viewer')).send('GET', '/')
  expect(answer.body).toMatchObject({ id: 'c2p-demo', apiVersion: '4' })
})

test('when the key set does not come, it is not the caller who is to blame', async () => {
  const orphan = await startTestServer({ issuer: 'http://localhost:1' })
  try {
    const answer = await (await orphan.as('admin')).call(getAccess, {})
    expect([answer.status, answer.error.reason]).toEqual([502, 'UPSTREAM_ERROR'])
  } finally {
    await orphan.stop()
  }
})
