/** @jest-environment node */
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import type { PortalConfig } from '@portal/contract/portal-config.ts'
import { createIdentityProvider } from './identity-provider.ts'
import { MemoryStorage } from './memory-storage.ts'
import { signInAtOnce } from './sign-in-at-once.ts'
import { createSignInFlow } from './sign-in-flow.ts'
import { createSignInMemory } from './sign-in-memory.ts'
import { TestCookieJar } from './testing/cookie-jar.ts'
import { TestProvider } from './testing/test-provider.ts'

const ORIGIN = 'https://portal.example'
const SIGN_IN = '/sign-in?returnTo=%2Ftasks%3Fpage%3D2%23errors'
const provider = new TestProvider()
const assign = jest.fn<Location['assign']>()
const replace = jest.fn<Location['replace']>()
let document: TestCookieJar
let sessionStorage: Storage

beforeAll(() => provider.start())
afterAll(() => provider.stop())
beforeEach(() => {
  provider.server.requests.length = 0
  assign.mockReset()
  replace.mockReset()
  document = new TestCookieJar()
  sessionStorage = new MemoryStorage()
})

const config = (auth = provider.auth): PortalConfig => ({
  accountId: 'a1',
  systemSubjectId: 'system',
  environment: 'SANDBOX',
  productTitle: 'Operations portal',
  apiBase: `${ORIGIN}/api`,
  auth,
})

const visit = (configuration = config()) =>
  signInAtOnce(configuration, {
    document,
    sessionStorage,
    navigator: { cookieEnabled: !document.blocked },
    location: {
      origin: ORIGIN,
      pathname: '/tasks',
      search: '?page=2',
      hash: '#errors',
      assign,
      replace,
    },
  })

test.each(['browser', 'host'] as const)(
  'sends a visitor to the provider, whose response the portal accepts (vault: %s)',
  async (vault) => {
    const auth = { ...provider.auth, vault }
    await visit(config(auth))
    expect(replace).not.toHaveBeenCalled()
    const url = new URL(String(assign.mock.calls[0]?.[0]))
    expect(url.origin + url.pathname).toBe(auth.endpoints.authorize)
    const flow = createSignInFlow({
      auth,
      provider: createIdentityProvider(auth),
      storage: sessionStorage,
      redirectUri: `${ORIGIN}/callback`,
    })
    const answer = await flow.readAnswer(`${ORIGIN}/callback?code=c1&state=${url.searchParams.get('state')}`)
    expect(answer).toMatchObject({ code: 'c1', returnTo: '/tasks?page=2#errors' })
  },
)

test('sends a user who just signed out to the sign-in page', async () => {
  createSignInMemory(sessionStorage).rememberReason('signed-out')
  await visit()
  expect(assign).not.toHaveBeenCalled()
  expect(replace.mock.calls).toEqual([[SIGN_IN]])
})

test.each(['at', 'rt'])(
  'sends a user who meanwhile has a session (cookie %s) to the page that resumes it',
  async (name) => {
    document.cookie = `__Host-portal-${name}=t1; Path=/; Secure; Max-Age=60`
    await visit()
    expect(assign).not.toHaveBeenCalled()
    expect(replace.mock.calls).toEqual([[SIGN_IN]])
  },
)

test('falls back to the sign-in page when the provider does not respond', async () => {
  const { auth } = provider
  await visit(config({ ...auth, endpoints: { ...auth.endpoints, jwks: 'http://127.0.0.1:1' } }))
  expect(assign).not.toHaveBeenCalled()
  expect(replace.mock.calls).toEqual([[SIGN_IN]])
})

test('falls back to the sign-in page when cookies are blocked', async () => {
  document.blocked = true
  await visit()
  expect(assign).not.toHaveBeenCalled()
  expect(replace.mock.calls).toEqual([[SIGN_IN]])
})

test('falls back to the sign-in page on the fourth attempt within 30 seconds', async () => {
  for (let count = 0; count < 4; count += 1) await visit()
  expect(assign).toHaveBeenCalledTimes(3)
  expect(replace.mock.calls).toEqual([[SIGN_IN]])
})
