import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { getAccess, getCurrentUser } from '@portal/contract/people/me-endpoints.ts'
import { identityProvider } from '@portal/server-common/identity/identity-provider.ts'
import { OAuth2Server } from 'oauth2-mock-server'
import { z } from 'zod'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

const CLIENT = 'operations-portal'
const CALLBACK = 'http://localhost:9000/callback'
const DISCOVERED = { IDENTITY_DISCOVERY: 'on', IDENTITY_USER_INFO_METHOD: 'GET' } as const

/** A provider that is not ours: its own paths, ids and tokens, and the address only in userInfo. */
const provider = new OAuth2Server()
let email = ''
let server: TestServer

beforeAll(async () => {
  await provider.issuer.keys.generate('ES256')
  await provider.start(0, '127.0.0.1')
  provider.service.on('beforeTokenSigning', ({ payload }) => {
    payload.sub = email
    if (payload.scope) Object.assign(payload, { scope: 'openid system/operation', azp: CLIENT })
  })
  provider.service.on('beforeUserinfo', (answer) => {
    answer.body = { sub: email, email, email_verified: true }
  })
  server = await startTestServer({
    issuer: issuer(),
    provider: DISCOVERED,
    operatorClaim: 'email',
    tokenKind: 'keycloak',
  })
})
afterAll(async () => {
  await server.stop()
  await provider.stop()
})

const issuer = () => provider.issuer.url ?? ''
const discover = () =>
  identityProvider({ ...DISCOVERED, IDENTITY_ISSUER: issuer() }, (cause) => {
    throw new Error(cause)
  }).facts()

/** Signs in as a browser does: with a code and its verifier. */
async function accessTokenOf(person: string): Promise<string> {
  email = person
  const { authorize, token, scopes } = await discover()
  const verifier = randomBytes(32).toString('base64url')
  const address = new URL(authorize)
  address.search = new URLSearchParams({
    response_type: 'code',
    client_id: CLIENT,
    redirect_uri: CALLBACK,
    scope: scopes,
    code_challenge_method: 'S256',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  }).toString()
  const answer = await fetch(address, { redirect: 'manual' })
  const code = new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? ''
  const form = {
    grant_type: 'authorization_code',
    client_id: CLIENT,
    redirect_uri: CALLBACK,
    code,
    code_verifier: verifier,
  }
  const exchanged = await fetch(token, { method: 'POST', body: new URLSearchParams(form) })
  return z.object({ access_token: z.string() }).parse(await exchanged.json()).access_token
}

const callerOf = async (person: string) => server.withToken(await accessTokenOf(person))

test('its discovery document says where everything is', async () => {
  expect(await discover()).toMatchObject({
    issuer: issuer(),
    authorize: `${issuer()}/authorize`,
    jwks: `${issuer()}/jwks`,
    revoke: `${issuer()}/revoke`,
    logout: `${issuer()}/endsession`,
    isStandardLogout: true,
  })
})

test('an operator who signed in there is known here', async () => {
  const { status, body } = await (await callerOf('editor@program.example')).call(getCurrentUser, {})
  expect([status, body.email]).toEqual([200, 'editor@program.example'])
})

test('somebody who is unknown here is told so', async () => {
  const { status, error } = await (await callerOf('nobody@bank.example')).call(getAccess, {})
  expect([status, error.message]).toEqual([
    403,
    'Nobody in this portal is called nobody@bank.example. Ask an administrator to invite you with this address.',
  ])
})
