/** @jest-environment node */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { createBrowserTokenVault } from './browser-token-vault.ts'
import { createHostTokenVault } from './host-token-vault.ts'
import { TestCookieJar } from './testing/cookie-jar.ts'
import { TestHost } from './testing/test-host.ts'
import { type Tokens, type TokenVault, TokenVaultError } from './token-vault.ts'

const host = new TestHost()
let jar: TestCookieJar
let cookiesWork: boolean

beforeAll(() => host.start())
afterAll(() => host.stop())
beforeEach(() => {
  jar = new TestCookieJar()
  cookiesWork = true
  host.session = { isRenewable: false }
  host.isOver = false
})

interface Kind {
  openTab(): TokenVault
  /** A tab receives tokens from the provider. */
  receive(vault: TokenVault, tokens: Tokens): void
  blockCookies(): void
}

const kinds: Record<'browser' | 'host', Kind> = {
  browser: {
    openTab: () => createBrowserTokenVault(30, jar),
    receive: (vault, tokens) => vault.save(tokens),
    blockCookies: () => {
      jar.blocked = true
    },
  },
  host: {
    openTab: () => createHostTokenVault(host.server.url, () => cookiesWork),
    receive: (vault, tokens) => {
      host.keep(tokens)
      vault.save(tokens)
    },
    blockCookies: () => {
      cookiesWork = false
    },
  },
}

const tokens = { accessToken: 'at', idToken: 'it', refreshToken: 'rt', expiresIn: 3600 }
const kept = (vault: TokenVault) => [vault.accessToken(), vault.idToken(), vault.refreshToken() !== undefined]

describe.each(['browser', 'host'] as const)('the %s vault', (name) => {
  const { openTab, receive, blockCookies } = kinds[name]

  async function openTabNow(): Promise<TokenVault> {
    const vault = openTab()
    await vault.reread()
    return vault
  }

  test('is empty before anything was received', async () => {
    expect(kept(await openTabNow())).toEqual([undefined, undefined, false])
  })

  test('returns what was received, and can renew', async () => {
    const vault = await openTabNow()
    receive(vault, tokens)
    expect(kept(vault)).toEqual(['at', 'it', true])
  })

  test('shows it to a tab that opens later', async () => {
    receive(await openTabNow(), tokens)
    expect(kept(await openTabNow())).toEqual(['at', 'it', true])
  })

  test('shows newer tokens to a tab that rereads', async () => {
    const [one, other] = [await openTabNow(), await openTabNow()]
    receive(one, tokens)
    receive(one, { ...tokens, accessToken: 'at2' })
    await other.reread()
    expect(kept(other)).toEqual(['at2', 'it', true])
  })

  test('can still renew after a renewal without a new refresh token', async () => {
    const vault = await openTabNow()
    receive(vault, tokens)
    receive(vault, { accessToken: 'at2', idToken: 'it2', expiresIn: 3600 })
    expect(kept(vault)).toEqual(['at2', 'it2', true])
  })

  test('knows when the session ends, in every tab', async () => {
    const before = Date.now()
    const vault = await openTabNow()
    receive(vault, { ...tokens, sessionExpiresIn: 600 })
    for (const tab of [vault, await openTabNow()]) {
      expect(tab.sessionEndsAt()).toBeGreaterThanOrEqual(before + 600_000)
      expect(tab.sessionEndsAt()).toBeLessThanOrEqual(Date.now() + 600_000)
    }
  })

  test('does not know the end when the provider does not say', async () => {
    const vault = await openTabNow()
    receive(vault, { ...tokens, sessionExpiresIn: 600 })
    receive(vault, tokens)
    expect(vault.sessionEndsAt()).toBeUndefined()
  })

  test('is empty after clearing, in this tab and in others', async () => {
    const [one, other] = [await openTabNow(), await openTabNow()]
    receive(one, tokens)
    await one.clear()
    await other.reread()
    for (const vault of [one, other]) expect(kept(vault)).toEqual([undefined, undefined, false])
  })

  test('reports in advance that it cannot work without cookies', async () => {
    const vault = await openTabNow()
    expect(() => vault.requireUsable()).not.toThrow()
    blockCookies()
    expect(() => vault.requireUsable()).toThrow(TokenVaultError)
  })

  test('leaves no trace of the check', async () => {
    ;(await openTabNow()).requireUsable()
    expect(jar.cookie).toBe('')
  })
})

test('the host vault has no refresh token to expose', async () => {
  const vault = kinds.host.openTab()
  kinds.host.receive(vault, tokens)
  expect(vault.refreshToken()).not.toBe('rt')
})

test('the host vault forgets the tokens of a session that ended elsewhere, which it may still renew', async () => {
  const vault = kinds.host.openTab()
  kinds.host.receive(vault, tokens)
  host.isOver = true
  await vault.reread()
  expect(kept(vault)).toEqual([undefined, undefined, true])
})

test('the host vault keeps its tokens when the host does not respond', async () => {
  const vault = createHostTokenVault('http://127.0.0.1:1', () => true)
  vault.save(tokens)
  await vault.reread()
  expect(vault.accessToken()).toBe('at')
})
