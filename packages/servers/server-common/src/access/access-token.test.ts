import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { type Claims, startTestIssuer, type TestIssuer } from '../testing/test-issuer.ts'
import { accessTokenVerifier } from './access-token.ts'
import type { KeyStore, KnownKeys } from './lasting-keys.ts'
import { kindOfIssuer, type TokenKind } from './token-kind.ts'

const OPERATOR = '0190b7a0-0000-7000-8000-000000000001'
const CLIENT = 'operations-portal'
const COMMAND_LINE = 'operations-portal-cli'
const now = () => Math.floor(Date.now() / 1000)

let issuer: TestIssuer

beforeAll(async () => {
  issuer = await startTestIssuer()
})
afterAll(() => issuer.stop())

interface Token {
  readonly claims?: Claims
  readonly header?: { readonly typ: string | undefined }
  readonly tokenKind?: TokenKind
  /** The audience that the verifier requires. */
  readonly tokenAudience?: string
  /** The scope that it requires. */
  readonly tokenScope?: string
}

async function bearerOf({ claims = {}, header = { typ: 'at+jwt' }, ...required }: Token) {
  const verify = accessTokenVerifier({
    issuer: issuer.url,
    clients: [CLIENT, COMMAND_LINE],
    ...required,
  })
  return verify(`Bearer ${await issuer.token(OPERATOR, claims, header)}`)
}

test('accepts known tokens while the provider is unavailable', async () => {
  const gone = await startTestIssuer()
  const verify = accessTokenVerifier({ issuer: gone.url, clients: [CLIENT, COMMAND_LINE] })
  const bearer = async (claims = {}) => `Bearer ${await gone.token(OPERATOR, claims)}`
  await verify(await bearer())
  await gone.stop()
  // A different token than before.
  expect(await verify(await bearer({ exp: now() + 600 }))).toMatchObject({ operatorId: OPERATOR })
})

/** Keeps keys as a database does, for a process that starts later. */
function keptKeys(): KeyStore {
  let kept: KnownKeys | undefined
  return {
    read: async () => kept,
    write: async (known) => {
      kept = known
    },
  }
}

test('a process that starts while the provider is unavailable accepts tokens by the last known keys', async () => {
  const gone = await startTestIssuer()
  const [store, source] = [keptKeys(), { issuer: gone.url, clients: [CLIENT] }]
  const bearer = `Bearer ${await gone.token(OPERATOR)}`
  await accessTokenVerifier(source, store)(bearer)
  await gone.stop()
  expect(await accessTokenVerifier(source, store)(bearer)).toMatchObject({ operatorId: OPERATOR })
})

test('a process that has not asked for a day accepts tokens by the keys that another one kept', async () => {
  const gone = await startTestIssuer()
  const store = keptKeys()
  const verify = accessTokenVerifier({ issuer: gone.url, clients: [CLIENT] }, store)
  const bearer = async (claims = {}) => `Bearer ${await gone.token(OPERATOR, claims)}`
  const [first, next] = [await bearer(), await bearer({ exp: now() + 600 })]
  await verify(first)
  const kept = await store.read()
  await gone.stop()
  const later = Date.now() + 2 * 86_400_000
  if (kept) await store.write({ ...kept, readAt: later })
  jest.spyOn(Date, 'now').mockReturnValue(later)
  const found = verify(next).finally(() => jest.restoreAllMocks())
  expect(await found).toMatchObject({ operatorId: OPERATOR })
})

test('the last known keys accept no forged token', async () => {
  const gone = await startTestIssuer()
  const [store, source] = [keptKeys(), { issuer: gone.url, clients: [CLIENT] }]
  const forged = `Bearer ${await gone.forgedToken(OPERATOR)}`
  await accessTokenVerifier(source, store)(`Bearer ${await gone.token(OPERATOR)}`)
  await gone.stop()
  await expect(accessTokenVerifier(source, store)(forged)).rejects.toMatchObject({
    reason: 'UNAUTHENTICATED',
  })
})

test.each([
  ['no known keys', undefined],
  ['keys that are older than any token', { keys: { keys: [] }, readAt: Date.now() - 2 * 86_400_000 }],
  ['keys without the one that signed', { keys: { keys: [] }, readAt: Date.now() }],
])('while the provider is unavailable, %s leave the token undecided', async (_, known) => {
  const gone = await startTestIssuer()
  const bearer = `Bearer ${await gone.token(OPERATOR)}`
  await gone.stop()
  const store = { read: async () => known, write: async () => undefined }
  const verify = accessTokenVerifier({ issuer: gone.url, clients: [CLIENT] }, store)
  await expect(verify(bearer)).rejects.toMatchObject({ reason: 'UPSTREAM_ERROR' })
})

const without = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, undefined]))

const ACCEPTED: Readonly<Record<string, Token>> = {
  'by Cognito': { header: { typ: undefined }, tokenKind: 'cognito' },
  'by Keycloak': {
    claims: { ...without('token_use', 'client_id'), azp: CLIENT, aud: 'account' },
    header: { typ: 'JWT' },
    tokenKind: 'keycloak',
  },
  'by a provider that follows RFC 9068': { claims: { ...without('token_use'), aud: CLIENT } },
  'for the required audience': { claims: { aud: ['other', 'urn:api'] }, tokenAudience: 'urn:api' },
  'with its scopes in `scp`, as a list': {
    claims: { ...without('scope'), scp: ['openid', 'system/operation'] },
  },
  'for the required scope': { claims: { scope: 'openid payments' }, tokenScope: 'payments' },
  'for a day': { claims: { exp: now() + 86_400 } },
  'for several audiences, this client among them': {
    claims: { ...without('client_id'), aud: ['account', CLIENT] },
  },
  'for the command line, to the same audience': { claims: { client_id: COMMAND_LINE, aud: CLIENT } },
  'by a clock that is a little ahead': { claims: { iat: now() + 20 } },
}

test.each(Object.entries(ACCEPTED))('accepts an access token made %s', async (_, token) => {
  expect(await bearerOf(token)).toMatchObject({ operatorId: OPERATOR })
})

const REFUSED: Readonly<Record<string, Token>> = {
  'that never expires': { claims: without('exp') },
  'that has expired': { claims: { exp: now() - 1 } },
  'without an issue time': { claims: without('iat') },
  'made in the future': { claims: { iat: now() + 3600 } },
  'that lives longer than a day': { claims: { exp: now() + 86_400 + 120 } },
  'of another type': { header: { typ: 'logout+jwt' } },
  'of the embedded provider without a type': { header: { typ: undefined } },
  'of the embedded provider with the type of its ID tokens': { header: { typ: 'JWT' } },
  'of Cognito without its use': {
    claims: without('token_use'),
    header: { typ: 'JWT' },
    tokenKind: 'cognito',
  },
  'for another audience': { claims: { aud: CLIENT }, tokenAudience: 'urn:api' },
  'without the required audience': { tokenAudience: 'urn:api' },
  'for another client': { claims: { client_id: 'another' } },
  'for another client that names this one as its audience': {
    claims: { ...without('client_id'), azp: 'another', aud: CLIENT },
  },
  'for nobody': { claims: without('client_id') },
  'that is an ID token': { claims: { token_use: 'id' } },
  'without the scope': { claims: { scope: 'openid' } },
  'without the required scope': { tokenScope: 'payments' },
  'of somebody without an id': { claims: { sub: 'admin' } },
}

test.each(Object.entries(REFUSED))('refuses a token %s', async (_, token) => {
  await expect(bearerOf(token)).rejects.toMatchObject({ reason: 'UNAUTHENTICATED' })
})

test('refuses a worthless token', async () => {
  const tokens = Object.entries(await issuer.worthlessTokens(OPERATOR))
  expect(tokens).toHaveLength(5)
  const verify = accessTokenVerifier({ issuer: issuer.url, clients: [CLIENT] })
  const taken = await Promise.all(
    tokens.map(([way, token]) =>
      verify(`Bearer ${token}`).then(
        () => way,
        ({ reason }) => reason,
      ),
    ),
  )
  expect(new Set(taken)).toEqual(new Set(['UNAUTHENTICATED']))
})

test.each([
  ['https://cognito-idp.eu-central-1.amazonaws.com/eu-central-1_Ab1', 'cognito'],
  ['https://sign-in.example/realms/program', 'keycloak'],
  ['https://sign-in.example', 'rfc9068'],
  ['https://cognito-idp.evil.example', 'rfc9068'],
])('the issuer %s makes tokens of the kind %s', (url, kind) => {
  expect(kindOfIssuer(url)).toBe(kind)
})
