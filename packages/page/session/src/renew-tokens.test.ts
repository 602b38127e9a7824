/** @jest-environment node */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { createBrowserTokenVault } from './browser-token-vault.ts'
import { createIdentityProvider } from './identity-provider.ts'
import { createRenewTokens } from './renew-tokens.ts'
import { TestCookieJar } from './testing/cookie-jar.ts'
import { createTestLock } from './testing/test-lock.ts'
import { TestProvider } from './testing/test-provider.ts'
import type { TokenVault } from './token-vault.ts'
import { verifyIdToken } from './verify-id-token.ts'

const provider = new TestProvider()
let jar: TestCookieJar
let vault: TokenVault
let exclusively: ReturnType<typeof createTestLock>

beforeAll(() => provider.start())
afterAll(() => provider.stop())

beforeEach(() => {
  provider.answers = {}
  provider.server.requests.length = 0
  jar = new TestCookieJar()
  vault = createBrowserTokenVault(30, jar)
  exclusively = createTestLock()
  vault.save({ accessToken: 'old', idToken: 'old-id', refreshToken: 'rt', expiresIn: 3600 })
})

const openTab = () =>
  createRenewTokens({
    vault,
    provider: createIdentityProvider(provider.auth),
    verify: (tokens) => verifyIdToken(tokens, provider.auth),
    exclusively,
    onRenewed: () => undefined,
  })

const asked = () =>
  provider.server.to('/oauth2/token').map(({ body }) => Object.fromEntries(new URLSearchParams(body)))

test('sends the refresh token and stores the response', async () => {
  expect(await openTab()('old')).toBe('renewed')
  expect(asked()).toEqual([
    { grant_type: 'refresh_token', client_id: 'operations-portal', refresh_token: 'rt' },
  ])
  expect(vault.accessToken()).toMatch(/^access-/)
  expect(vault.idToken()).not.toBe('old-id')
})

test('keeps the refresh token when the provider returns none', async () => {
  await openTab()('old')
  expect(vault.refreshToken()).toBe('rt')
})

test('stores the new refresh token when the provider rotates', async () => {
  provider.answers.token = async () => ({ body: await provider.tokens({ refresh_token: 'rt2' }) })
  await openTab()('old')
  expect(vault.refreshToken()).toBe('rt2')
})

test('renews once for fifty concurrent calls in five tabs', async () => {
  const tabs = [openTab(), openTab(), openTab(), openTab(), openTab()]
  const renewals = Array.from({ length: 50 }, (_, index) => tabs[index % 5]?.('old'))
  expect(new Set(await Promise.all(renewals))).toEqual(new Set(['renewed']))
  expect(asked()).toHaveLength(1)
})

test('keeps the session when two tabs renew concurrently with a rotating provider', async () => {
  let valid = 'rt'
  provider.answers.token = async (form) => {
    if (form.get('refresh_token') !== valid) return { status: 400, body: { error: 'invalid_grant' } }
    valid = `${valid}+`
    return { body: await provider.tokens({ refresh_token: valid }) }
  }
  expect(await Promise.all([openTab()('old'), openTab()('old')])).toEqual(['renewed', 'renewed'])
  expect(vault.refreshToken()).toBe('rt+')
})

test('reuses the new token for a later call with the old one', async () => {
  await openTab()('old')
  expect(await openTab()('old')).toBe('renewed')
  expect(asked()).toHaveLength(1)
})

test('renews a missing access token', async () => {
  jar.cookies.delete('__Host-portal-at')
  expect(await openTab()(undefined)).toBe('renewed')
  expect(asked()).toHaveLength(1)
})

describe('there is nothing to renew', () => {
  test('without a refresh token, and no request is sent', async () => {
    jar.cookies.delete('__Host-portal-rt')
    expect(await openTab()('old')).toBe('absent')
    expect(asked()).toEqual([])
  })

  test('when the user signs out during the renewal: nothing is restored', async () => {
    provider.answers.token = async () => {
      await vault.clear()
      return { body: await provider.tokens() }
    }
    expect(await openTab()('old')).toBe('absent')
    expect(jar.cookie).toBe('')
  })
})

describe('the session is over', () => {
  test('when the provider says so', async () => {
    provider.answers.token = () => ({ status: 400, body: { error: 'invalid_grant' } })
    expect(await openTab()('old')).toBe('expired')
  })
})

describe('the session continues with the old tokens', () => {
  test.each([429, 500, 502, 503])('when the provider responds with %i', async (status) => {
    provider.answers.token = () => ({ status, body: { error: 'server_error' } })
    expect(await openTab()('old')).toBe('failed')
    expect(vault.accessToken()).toBe('old')
  })

  test.each([
    [400, { error: 'unauthorized_client' }],
    [401, { error: 'invalid_client' }],
    [403, '<html>'],
  ])('when the provider refuses for another reason: %i', async (status, body) => {
    provider.answers.token = () => ({ status, body })
    expect(await openTab()('old')).toBe('refused')
    expect(vault.accessToken()).toBe('old')
  })

  test('when the response is lost and the provider issues the tokens again', async () => {
    let times = 0
    provider.answers.token = async () => {
      times += 1
      return times === 1 ? { fault: 'dead' } : { body: await provider.tokens({ refresh_token: 'rt2' }) }
    }
    expect(await openTab()('old')).toBe('renewed')
    expect([times, vault.refreshToken()]).toEqual([2, 'rt2'])
  })

  test('when the connection breaks', async () => {
    provider.answers.token = () => ({ fault: 'dead' })
    expect(await openTab()('old')).toBe('failed')
    expect(vault.accessToken()).toBe('old')
  })

  test('when the response cannot be read', async () => {
    provider.answers.token = () => ({ body: '<html>' })
    expect(await openTab()('old')).toBe('failed')
    expect(vault.accessToken()).toBe('old')
  })

  test('when the new ID token is invalid: it is dropped, but the next renewal is possible', async () => {
    const id_token = await provider.idToken({ aud: 'somebody-else' })
    provider.answers.token = async () => ({ body: await provider.tokens({ id_token, refresh_token: 'rt2' }) })
    expect(await openTab()('old')).toBe('invalid')
    expect([vault.accessToken(), vault.idToken(), vault.refreshToken()]).toEqual(['old', 'old-id', 'rt2'])
  })

  test('and many calls waiting for an unreachable provider send one request', async () => {
    provider.answers.token = () => ({ status: 503 })
    const renew = openTab()
    await Promise.all(Array.from({ length: 50 }, () => renew('old')))
    expect(asked()).toHaveLength(1)
  })

  test('when a user signs in again while the old refresh token is rejected', async () => {
    provider.answers.token = () => {
      vault.save({ accessToken: 'new', idToken: 'new-id', refreshToken: 'rt-new', expiresIn: 3600 })
      return { status: 400, body: { error: 'invalid_grant' } }
    }
    expect(await openTab()('old')).toBe('renewed')
    expect(vault.refreshToken()).toBe('rt-new')
  })

  test('and the next try may succeed', async () => {
    provider.answers.token = () => ({ status: 503 })
    const renew = openTab()
    await renew('old')
    provider.answers = {}
    expect(await renew('old')).toBe('renewed')
  })
})
