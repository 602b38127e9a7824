import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { getAccount, getDictionary } from '@portal/contract/accounts/account-endpoints.ts'
import { BUILT_IN_ROLES } from '@portal/contract/built-in-roles.ts'
import {
  changePassword,
  getAccess,
  getCurrentUser,
  updateCurrentUser,
} from '@portal/contract/people/me-endpoints.ts'
import { sql } from 'kysely'
import { makeIdentitySchema } from '../testing/identity-schema.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { DEMO_PASSWORD } from '../testing/test-settings.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test('access is the union of the caller’s roles', async () => {
  const viewer = await server.as('viewer')
  const { body } = await viewer.call(getAccess, {})
  const role = BUILT_IN_ROLES.find(({ name }) => name === 'VIEWER')
  expect(body.resources.map(({ resource }) => resource)).toEqual(role?.resources.toSorted())
  expect(body.subjectTypes.toSorted()).toEqual(role?.subjectTypes.toSorted())
})

test('operators see themselves with their roles', async () => {
  const { body, headers } = await (await server.as('editor')).call(getCurrentUser, {})
  expect(body).toMatchObject({
    email: 'editor@program.example',
    given_name: 'Éric',
    family_name: 'Delacroix',
    accountId: 'c2p-demo',
    roles: [{ name: 'CONTENT_EDITOR', label: 'Content editor' }],
    revision: 1,
  })
  expect(headers.get('etag')).toBe('"r1"')
})

test('operators may change their name, language and time zone', async () => {
  const caller = await server.as('reviewer')
  const body = {
    given_name: 'Rania',
    family_name: 'Haddad-Ødegård',
    locale: 'en' as const,
    timeZone: 'Europe/Oslo',
  }
  const { status, headers } = await caller.call(updateCurrentUser, { body })
  expect([status, headers.get('etag')]).toEqual([200, '"r2"'])
  expect((await caller.call(getCurrentUser, {})).body).toMatchObject(body)
})

test.each([
  ['a time zone that does not exist', { timeZone: 'Europe/Atlantis' }],
  ['a name with symbols', { given_name: 'Rania<script>' }],
  ['a new email address', { email: 'other@program.example' }],
])('rejects %s', async (_, change) => {
  const body = { given_name: 'Rania', family_name: 'Haddad', locale: 'en', timeZone: 'UTC', ...change }
  const answer = await (await server.as('reviewer')).send('PUT', '/users/me/user-data', { body })
  expect([answer.status, answer.error.errorDetail[0]?.source]).toEqual([422, `/${Object.keys(change)[0]}`])
})

test('a password at a hosted provider cannot be changed here', async () => {
  await sql`drop schema if exists identity cascade`.execute(server.db)
  const caller = await server.as('viewer')
  const body = { currentPassword: DEMO_PASSWORD, newPassword: 'Correct-Horse-9' }
  expect((await caller.call(changePassword, { body })).error.reason).toBe('INVALID_STATE')
  expect((await caller.call(getCurrentUser, {})).body.identityProviderManaged).toBe(true)
})

test('changes a password only with the current one', async () => {
  await makeIdentitySchema(server.settings.databaseUrl)
  // Changing the password signs the operator out.
  const change = async (currentPassword: string, newPassword: string) =>
    (await server.as('users')).call(changePassword, { body: { currentPassword, newPassword } })
  expect((await change('Wrong-Horse-9', 'Correct-Horse-9')).error.reason).toBe('CURRENT_PASSWORD_WRONG')
  expect((await change(DEMO_PASSWORD, 'Correct-Horse-9')).status).toBe(204)
  expect((await change(DEMO_PASSWORD, 'Another-Horse-9')).error.reason).toBe('CURRENT_PASSWORD_WRONG')
  expect((await change('Correct-Horse-9', 'Another-Horse-9')).status).toBe(204)
  const { body } = await (await server.as('users')).call(getCurrentUser, {})
  expect(body.passwordChangedAt).not.toBeNull()
})

test('the demo password works only for demo operators', async () => {
  await makeIdentitySchema(server.settings.databaseUrl)
  const id = await server.operatorId('care')
  await server.db.updateTable('operator').set({ isDemo: false }).where('id', '=', id).execute()
  const body = { currentPassword: DEMO_PASSWORD, newPassword: 'Correct-Horse-9' }
  const { error } = await (await server.as('care')).call(changePassword, { body })
  expect(error.reason).toBe('CURRENT_PASSWORD_WRONG')
})

test.each([
  ['that contains the name of the email address', 'Viewer-Horse-9'],
  ['that many people have', 'P@ssw0rd-2026'],
  ['that is the current one', DEMO_PASSWORD],
])('rejects a new password %s', async (_, newPassword) => {
  await makeIdentitySchema(server.settings.databaseUrl)
  const body = { currentPassword: DEMO_PASSWORD, newPassword }
  const { status, error } = await (await server.as('viewer')).call(changePassword, { body })
  expect([status, error.reason, error.errorDetail[0]?.source]).toEqual([
    422,
    'PASSWORD_POLICY',
    '/newPassword',
  ])
})

test('a recent password cannot be reused', async () => {
  await makeIdentitySchema(server.settings.databaseUrl)
  const change = async (currentPassword: string, newPassword: string) =>
    (await server.as('risk')).call(changePassword, { body: { currentPassword, newPassword } })
  await change(DEMO_PASSWORD, 'Correct-Horse-9')
  const { error } = await change('Correct-Horse-9', DEMO_PASSWORD)
  expect(error.errorDetail[0]?.message).toBe('The new password must differ from your last 5.')
})

test('the account names its environment', async () => {
  const { body } = await (await server.as('care')).call(getAccount, {})
  expect(body).toEqual({
    id: 'c2p-demo',
    name: 'Click to Pay',
    environment: 'SANDBOX',
    productTitle: 'Operations portal',
    apiVersion: '4',
    features: {},
  })
})

test.each([
  ['BUSINESS_SUBJECT_TYPES', ['SRCI', 'SRCPI', 'DCF']],
  ['SYSTEM_SUBJECT_TYPES', ['SRC', 'EXT_BACKEND', 'EXT_AUTH_PLATFORM']],
  ['IDV_CHANNELS', ['EMAIL', 'SMS', 'ISSUER_APP', 'ISSUER_WEB', 'PASSKEY', 'EXT_AUTH']],
  ['TEMPLATE_CHANNELS', ['EMAIL', 'SMS', 'PUSH']],
])('dictionary %s', async (name, values) => {
  const { body } = await (await server.as('care')).call(getDictionary, { params: { name } })
  expect(body.values).toEqual(values)
})

test('the dictionary of roles contains built-in and custom ones', async () => {
  const { body } = await (await server.as('care')).call(getDictionary, { params: { name: 'USER_ROLES' } })
  expect(body.values).toEqual([
    ...BUILT_IN_ROLES.map(({ name }) => name).toSorted(),
    'HISTORY_READER',
    'ONBOARDING_LEAD',
  ])
})
