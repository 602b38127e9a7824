import { afterAll, beforeAll, expect, test } from '@jest/globals'
import * as developers from '@portal/contract/developer-portal/developer-user-endpoints.ts'
import { type Endpoint, pathOf } from '@portal/contract/endpoint.ts'
import * as users from '@portal/contract/people/user-endpoints.ts'
import * as roles from '@portal/contract/roles/role-endpoints.ts'
import { publishRole } from '@portal/contract/roles/role-endpoints.ts'
import { member, roleId } from '../testing/sample-users.ts'
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts'

const changeReason = 'Because the test says so.'
const role = { name: 'REVISED', label: 'Revised', resources: ['dpa.get'] }
const developer = {
  email: 'revised@brightcart.example',
  given_name: 'Re',
  family_name: 'Vised',
  companyName: 'Brightcart Gateway',
  country: 'PL' as const,
  requestedSubjectTypes: ['SRCI' as const],
}

let server: TestServer
let admin: TestCaller
/** Ids of an existing user, role and developer. */
let userId: string
let ownRoleId: string
let developerId: string

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.as('admin')
  userId = (await member(server.db, admin)).id
  ownRoleId = (await admin.call(publishRole, { body: role })).body.id
  developerId = (await admin.call(developers.createDeveloperUser, { body: developer })).body.id
})
afterAll(() => server.stop())

const bodies: Readonly<Record<string, object>> = {
  updateUser: { given_name: 'Re', family_name: 'Vised' },
  enableUser: {},
  disableUser: { changeReason },
  resetUserPassword: {},
  addUserRoles: { roleIds: [roleId('RISK_MANAGER')] },
  updateRole: { ...role, changeReason },
  updateDeveloperUser: developer,
}

const endpoints: Endpoint[] = [users, roles, developers]
  .flatMap((module) => Object.values<Endpoint>(module))
  .filter(({ revisioned }) => revisioned)

function addressOf(endpoint: Endpoint): string {
  const isDeveloper = endpoint.path.startsWith('/devportal')
  const isRole = endpoint.path.startsWith('/roles')
  const params = { userId: isDeveloper ? developerId : userId, roleId: isRole ? ownRoleId : roleId('VIEWER') }
  return `/accounts/c2p-demo${pathOf(endpoint, params)}`
}

/** A sign-in changes a user's data but not the revision, so that response is always sent. */
const isSteady = ({ method, name }: Endpoint) => method === 'GET' && name !== 'getUser'

test.each(endpoints.filter(isSteady))('$name responds 304 while nothing has changed', async (endpoint) => {
  const first = await admin.send('GET', addressOf(endpoint))
  const etag = first.headers.get('etag') ?? ''
  const again = await admin.send('GET', addressOf(endpoint), { headers: { 'If-None-Match': etag } })
  expect([first.status, again.status, again.text]).toEqual([200, 304, ''])
})

test.each(endpoints.filter(({ method, status }) => method !== 'GET' && status !== 201))(
  '$name rejects overwriting a concurrent change',
  async (endpoint) => {
    const { status, error, headers } = await admin.send(endpoint.method, addressOf(endpoint), {
      body: bodies[endpoint.name],
      headers: { 'If-Match': '"r999"', 'Change-Reason': encodeURIComponent(changeReason) },
    })
    expect([status, error.reason]).toEqual([412, 'REVISION_CONFLICT'])
    expect(error.errorDetail[0]?.message).toContain('Ines Moreau changed it on')
    expect(headers.get('etag')).toBe('"r1"')
  },
)
