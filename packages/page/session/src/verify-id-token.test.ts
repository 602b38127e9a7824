/** @jest-environment node */
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { idTokenMutations } from './testing/id-token-mutations.ts'
import { TestProvider } from './testing/test-provider.ts'
import { verifyIdToken } from './verify-id-token.ts'

const provider = new TestProvider()
const other = new TestProvider()
/** Left half of the SHA-256 of 'access-1', as OpenID Connect defines it. */
const AT_HASH = createHash('sha256').update('access-1').digest().subarray(0, 16).toString('base64url')
const now = Math.floor(Date.now() / 1000)

beforeAll(async () => {
  await Promise.all([provider.start(), other.start()])
})
afterAll(async () => {
  await Promise.all([provider.stop(), other.stop()])
})

const { signature, content, form } = idTokenMutations(provider, other)
const verify = (idToken: string) => verifyIdToken({ idToken, accessToken: 'access-1' }, provider.auth)
test('accepts a valid token', async () => {
  await expect(verify(await provider.idToken())).resolves.toBeUndefined()
})

test.each([
  ['a token that names this client as authorized party', { azp: 'operations-portal' }],
  ['an audience in a list', { aud: ['operations-portal'] }],
  [
    'several audiences when this client asked',
    { aud: ['account', 'operations-portal'], azp: 'operations-portal' },
  ],
  ['a token of a provider without a use claim', { token_use: undefined }],
  ['an end within the tolerance for clocks', { exp: now - 20 }],
  ['a start within the tolerance for clocks', { nbf: now + 20 }],
  ['the hash of the access token beside it', { at_hash: AT_HASH }],
])('accepts %s', async (_title, change) => {
  await expect(verify(await provider.idToken(change))).resolves.toBeUndefined()
})

test('covers enough mutations', () => {
  expect(signature.length + content.length + form.length).toBeGreaterThanOrEqual(60)
})

describe.each([
  ['signed', signature],
  ['claiming', content],
  ['formed', form],
])('rejects a token wrongly %s:', (_kind, mutations) => {
  test.each(mutations)('%s', async (_title, make) => {
    await expect(verify(await make())).rejects.toMatchObject({
      name: 'SignInError',
      message: 'Invalid ID Token',
    })
  })
})

test.each([
  ['refuse to be read', { status: 401, body: {} }],
  ['are no key set', { body: { keys: 'none' } }],
  ['do not arrive', { fault: 'dead' as const }],
])('keys that %s are not the fault of the token', async (_title, answer) => {
  const closed = new TestProvider()
  await closed.start()
  closed.server.answer = () => answer
  const idToken = await closed.idToken()
  await expect(verifyIdToken({ idToken, accessToken: 'access-1' }, closed.auth)).rejects.toThrow(
    'The sign-in service does not provide its keys',
  )
  await closed.stop()
})

test('the hash of the access token follows the algorithm of the signature', async () => {
  const { privateKey, publicKey } = await generateKeyPair('ES384')
  const strict = new TestProvider()
  await strict.start()
  const jwk = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'ES384' }
  strict.server.answer = () => ({ body: { keys: [jwk] } })
  const at_hash = createHash('sha384').update('access-1').digest().subarray(0, 24).toString('base64url')
  const idToken = await new SignJWT({ ...strict.claims, at_hash })
    .setProtectedHeader({ alg: 'ES384', kid: 'k1' })
    .sign(privateKey)
  const auth = { ...strict.auth, algorithms: ['ES384'] }
  await expect(verifyIdToken({ idToken, accessToken: 'access-1' }, auth)).resolves.toBeUndefined()
  await expect(verifyIdToken({ idToken, accessToken: 'access-2' }, auth)).rejects.toThrow('Invalid ID Token')
  await strict.stop()
})

test('fetches the key set once for many tokens', async () => {
  provider.server.requests.length = 0
  for (let count = 0; count < 20; count += 1) await verify(await provider.idToken())
  expect(provider.server.requests.length).toBeLessThanOrEqual(1)
})
