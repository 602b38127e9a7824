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

test('returns what was saved', () => {
  vault.save(tokens)
  expect(kept()).toEqual(['at', 'it', 'rt'])
})

test('is empty before anything is saved', () => {
  expect(kept()).toEqual([undefined, undefined, undefined])
})

test('binds every cookie to this host, over TLS only, never sent from another site', () => {
  vault.save(tokens)
  const names = [...jar.cookies.keys()]
  expect(names).toHaveLength(3)
  expect(names.filter((name) => !name.startsWith('__Host-'))).toEqual([])
  for (const { attributes } of jar.cookies.values()) {
    expect(Object.fromEntries(attributes)).toMatchObject({ path: '/', samesite: 'strict' })
    expect(attributes.has('secure')).toBe(true)
  }
})

test('makes saved and cleared tokens visible to other tabs before notifying them', async () => {
  vault.save({ ...tokens, sessionExpiresIn: 60 })
  expect(jar.cookies.size).toBe(4)
  await vault.clear()
  expect(jar.cookies.size).toBe(0)
})

test.each([300, 3600, 4999, 86_399])(
  'keeps access and ID token for exactly expires_in: %i s',
  (expiresIn) => {
    vault.save({ ...tokens, expiresIn })
    jest.advanceTimersByTime(expiresIn * 1000 - 1)
    expect(kept()).toEqual(['at', 'it', 'rt'])
    jest.advanceTimersByTime(1)
    expect(kept()).toEqual([undefined, undefined, 'rt'])
  },
)

test('keeps the refresh token for 30 days', () => {
  vault.save(tokens)
  jest.advanceTimersByTime(30 * DAY_MS - 1)
  expect(vault.refreshToken()).toBe('rt')
  jest.advanceTimersByTime(1)
  expect(vault.refreshToken()).toBeUndefined()
})

test('keeps the previous refresh token when a renewal brings none', () => {
  vault.save(tokens)
  vault.save({ accessToken: 'at2', idToken: 'it2', expiresIn: 3600 })
  expect(kept()).toEqual(['at2', 'it2', 'rt'])
})

test('leaves no cookie after clearing', async () => {
  vault.save(tokens)
  await vault.clear()
  expect(jar.cookie).toBe('')
})

test('neither reads nor clears other software’s cookies', async () => {
  jar.cookie = 'theme=dark'
  jar.cookie = 'not__Host-portal-at=x'
  vault.save(tokens)
  await vault.clear()
  expect(jar.cookie).toBe('theme=dark; not__Host-portal-at=x')
})

describe('reports tokens that cannot be kept', () => {
  test('when the browser refuses cookies', () => {
    jar.blocked = true
    expect(() => vault.save(tokens)).toThrow(TokenVaultError)
  })

  test('when one token exceeds the size of a cookie', () => {
    expect(() => vault.save({ ...tokens, accessToken: 'x'.repeat(4096) })).toThrow(TokenVaultError)
    expect(jar.cookie).toBe('')
  })

  test('when all together exceed what proxies accept', () => {
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
