import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { getAccess, getCurrentUser } from '@portal/contract/people/me-endpoints.ts'
import { resetUserPassword } from '@portal/contract/people/user-endpoints.ts'
import { emailsTo, member } from '../testing/sample-users.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ operatorClaim: 'email' })
})
afterAll(() => server.stop())

const emailOf = (name: string) => `${name}@program.example`

/** Somebody at a provider with ids of its own, with claims that userInfo has too. */
const signedIn = async (subject: string, claims: object) =>
  server.withToken(await server.issuer.token(subject, { ...claims }))

async function whoIs(subject: string, claims: object) {
  const { status, body, error } = await (await signedIn(subject, claims)).call(getCurrentUser, {})
  return status === 200 ? body.email : error.message
}

test('an operator is found by the verified address at the first sign-in, and by the subject from then on', async () => {
  const verified = { email: 'Editor@program.example', email_verified: true }
  expect(await whoIs('248289761001', verified)).toBe(emailOf('editor'))
  expect(await whoIs('248289761001', { email: emailOf('admin'), email_verified: true })).toBe(
    emailOf('editor'),
  )
})

test('a second sign-in with the address of a bound operator is refused', async () => {
  const claims = { email: emailOf('viewer'), email_verified: 'true' }
  expect(await whoIs('first', claims)).toBe(emailOf('viewer'))
  expect(await whoIs('second', claims)).toBe(
    'viewer@program.example belongs to another sign-in of the identity provider. Ask an administrator for help.',
  )
})

test('first calls at the same time bind once', async () => {
  const caller = await signedIn('care-1', { email: emailOf('care'), email_verified: true })
  const answers = await Promise.all(Array.from({ length: 5 }, () => caller.call(getAccess, {})))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
})

test.each([
  [
    'an address that nobody here has',
    { email: 'nobody@bank.example', email_verified: true },
    'Nobody in this portal is called nobody@bank.example. Ask an administrator to invite you with this address.',
  ],
  [
    'an address that is not verified',
    { email: 'admin@program.example', email_verified: false },
    'The identity provider has not verified your address admin@program.example. Verify it there, then sign in again.',
  ],
  [
    'an address without a word about it',
    { email: 'admin@program.example' },
    'The identity provider has not verified your address admin@program.example. Verify it there, then sign in again.',
  ],
  [
    'no address',
    {},
    'The identity provider does not say who you are here: its sign-in has no "email". Tell your administrator.',
  ],
])('%s is told to the person', async (_title, claims, sentence) => {
  expect(await whoIs('stranger', claims)).toBe(sentence)
})

test('the refusal says so to the page and ends no session', async () => {
  const { status, error } = await (await signedIn('stranger', {})).call(getAccess, {})
  expect([status, error.reason]).toEqual([403, 'OPERATOR_UNKNOWN'])
})

test('an invited operator has accepted with the first sign-in', async () => {
  const id = await server.operatorId('risk')
  await server.db.updateTable('operator').set({ credentialState: 'INVITED' }).where('id', '=', id).execute()
  await whoIs('risk-1', { email: emailOf('risk'), email_verified: true })
  const row = await server.db
    .selectFrom('operator')
    .select('credentialState')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(row.credentialState).toBe('CONFIRMED')
})

test('a password is not reset here, because the provider keeps it', async () => {
  const admin = await signedIn('admin-1', { email: emailOf('admin'), email_verified: true })
  const userId = await server.operatorId('reviewer')
  const body = { changeReason: 'The password may be known.' }
  const { error } = await admin.call(resetUserPassword, { params: { userId }, body })
  expect(error.message).toBe('Your identity provider keeps the passwords. Reset this one there.')
})

test('an invitation leads to the portal and has no link for a password', async () => {
  const admin = await signedIn('admin-1', { email: emailOf('admin'), email_verified: true })
  const user = await member(server.db, admin)
  const [mail] = await emailsTo(server.db, user.email)
  expect(mail?.body).toContain(
    `Sign in with your company account ${user.email} here:\n\n${server.settings.portalOrigin}/`,
  )
})

test('another claim can name the operator', async () => {
  const other = await startTestServer({ operatorClaim: 'preferred_username' })
  try {
    const token = await other.issuer.token('u-1', { preferred_username: emailOf('admin') })
    const { body } = await other.withToken(token).call(getCurrentUser, {})
    expect(body.email).toBe(emailOf('admin'))
  } finally {
    await other.stop()
  }
})
