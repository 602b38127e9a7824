/** @jest-environment node */
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import type { AuthConfig } from '@portal/contract/portal-config.ts'
import { createIdentityProvider } from './identity-provider.ts'
import { ProviderError } from './provider-error.ts'
import { TestProvider } from './testing/test-provider.ts'

const provider = new TestProvider()
const identity = () => createIdentityProvider(provider.auth)
const forms = (path: string) =>
  provider.server.to(path).map(({ body }) => Object.fromEntries(new URLSearchParams(body)))

beforeAll(() => provider.start())
afterAll(() => provider.stop())

beforeEach(() => {
  provider.answers = {}
  provider.server.requests.length = 0
})

test('exchanges a code with only the parameters of the specification', async () => {
  const tokens = await identity().exchange('c1', 'v1', 'https://portal.example/callback')
  expect(forms('/oauth2/token')).toEqual([
    {
      grant_type: 'authorization_code',
      client_id: 'operations-portal',
      code: 'c1',
      code_verifier: 'v1',
      redirect_uri: 'https://portal.example/callback',
    },
  ])
  expect(tokens).toMatchObject({ accessToken: expect.stringMatching(/^access-/), expiresIn: 3600 })
})

test('requests the user by POST with the access token', async () => {
  expect(await identity().userInfo('at')).toEqual({
    sub: 'operator-1',
    email: 'ada@a.example',
    givenName: 'Ada',
    familyName: 'Lovelace',
  })
  expect(provider.server.to('/oauth2/userInfo')).toMatchObject([
    { method: 'POST', headers: { authorization: 'Bearer at' } },
  ])
})

test('treats missing or non-string claims as empty', async () => {
  provider.answers.userInfo = () => ({ body: { sub: 'operator-1', given_name: 5 } })
  expect(await identity().userInfo('at')).toEqual({
    sub: 'operator-1',
    email: '',
    givenName: '',
    familyName: '',
  })
})

test('a refusal carries status and code', async () => {
  provider.answers.token = () => ({ status: 400, body: { error: 'invalid_grant' } })
  const refusal = identity().refresh('rt')
  await expect(refusal).rejects.toBeInstanceOf(ProviderError)
  await expect(refusal).rejects.toMatchObject({ status: 400, code: 'invalid_grant' })
})

test('a refusal without a readable body has no code', async () => {
  provider.answers.userInfo = () => ({ status: 502, body: '<html>' })
  await expect(identity().userInfo('at')).rejects.toMatchObject({ status: 502, code: undefined })
})

test('revokes the refresh token for this client', async () => {
  await identity().revoke('rt')
  expect(forms('/oauth2/revoke')).toEqual([{ client_id: 'operations-portal', token: 'rt' }])
})

test.each([{ status: 500 }, { fault: 'dead' as const }])('revoking does not fail: %j', async (answer) => {
  provider.answers.revoke = () => answer
  await expect(identity().revoke('rt')).resolves.toBeUndefined()
})

test('gives up on a hanging provider', async () => {
  const late = AbortSignal.abort(new DOMException('too late', 'TimeoutError'))
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(late)
  await expect(identity().revoke('rt')).resolves.toBeUndefined()
  await expect(identity().refresh('rt')).rejects.toMatchObject({ name: 'TimeoutError' })
  expect(timeout).toHaveBeenCalledWith(10_000)
  timeout.mockRestore()
})

test('the logout address names client and return address', () => {
  const url = new URL(identity().logoutUrl('https://portal.example/sign-in', 'id'))
  expect(url.pathname).toBe('/logout')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: 'operations-portal',
    logout_uri: 'https://portal.example/sign-in',
  })
})

const elsewhere = (change: Partial<AuthConfig>) => createIdentityProvider({ ...provider.auth, ...change })

test('a provider with the standard logout gets its parameters and keeps its own', () => {
  const logout = 'https://id.example/end?tenant=7'
  const other = elsewhere({
    logoutReturn: 'post_logout_redirect_uri',
    endpoints: { ...provider.auth.endpoints, logout },
  })
  const url = new URL(other.logoutUrl('https://portal.example/sign-in', 'id-1'))
  expect(Object.fromEntries(url.searchParams)).toEqual({
    tenant: '7',
    client_id: 'operations-portal',
    post_logout_redirect_uri: 'https://portal.example/sign-in',
    id_token_hint: 'id-1',
  })
})

test('a provider that neither revokes nor ends sessions is asked for neither', async () => {
  const { revoke: _revoke, logout: _logout, ...endpoints } = provider.auth.endpoints
  const other = elsewhere({ endpoints })
  await other.revoke('rt')
  expect(provider.server.requests).toEqual([])
  expect(other.logoutUrl('https://portal.example/sign-in', 'id-1')).toBe('https://portal.example/sign-in')
})

test('a provider can be asked for the user by GET', async () => {
  await elsewhere({ userInfoMethod: 'GET' }).userInfo('at')
  expect(provider.server.to('/oauth2/userInfo')).toMatchObject([{ method: 'GET', body: '' }])
})

test('says that keys are refused before anybody leaves for the provider', async () => {
  const endpoints = { ...provider.auth.endpoints, jwks: `${provider.auth.issuer}/oauth2/revoke` }
  provider.answers.revoke = () => ({ status: 401 })
  await expect(elsewhere({ endpoints }).reach()).rejects.toThrow(
    'The sign-in service does not provide its keys',
  )
})
