import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { ApiError } from './api-error.ts'
import { ProviderError } from './provider-error.ts'
import { SignInError } from './sign-in-error.ts'
import {
  ACCESS,
  createTestBrowser,
  INTERVAL_MS,
  ORIGIN,
  type TestBrowser,
  USER,
} from './testing/test-browser.ts'

const EXPIRED = { kind: 'warning', title: 'Your session has expired. Please login again.' }
const LOGOUT = `https://id.example/logout?logout_uri=${ORIGIN}/sign-in`
const invalidGrant = new ProviderError(400, 'invalid_grant')

let browser: TestBrowser

beforeEach(() => {
  jest.useFakeTimers()
  browser = createTestBrowser()
})

afterEach(() => {
  jest.useRealTimers()
})

describe('the timer', () => {
  test('renews after exactly four minutes, and again', async () => {
    await browser.openSignedIn()
    await jest.advanceTimersByTimeAsync(239_999)
    expect(browser.provider.refresh).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    expect(browser.provider.refresh).toHaveBeenCalledTimes(1)
    await jest.advanceTimersByTimeAsync(240_000)
    expect(browser.provider.refresh).toHaveBeenCalledTimes(2)
  })

  test('rereads the permissions with each renewal', async () => {
    const { session } = await browser.openSignedIn()
    const fewer = { permissions: new Set<string>(), subjectTypes: new Set<string>() }
    browser.readAccess.mockResolvedValueOnce(fewer)
    await jest.advanceTimersByTimeAsync(INTERVAL_MS)
    expect(session.current()).toEqual({ status: 'authenticated', user: USER, access: fewer })
  })

  test('keeps the permissions when they cannot be read', async () => {
    const { session } = await browser.openSignedIn()
    browser.readAccess.mockRejectedValueOnce(new ApiError({ status: 500, reason: 'R', message: 'No.' }))
    await jest.advanceTimersByTimeAsync(INTERVAL_MS)
    expect(session.current()).toMatchObject({ status: 'authenticated', access: ACCESS })
  })

  test('does not run before sign-in', async () => {
    await browser.openTab().session.start()
    expect(jest.getTimerCount()).toBe(0)
  })

  test('does not run after sign-out, in this and other tabs', async () => {
    const { session } = await browser.openSignedIn()
    await browser.openSignedIn()
    expect(jest.getTimerCount()).toBe(2)
    await session.signOut()
    expect(jest.getTimerCount()).toBe(0)
  })

  test('of ten tabs renews once per interval', async () => {
    const tabs = []
    for (let count = 0; count < 10; count += 1) tabs.push(await browser.openSignedIn())
    for (let tick = 1; tick <= 3; tick += 1) {
      await jest.advanceTimersByTimeAsync(INTERVAL_MS)
      expect(browser.provider.refresh).toHaveBeenCalledTimes(tick)
    }
    expect(new Set(tabs.map(({ session }) => session.current().status))).toEqual(new Set(['authenticated']))
  })

  test('of two tabs opened at different times renews once per interval', async () => {
    await browser.openSignedIn()
    await jest.advanceTimersByTimeAsync(INTERVAL_MS / 2)
    await browser.openSignedIn()
    await jest.advanceTimersByTimeAsync(3 * INTERVAL_MS)
    expect(browser.provider.refresh).toHaveBeenCalledTimes(3)
  })

  test('ends the session when the provider refuses', async () => {
    const { session, shown, page } = await browser.openSignedIn()
    browser.provider.refresh.mockRejectedValue(invalidGrant)
    await jest.advanceTimersByTimeAsync(INTERVAL_MS)
    expect(session.current()).toEqual({ status: 'leaving' })
    expect(shown).toEqual([EXPIRED])
    expect(page.assign.mock.calls).toEqual([[LOGOUT]])
  })

  test.each([
    [new ProviderError(400, 'invalid_client'), { kind: 'warning', title: 'Something went wrong.' }],
    [
      new SignInError('Invalid ID Token'),
      {
        kind: 'error',
        title: 'Something went wrong',
        lines: ['Invalid ID Token', 'You stay signed in until your current session ends.'],
      },
    ],
  ])('reports other errors, and continues: %s', async (error, notice) => {
    const { session, shown } = await browser.openSignedIn()
    browser.provider.refresh.mockRejectedValueOnce(error)
    await jest.advanceTimersByTimeAsync(INTERVAL_MS)
    expect(shown).toMatchObject([notice])
    expect(session.current().status).toBe('authenticated')
  })

  test('reports that the provider is down, and continues', async () => {
    const { session, shown } = await browser.openSignedIn()
    browser.provider.refresh.mockRejectedValueOnce(new ProviderError(503))
    await jest.advanceTimersByTimeAsync(INTERVAL_MS)
    expect(shown).toMatchObject([{ kind: 'warning', title: 'Something went wrong.' }])
    expect(session.current().status).toBe('authenticated')
    await jest.advanceTimersByTimeAsync(INTERVAL_MS)
    expect(browser.provider.refresh).toHaveBeenCalledTimes(2)
    expect(shown).toHaveLength(1)
  })
})
