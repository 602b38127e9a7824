import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ALL_ENDPOINTS } from '@portal/contract/all-endpoints.ts'
import { BUILT_IN_ROLES } from '@portal/contract/built-in-roles.ts'
import { type Endpoint, pathOf, permissionsOf } from '@portal/contract/endpoint.ts'
import { IDEMPOTENCY_KEY } from '@portal/contract/headers.ts'
import { SUBJECT_TYPES, type SubjectType } from '@portal/contract/subjects/subject.ts'
import { addOperator } from '../testing/sample-operators.ts'
import { roleId } from '../testing/sample-users.ts'
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts'

const OWN = 'c2p-demo'
const FOREIGN = 'c2p-prod-demo'
/** Operations on any part of a subject, or on any dictionary, are tried with this one. */
const KNOWN_PARAMS: Readonly<Record<string, string>> = { dataKey: 'businessData', name: 'COUNTRIES' }
/** A body that no operation accepts, so that an admitted call changes nothing. */
const NO_BODY_AT_ALL: readonly never[] = []

type Role = (typeof BUILT_IN_ROLES)[number]

interface RoleHolder {
  readonly role: Role
  readonly active: TestCaller
  readonly expired: TestCaller
  /** Sends an ID token in place of an access token. */
  readonly misled: TestCaller
  readonly suspended: TestCaller
}

let server: TestServer
let holders: readonly RoleHolder[]
let strangers: ReadonlyMap<string, TestCaller>
let subjectIds: ReadonlyMap<SubjectType, string>

async function holderOf(role: Role): Promise<RoleHolder> {
  const id = await addOperator(server.db, roleId(role.name))
  const suspendedId = await addOperator(server.db, roleId(role.name), 'SUSPENDED')
  const caller = async (operatorId: string, claims = {}) =>
    server.withToken(await server.issuer.token(operatorId, claims))
  return {
    role,
    active: await caller(id),
    expired: await caller(id, { exp: Math.floor(Date.now() / 1000) - 1 }),
    misled: await caller(id, { token_use: 'id', aud: 'operations-portal' }),
    suspended: await caller(suspendedId),
  }
}

async function makeStrangers(): Promise<ReadonlyMap<string, TestCaller>> {
  const admin = await server.operatorId('admin')
  const tokens: Record<string, string | undefined> = {
    'no token': undefined,
    'something that is not a token': 'abc',
    'a token of another issuer': await server.issuer.token(admin, { iss: 'https://elsewhere.example' }),
    'a token for another client': await server.issuer.token(admin, { client_id: 'another' }),
    'a token without the scope': await server.issuer.token(admin, { scope: 'openid' }),
    'a token of an unknown person': await server.issuer.token(crypto.randomUUID()),
    'a token signed with a wrong key': await server.issuer.forgedToken(admin),
  }
  return new Map(Object.entries(tokens).map(([name, token]) => [name, server.withToken(token)]))
}

beforeAll(async () => {
  server = await startTestServer()
  const subjects = await server.db.selectFrom('subject').select(['id', 'type']).execute()
  subjectIds = new Map(subjects.map(({ id, type }) => [type, id]))
  holders = await Promise.all(BUILT_IN_ROLES.map(holderOf))
  strangers = await makeStrangers()
})
afterAll(() => server.stop())

function addressOf(endpoint: Endpoint, type: SubjectType): string {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const given: Readonly<Record<string, string>> = { ...KNOWN_PARAMS, subjectId: subjectIds.get(type) ?? '' }
  return pathOf(endpoint, Object.fromEntries(names.map((name) => [name, given[name] ?? 'none'])))
}

/** Calls an operation without an idempotency key and a usable body, so that nothing is changed. */
async function knock(caller: TestCaller, endpoint: Endpoint, prefix: string, type: SubjectType = 'SRCI') {
  const { status, error } = await caller.send(endpoint.method, `${prefix}${addressOf(endpoint, type)}`, {
    body: endpoint.method === 'GET' || endpoint.method === 'DELETE' ? undefined : NO_BODY_AT_ALL,
    headers: { [IDEMPOTENCY_KEY]: '' },
  })
  if (status === 429 || status >= 500) return `failed with ${status}`
  return status === 401 || status === 403 ? error.reason : 'let in'
}

/** What the contract says about a role in its own account. */
function verdict(endpoint: Endpoint, { resources, subjectTypes }: Role, type: SubjectType): string {
  const needed = permissionsOf(endpoint, KNOWN_PARAMS)
  const held: readonly string[] = resources
  if (needed && !needed.some((permission) => held.includes(permission))) return 'PERMISSION_DENIED'
  if (endpoint.guardsSubject && !subjectTypes.includes(type)) return 'SUBJECT_TYPE_FORBIDDEN'
  return 'let in'
}

interface Trial {
  readonly who: string
  readonly expected: string
  readonly answer: Promise<string>
}

function trialsOf(endpoint: Endpoint, { role, active, expired, misled, suspended }: RoleHolder): Trial[] {
  const own = `/accounts/${OWN}`
  const types = endpoint.guardsSubject ? SUBJECT_TYPES : SUBJECT_TYPES.slice(0, 1)
  const trial = (how: string, expected: string, answer: Promise<string>): Trial => ({
    who: `${role.name} ${how}`,
    expected,
    answer,
  })
  return [
    ...types.map((type) =>
      trial(`with ${type}`, verdict(endpoint, role, type), knock(active, endpoint, own, type)),
    ),
    trial('without an account', verdict(endpoint, role, 'SRCI'), knock(active, endpoint, '')),
    trial('elsewhere', 'ACCOUNT_FORBIDDEN', knock(active, endpoint, `/accounts/${FOREIGN}`)),
    trial('with an expired token', 'UNAUTHENTICATED', knock(expired, endpoint, own)),
    trial('with an ID token', 'UNAUTHENTICATED', knock(misled, endpoint, own)),
    trial('while suspended', 'USER_SUSPENDED', knock(suspended, endpoint, own)),
  ]
}

const strangerTrials = (endpoint: Endpoint): Trial[] =>
  [...strangers].map(([who, caller]) => ({
    who,
    expected: 'UNAUTHENTICATED',
    answer: knock(caller, endpoint, `/accounts/${OWN}`),
  }))

test.each(Object.values(ALL_ENDPOINTS))(
  '$method $path admits exactly the callers that the contract names',
  async (endpoint) => {
    const trials = [...holders.flatMap((holder) => trialsOf(endpoint, holder)), ...strangerTrials(endpoint)]
    const wrong = await Promise.all(
      trials.map(async ({ who, expected, answer }) =>
        (await answer) === expected ? [] : [`${who}: ${await answer} instead of ${expected}`],
      ),
    )
    expect(wrong.flat()).toEqual([])
  },
)
