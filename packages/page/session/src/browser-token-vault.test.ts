import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { createBrowserTokenVault } from './browser-token-vault.ts'
import { TestCookieJar } from './testing/cookie-jar.ts'
import { type TokenVault, TokenVaultError } from './token-vault.ts'

const DAY_MS = 86_400_000
const tokens = { accessToken: 'at', idToken: 'it', refreshToken: 'rt', expiresIn: 3600 }

let jar: TestCookieJar
let vault: TokenVault

beforeEach(() => {
  jest.useFakeTimers()
  jar = new TestCookieJar()
  vault = createBrowserTokenVault(30, jar)
})

afterEach(() => {
  jest.useRealTimers()
})

const kept = () => [vault.accessToken(), vault.idToken(), vault.refreshToken()]

test('gives back what was saved', () => {
  vault.save(tokens)
  expect(kept()).toEqual(['at', 'it', 'rt'])
})

test('is empty before anything was saved', () => {
  expect(kept()).toEqual([undefined, undefined, undefined])
})

test('every cookie is bound to this host, sent over TLS only and never from another site', () => {
  vault.save(tokens)
  const names = [...jar.cookies.keys()]
  expect(names).toHaveLength(3)
  expect(names.filter((name) => !name.startsWith('__Host-'))).toEqual([])
  for (const { attributes } of jar.cookies.values()) {
    expect(Object.fromEntries(attributes)).toMatchObject({ path: '/', samesite: 'strict' })
    expect(attributes.has('secure')).toBe(true)
  }
})

test('what is saved or cleared is so for other tabs, too, before they can be told', async () => {
  vault.save({ ...tokens, sessionExpiresIn: 60 })
  expect(jar.cookies.size).toBe(4)
  await vault.clear()
  expect(jar.cookies.size).toBe(0)
})

test.each([300, 3600, 4999, 86_399])('access and ID token live exactly expires_in: %i s', (expiresIn) => {
  vault.save({ ...tokens, expiresIn })
  jest.advanceTimersByTime(expiresIn * 1000 - 1)
  expect(kept()).toEqual(['at', 'it', 'rt'])
  jest.advanceTimersByTime(1)
  expect(kept()).toEqual([undefined, undefined, 'rt'])
})

test('the refresh token lives 30 days', () => {
  vault.save(tokens)
  jest.advanceTimersByTime(30 * DAY_MS - 1)
  expect(vault.refreshToken()).toBe('rt')
  jest.advanceTimersByTime(1)
  expect(vault.refreshToken()).toBeUndefined()
})

test('a renewal without a refresh token keeps the one before', () => {
  vault.save(tokens)
  vault.save({ accessToken: 'at2', idToken: 'it2', expiresIn: 3600 })
  expect(kept()).toEqual(['at2', 'it2', 'rt'])
})

test('clearing leaves no cookie', async () => {
  vault.save(tokens)
  await vault.clear()
  expect(jar.cookie).toBe('')
})

test('cookies of others are neither read nor cleared', async () => {
  jar.cookie = 'theme=dark'
  jar.cookie = 'not__Host-portal-at=x'
  vault.save(tokens)
  await vault.clear()
  expect(jar.cookie).toBe('theme=dark; not__Host-portal-at=x')
})

describe('tokens that cannot be kept are reported', () => {
  test('when the browser refuses cookies', () => {
    jar.blocked = true
    expect(() => vault.save(tokens)).toThrow(TokenVaultError)
  })

  test('when one token is larger than a cookie may be', () => {
    expect(() => vault.save({ ...tokens, accessToken: 'x'.repeat(4096) })).toThrow(TokenVaultError)
    expect(jar.cookie).toBe('')
  })

  test('when all together are larger than proxies let through', () => {
    const half = 'x'.repeat(3100)
    expect(() => vault.save({ ...tokens, accessToken: half, idToken: half })).toThrow(TokenVaultError)
    expect(jar.cookie).toBe('')
  })

  test('but not when they just fit', () => {
    const largest = 4096 - '__Host-portal-at'.length
    vault.save({ ...tokens, accessToken: 'x'.repeat(largest) })
    expect(vault.accessToken()).toHaveLength(largest)
  })

  test('counting the refresh token that stays', () => {
    vault.save({ ...tokens, refreshToken: 'r'.repeat(3000) })
    const larger = { accessToken: 'x'.repeat(3500), idToken: 'it', expiresIn: 3600 }
    expect(() => vault.save(larger)).toThrow(TokenVaultError)
    expect(vault.accessToken()).toBe('at')
  })
})
