import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ALL_SCHEMAS } from '@portal/contract/all-schemas.ts'
import {
  createDeveloperUser,
  enableDeveloperUsers,
  rejectDeveloperUsers,
} from '@portal/contract/developer-portal/developer-user-endpoints.ts'
import type { Endpoint } from '@portal/contract/endpoint.ts'
import { ErrorResponse } from '@portal/contract/error-response.ts'
import { addUserRoles, createUser, disableUser, updateUser } from '@portal/contract/people/user-endpoints.ts'
import { publishRole } from '@portal/contract/roles/role-endpoints.ts'
import fc from 'fast-check'
import { mutated } from '../testing/hostile-values.ts'
import { roleId } from '../testing/sample-users.ts'
import { startTestServer, type TestAnswer, type TestCaller, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let admin: TestCaller

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.as('admin')
})
afterAll(() => server.stop())

const base = '/accounts/c2p-demo'
const changeReason = 'Because the test says so.'
const user = { email: 'fuzz@program.example', given_name: 'Fu', family_name: 'Zz', changeReason }
const developer = { ...user, companyName: 'Fuzz', country: 'PL', phone: '+442079460123', subjectId: null }
const role = { name: 'FUZZ', label: 'Fuzz', description: 'Fuzz', resources: ['dpa.get'], changeReason }

/** Whatever was sent, the response must match the contract. */
function expectOrderly(name: string, { status, body, error }: TestAnswer<unknown>): void {
  expect(status).toBeLessThan(500)
  if (status >= 400) ErrorResponse.strict().parse(error)
  else expect(ALL_SCHEMAS[name]?.response?.safeParse(body).error).toBeUndefined()
}

test.each<[Endpoint, string, object]>([
  [createUser, '/users', { ...user, roleIds: [roleId('VIEWER')] }],
  [updateUser, '/users/viewer@program.example', { given_name: 'Fu', family_name: 'Zz', changeReason }],
  [disableUser, '/users/care@program.example/disabled', { changeReason }],
  [addUserRoles, '/users/risk@program.example/roles', { roleIds: [roleId('VIEWER')], changeReason }],
  [publishRole, '/roles', { ...role, subjectTypes: ['SRCI'] }],
  [createDeveloperUser, '/devportal/users', { ...developer, requestedSubjectTypes: ['SRCI'] }],
  [enableDeveloperUsers, '/devportal/users/enable', { ids: [crypto.randomUUID()], changeReason }],
  [rejectDeveloperUsers, '/devportal/users/reject', { ids: [crypto.randomUUID()], changeReason }],
])('$name rejects invalid bodies', async ({ name, method }, path, body) => {
  await fc.assert(
    fc.asyncProperty(mutated(body), async (given) => {
      const answer = await admin.send(method, base + path, { body: JSON.stringify(given) })
      expectOrderly(name, answer)
      // A member called __proto__ is rejected by the JSON parser.
      const isValid = ALL_SCHEMAS[name]?.body?.safeParse(JSON.parse(JSON.stringify(given))).success
      if (!isValid) expect([400, 422]).toContain(answer.status)
    }),
    { numRuns: 50 },
  )
})

test('no query breaks a list', async () => {
  const lists = { listUsers: '/users', listRoles: '/roles', listDeveloperUsers: '/devportal/users' }
  const filters = [
    'status',
    'role',
    'credentialState',
    'builtIn',
    'country',
    'requestedSubjectTypes',
    'subjectId',
  ]
  const query = fc.dictionary(
    fc.constantFrom('page', 'pageSize', 'sort', 'q', '__proto__', ...filters),
    fc.oneof(fc.string({ unit: 'binary' }), fc.integer().map(String)),
    { maxKeys: 3 },
  )
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...Object.entries(lists)), query, async ([name, path], pairs) => {
      const text = Object.entries(pairs)
        .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
        .join('&')
      expectOrderly(name, await admin.send('GET', `${base}${path}?${text}`))
    }),
    { numRuns: 100 },
  )
})

test.each(['GET', 'PUT', 'DELETE'])('no address of a user breaks %s', async (method) => {
  const key = fc.oneof(fc.string({ unit: 'binary', minLength: 1 }), fc.emailAddress(), fc.uuid())
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('users', 'roles', 'devportal/users'), key, async (noun, text) => {
      const body = method === 'PUT' ? {} : undefined
      const { status } = await admin.send(method, `${base}/${noun}/${encodeURIComponent(text)}`, { body })
      expect(status).toBeLessThan(500)
    }),
    { numRuns: 50 },
  )
})
