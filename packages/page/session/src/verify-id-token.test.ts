/** @jest-environment node */
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
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

test('leaves the token unverified when the key set cannot be loaded', async () => {
  const { auth } = provider
  const elsewhere = { ...auth, endpoints: { ...auth.endpoints, jwks: `${auth.issuer}/nowhere` } }
  await expect(
    verifyIdToken({ idToken: await provider.idToken(), accessToken: 'access-1' }, elsewhere),
  ).rejects.toThrow('Invalid ID Token')
})

test('fetches the key set once for many tokens', async () => {
  provider.server.requests.length = 0
  for (let count = 0; count < 20; count += 1) await verify(await provider.idToken())
  expect(provider.server.requests.length).toBeLessThanOrEqual(1)
})
