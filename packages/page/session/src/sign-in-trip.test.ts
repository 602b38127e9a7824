import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { ApiError } from './api-error.ts'
import { ProviderError } from './provider-error.ts'
import { SignInError } from './sign-in-error.ts'
import { createTestBrowser, type TestBrowser, type TestTab } from './testing/test-browser.ts'

const CALLBACK = 'https://portal.example/callback?code=c1&state=s1'
const DISABLED = 'User is disabled. You will be notified by email when your account is active.'
const UNREACHABLE = 'The sign-in service cannot be reached. Check your connection and try again.'
const invalidGrant = new ProviderError(400, 'invalid_grant')

let browser: TestBrowser
let tab: TestTab

beforeEach(() => {
  jest.useFakeTimers()
  browser = createTestBrowser()
  tab = browser.openTab({ at: '/callback' })
})

afterEach(() => {
  jest.useRealTimers()
})

const state = () => tab.session.current()

describe('leaving', () => {
  test('carries the requested address', async () => {
    await tab.session.signIn('/tasks?page=2')
    expect(browser.flow.authorizeUrl.mock.calls).toEqual([['/tasks?page=2', {}]])
    expect(tab.page.assign.mock.calls).toEqual([['https://id.example/authorize?returnTo=/tasks?page=2']])
  })

  test('drops an address of another site', async () => {
    await tab.session.signIn('//evil.example')
    expect(browser.flow.authorizeUrl.mock.calls).toEqual([['/', {}]])
  })

  test('a fourth time within half a minute is a loop, and is stopped', async () => {
    for (let count = 0; count < 4; count += 1) await tab.session.signIn()
    expect(tab.page.assign).toHaveBeenCalledTimes(3)
    expect(state()).toMatchObject({
      status: 'failed',
      problem: { message: expect.stringContaining('three times within half a minute') },
    })
  })

  test('is possible again half a minute later', async () => {
    for (let count = 0; count < 4; count += 1) await tab.session.signIn()
    jest.advanceTimersByTime(30_000)
    await tab.session.signIn()
    expect(tab.page.assign).toHaveBeenCalledTimes(4)
  })

  test('counts across page loads', async () => {
    for (let count = 0; count < 4; count += 1) {
      tab = browser.openTab({ storage: tab.storage })
      await tab.session.signIn()
    }
    expect(state().status).toBe('failed')
  })

  test('reports when its code cannot be loaded', async () => {
    browser.loadSignIn.mockRejectedValueOnce(new Error('Loading chunk failed'))
    await tab.session.signIn()
    expect(state()).toEqual({ status: 'failed', problem: { message: UNREACHABLE, mayRetry: true } })
  })
})

describe('returning', () => {
  test('opens the session and returns the requested address', async () => {
    await tab.session.start()
    expect(await tab.session.completeSignIn(CALLBACK)).toBe('/tasks')
    expect(state().status).toBe('authenticated')
    expect(browser.vault.refreshToken()).toBe('rt')
  })

  test('called twice exchanges once, with one result', async () => {
    const both = [tab.session.completeSignIn(CALLBACK), tab.session.completeSignIn(CALLBACK)]
    expect(await Promise.all(both)).toEqual(['/tasks', '/tasks'])
    expect(browser.flow.exchange).toHaveBeenCalledTimes(1)
  })

  test('leads to no other site', async () => {
    const answer = { code: 'c1', verifier: 'v1', returnTo: '/.//evil.example' }
    browser.flow.readAnswer.mockResolvedValueOnce(answer)
    expect(await tab.session.completeSignIn(CALLBACK)).toBe('/')
  })

  test('signs in the other waiting tabs', async () => {
    const other = browser.openTab({ at: '/sign-in' })
    await other.session.start()
    await tab.session.completeSignIn(CALLBACK)
    await jest.advanceTimersByTimeAsync(0)
    expect(other.session.current().status).toBe('authenticated')
  })

  test('clears the sign-out reason and the attempts', async () => {
    const { storage } = tab
    storage.setItem('portal.signed-out', 'expired')
    await tab.session.signIn()
    await tab.session.completeSignIn(CALLBACK)
    expect(storage).toHaveLength(0)
  })
})

describe('an invalid response', () => {
  test.each(['Invalid state', 'Invalid ID Token'])(
    '"%s" leaves no cookie and calls no API',
    async (message) => {
      const step = message === 'Invalid state' ? browser.flow.readAnswer : browser.flow.exchange
      step.mockRejectedValueOnce(new SignInError(message))
      await expect(tab.session.completeSignIn(CALLBACK)).rejects.toThrow(message)
      expect(tab.shown).toEqual([{ kind: 'error', title: 'Something went wrong', lines: [message] }])
      expect(state()).toEqual({ status: 'failed', problem: { message } })
      expect(browser.jar.cookie).toBe('')
      expect(browser.provider.userInfo).not.toHaveBeenCalled()
      expect(browser.readAccess).not.toHaveBeenCalled()
    },
  )

  test('of a disabled user is reported in the specification’s words, and goes to the logout', async () => {
    browser.flow.exchange.mockRejectedValueOnce(invalidGrant)
    await expect(tab.session.completeSignIn(CALLBACK)).rejects.toBe(invalidGrant)
    expect(tab.shown).toEqual([{ kind: 'warning', title: DISABLED }])
    expect(state()).toEqual({ status: 'leaving' })
    expect(tab.page.assign).toHaveBeenCalledTimes(1)
  })

  test('that refuses the portal is reported in the specification’s words', async () => {
    browser.flow.exchange.mockRejectedValueOnce(new ProviderError(400, 'invalid_client'))
    await expect(tab.session.completeSignIn(CALLBACK)).rejects.toThrow()
    const message = 'The sign-in service refused the sign-in.'
    expect(tab.shown).toEqual([{ kind: 'error', title: 'Something went wrong', lines: [message] }])
    expect(state()).toEqual({ status: 'failed', problem: { message } })
  })

  test('of an API that denies access is reported with all its lines', async () => {
    const details = [{ message: 'Your account has no role here.' }]
    const refusal = new ApiError({
      status: 403,
      reason: 'R',
      message: 'You are not allowed to do this.',
      details,
    })
    browser.readAccess.mockRejectedValueOnce(refusal)
    await expect(tab.session.completeSignIn(CALLBACK)).rejects.toBe(refusal)
    expect(state()).toMatchObject({
      problem: { message: 'You are not allowed to do this.', lines: ['Your account has no role here.'] },
    })
  })

  test('that never came is reported and leaves no cookie', async () => {
    browser.flow.exchange.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await expect(tab.session.completeSignIn(CALLBACK)).rejects.toThrow()
    expect(state()).toEqual({ status: 'failed', problem: { message: UNREACHABLE, mayRetry: true } })
    expect(browser.jar.cookie).toBe('')
  })

  test('with tokens too large for cookies is reported and leaves none', async () => {
    const tokens = browser.tokens({ accessToken: 'x'.repeat(5000) })
    browser.flow.exchange.mockResolvedValueOnce(tokens)
    await expect(tab.session.completeSignIn(CALLBACK)).rejects.toThrow()
    expect(state()).toMatchObject({ problem: { message: expect.stringContaining('too large') } })
    expect(browser.jar.cookie).toBe('')
  })

  test('is reported when the browser keeps no cookies', async () => {
    browser.jar.blocked = true
    await expect(tab.session.completeSignIn(CALLBACK)).rejects.toThrow()
    expect(state()).toMatchObject({ problem: { message: expect.stringContaining('does not keep') } })
  })

  test('of an API that is down keeps the tokens, so that a retry needs no sign-in', async () => {
    const refusal = new ApiError({ status: 503, reason: 'R', message: 'Not now.' })
    browser.readAccess.mockRejectedValueOnce(refusal)
    await expect(tab.session.completeSignIn(CALLBACK)).rejects.toBe(refusal)
    const again = browser.openTab({ at: '/sign-in' })
    await again.session.start()
    expect(again.session.current().status).toBe('authenticated')
  })
})

describe('an interrupted return', () => {
  test('continues with the exchange when the provider did not respond to it', async () => {
    browser.flow.exchange.mockRejectedValueOnce(new ProviderError(503))
    await expect(tab.session.completeSignIn(CALLBACK)).rejects.toThrow()
    expect(await tab.session.completeSignIn(CALLBACK)).toBe('/tasks')
    expect(browser.flow.readAnswer).toHaveBeenCalledTimes(1)
    expect(browser.flow.exchange).toHaveBeenCalledTimes(2)
  })

  test('continues with the permissions when they could not be read', async () => {
    browser.readAccess.mockRejectedValueOnce(new ApiError({ status: 503, reason: 'R', message: 'Not now.' }))
    await expect(tab.session.completeSignIn(CALLBACK)).rejects.toThrow('Not now.')
    expect(await tab.session.completeSignIn(CALLBACK)).toBe('/tasks')
    expect(browser.flow.exchange).toHaveBeenCalledTimes(1)
    expect(state().status).toBe('authenticated')
  })

  test.each([
    ['state', () => browser.flow.readAnswer.mockRejectedValueOnce(new SignInError('Invalid state'))],
    ['code', () => browser.flow.exchange.mockRejectedValueOnce(invalidGrant)],
  ])('with a used %s, while the session is valid, leads home', async (_what, refuse) => {
    browser.keepTokens()
    refuse()
    expect(await tab.session.completeSignIn(CALLBACK)).toBe('/')
    expect(state().status).toBe('authenticated')
    expect(browser.vault.refreshToken()).toBe('rt')
  })

  test('keeps the existing session when another sign-in is rejected', async () => {
    browser.keepTokens()
    browser.flow.exchange.mockRejectedValueOnce(new SignInError('Invalid ID Token'))
    await expect(tab.session.completeSignIn(CALLBACK)).rejects.toThrow()
    expect(browser.vault.refreshToken()).toBe('rt')
  })
})

describe('a wrong clock', () => {
  test.each([
    [86_400_000, 'off by 1 day.'],
    [-86_400_000, 'off by 1 day.'],
    [3 * 3_600_000, 'off by 3 hours.'],
    [20 * 60_000, 'off by 20 minutes.'],
  ])('by %i ms is named along with the ID token it invalidates', async (skew, words) => {
    tab.clockSkew.mockResolvedValue(skew)
    browser.flow.exchange.mockRejectedValueOnce(new SignInError('Invalid ID Token'))
    await expect(tab.session.completeSignIn(CALLBACK)).rejects.toThrow()
    expect(state()).toMatchObject({ problem: { message: expect.stringContaining(words) } })
  })

  test('by at most five minutes is not mentioned', async () => {
    tab.clockSkew.mockResolvedValue(5 * 60_000)
    await tab.session.completeSignIn(CALLBACK)
    await jest.advanceTimersByTimeAsync(0)
    expect(tab.shown).toEqual([])
  })
})

describe('leaving, when that fails', () => {
  test('is reported when the provider does not respond, and is not counted', async () => {
    browser.provider.reach.mockRejectedValue(new TypeError('Failed to fetch'))
    for (let count = 0; count < 5; count += 1) await tab.session.signIn()
    expect(state()).toMatchObject({ problem: { message: UNREACHABLE } })
    expect(tab.page.assign).not.toHaveBeenCalled()
  })

  test('is reported before the redirect when no cookie would be kept', async () => {
    browser.jar.blocked = true
    await tab.session.signIn()
    expect(state()).toMatchObject({ problem: { message: expect.stringContaining('does not keep') } })
    expect(browser.provider.reach).not.toHaveBeenCalled()
  })
})

describe('through the provider’s logout and back to the sign-in page', () => {
  async function comeBack() {
    const again = browser.openTab({ at: '/sign-in', storage: tab.storage })
    await again.session.start()
    return again.session.current()
  }

  test('keeps the reason when the session expired', async () => {
    browser.keepTokens()
    tab = browser.openTab()
    await tab.session.start()
    browser.provider.refresh.mockRejectedValue(invalidGrant)
    await jest.advanceTimersByTimeAsync(240_000)
    expect(await comeBack()).toEqual({ status: 'unauthenticated', reason: 'expired' })
  })

  test('keeps the reason when the user is disabled', async () => {
    browser.flow.exchange.mockRejectedValueOnce(invalidGrant)
    await tab.session.completeSignIn(CALLBACK).catch(() => undefined)
    expect(await comeBack()).toEqual({ status: 'unauthenticated', reason: 'disabled' })
  })

  test('a first visit has no reason, and is redirected immediately', async () => {
    expect(await comeBack()).toEqual({ status: 'unauthenticated', reason: 'never' })
  })
})
