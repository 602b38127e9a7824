import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from '@jest/globals'
import { z } from 'zod'
import { readVariables } from '../read-variables.ts'
import { identityProvider } from './identity-provider.ts'
import { PROVIDER_VARIABLES } from './provider-variables.ts'

const stops: (() => Promise<unknown>)[] = []

afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
})

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(() => new Promise((resolve) => server.close(resolve)))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const documentOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/auth`,
  token_endpoint: `${issuer}/token`,
  userinfo_endpoint: `${issuer}/me`,
  jwks_uri: `${issuer}/certs`,
  revocation_endpoint: `${issuer}/revoke`,
  end_session_endpoint: `${issuer}/end`,
  scopes_supported: ['openid', 'email', 'phone', 'offline_access'],
  id_token_signing_alg_values_supported: ['none', 'HS256', 'ES256', 'RS256'],
})

/** A provider whose document differs from a good one by these members. */
const providerWith = (change: object = {}): Promise<string> =>
  serve(({ headers, url }, response) => {
    const document = { ...documentOf(`http://${headers.host}`), ...change }
    response.end(url === '/.well-known/openid-configuration' ? JSON.stringify(document) : '')
  })

function providerAt(issuer: string, variables: NodeJS.ProcessEnv = {}) {
  const failures: string[] = []
  const given = readVariables(z.object(PROVIDER_VARIABLES), { IDENTITY_ISSUER: issuer, ...variables })
  const provider = identityProvider(given, (sentence) => failures.push(sentence))
  return { ...provider, failures }
}

const factsAt = (issuer: string, variables?: NodeJS.ProcessEnv) => providerAt(issuer, variables).facts()

test('endpoints, scopes and algorithms come from discovery', async () => {
  const issuer = await providerWith()
  expect(await factsAt(issuer)).toEqual({
    issuer,
    authorize: `${issuer}/auth`,
    token: `${issuer}/token`,
    userInfo: `${issuer}/me`,
    userInfoMethod: 'POST',
    revoke: `${issuer}/revoke`,
    logout: `${issuer}/end`,
    isStandardLogout: true,
    jwks: `${issuer}/certs`,
    scopes: 'openid system/operation email',
    algorithms: ['RS256', 'ES256'],
  })
})

test('each of them can be overridden', async () => {
  const own = {
    IDENTITY_AUTHORIZE_URL: 'https://own.example/a',
    IDENTITY_TOKEN_URL: 'https://own.example/t',
    IDENTITY_USER_INFO_URL: 'https://own.example/u',
    IDENTITY_REVOKE_URL: 'off',
    IDENTITY_LOGOUT_URL: 'https://own.example/l',
    IDENTITY_LOGOUT_PARAMETERS: 'cognito',
    IDENTITY_KEYS_URL: 'https://own.example/k',
    IDENTITY_USER_INFO_METHOD: 'GET',
    IDENTITY_SCOPES: 'openid offline_access',
    IDENTITY_ALGORITHMS: 'PS256,ES256',
  }
  expect(await factsAt(await providerWith(), own)).toMatchObject({
    authorize: own.IDENTITY_AUTHORIZE_URL,
    token: own.IDENTITY_TOKEN_URL,
    userInfo: own.IDENTITY_USER_INFO_URL,
    userInfoMethod: 'GET',
    revoke: undefined,
    logout: own.IDENTITY_LOGOUT_URL,
    isStandardLogout: false,
    jwks: own.IDENTITY_KEYS_URL,
    scopes: 'openid offline_access',
    algorithms: ['PS256', 'ES256'],
  })
})

test('what a provider does not offer is not used', async () => {
  const issuer = await providerWith({ revocation_endpoint: undefined, end_session_endpoint: undefined })
  expect(await factsAt(issuer)).toMatchObject({ revoke: undefined, logout: undefined })
})

test("without discovery the provider has Cognito's paths", async () => {
  const facts = await factsAt('https://keys.example/pool', {
    IDENTITY_DISCOVERY: 'off',
    IDENTITY_DOMAIN: 'https://pages.example/',
  })
  expect(facts).toMatchObject({
    authorize: 'https://pages.example/oauth2/authorize',
    token: 'https://pages.example/oauth2/token',
    userInfo: 'https://pages.example/oauth2/userInfo',
    revoke: 'https://pages.example/oauth2/revoke',
    logout: 'https://pages.example/logout',
    isStandardLogout: false,
    jwks: 'https://keys.example/pool/.well-known/jwks.json',
    scopes: 'openid system/operation',
    algorithms: ['RS256'],
  })
})

test('an issuer with a slash at its end keeps it', async () => {
  const issuer = `${await serve(({ headers }, response) =>
    response.end(JSON.stringify(documentOf(`http://${headers.host}/`))),
  )}/`
  expect(await factsAt(issuer)).toMatchObject({ issuer, token: `${issuer}/token` })
})

test.each([
  ['of another issuer', { issuer: 'https://evil.example' }, 'is of the issuer "https://evil.example"'],
  ['of the issuer with a slash more', { issuer: 'http://127.0.0.1/' }, 'is of the issuer'],
  ['without keys', { jwks_uri: undefined }, 'is incomplete: jwks_uri'],
  ['with an address on an open network', { token_endpoint: 'http://id.example/t' }, 'The token_endpoint of'],
  [
    'with an address that runs a script',
    { end_session_endpoint: 'javascript:alert(1)' },
    'end_session_endpoint',
  ],
  [
    'that signs with secrets only',
    { id_token_signing_alg_values_supported: ['none', 'HS256'] },
    'none, HS256',
  ],
  ['that never ends', { padding: 'x'.repeat(300_000) }, 'is larger than 256 KiB'],
])(
  "Cognito's paths are assumed for a document %s, and the log says why",
  async (_title, change, sentence) => {
    const issuer = await providerWith(change)
    const provider = providerAt(issuer)
    expect(await provider.facts()).toMatchObject({ token: `${issuer}/oauth2/token`, algorithms: ['RS256'] })
    expect(provider.failures).toEqual([expect.stringContaining(sentence)])
    expect(provider.isSettled()).toBe(false)
  },
)

test.each([
  ['refuses', 401, {}, 'answers with status 401'],
  ['leads elsewhere', 302, { location: 'https://evil.example' }, 'does not answer with a discovery document'],
  ['answers with a page', 200, {}, 'does not answer with a discovery document'],
])('a provider that %s is named in the log', async (_title, status, headers, sentence) => {
  const issuer = await serve((_request, response) => response.writeHead(status, headers).end('<html>'))
  const provider = providerAt(issuer)
  await provider.facts()
  expect(provider.failures).toEqual([expect.stringContaining(sentence)])
})

test('an issuer on an open network is not asked', async () => {
  const provider = providerAt('http://id.example')
  expect(await provider.facts()).toMatchObject({ token: 'http://id.example/oauth2/token' })
  expect(provider.failures).toEqual([expect.stringContaining('is not an https URL')])
})

test('an unavailable provider is asked once for calls at the same time, and not again at once', async () => {
  const provider = providerAt('http://127.0.0.1:1')
  await Promise.all([provider.facts(), provider.facts(), provider.facts()])
  await provider.facts()
  expect(provider.failures).toHaveLength(1)
})
