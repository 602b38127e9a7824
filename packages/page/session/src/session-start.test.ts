import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { ApiError } from './api-error.ts'
import { ProviderError } from './provider-error.ts'
import { ACCESS, createTestBrowser, ORIGIN, type TestBrowser, USER } from './testing/test-browser.ts'

const EXPIRED = { kind: 'warning', title: 'Your session has expired. Please login again.' }
const FAILED = { kind: 'warning', title: 'Something went wrong.' }
const LOGOUT = `https://id.example/logout?logout_uri=${ORIGIN}/sign-in`
const unauthorised = new ProviderError(401)
const invalidGrant = new ProviderError(400, 'invalid_grant')

let browser: TestBrowser

beforeEach(() => {
  jest.useFakeTimers()
  browser = createTestBrowser()
})

afterEach(() => {
  jest.useRealTimers()
})

describe('starting', () => {
  test('with tokens restores the session without a redirect', async () => {
    const { session, page } = await browser.openSignedIn()
    expect(session.current()).toEqual({ status: 'authenticated', user: USER, access: ACCESS })
    expect(page.assign).not.toHaveBeenCalled()
    expect(browser.provider.refresh).not.toHaveBeenCalled()
  })

  test('without tokens reports a first visit', async () => {
    const { session } = browser.openTab()
    await session.start()
    expect(session.current()).toEqual({ status: 'unauthenticated', reason: 'never' })
    expect(browser.provider.userInfo).not.toHaveBeenCalled()
  })

  test('with only the refresh token renews first', async () => {
    browser.keepTokens()
    jest.advanceTimersByTime(3_600_000)
    const tab = browser.openTab()
    await tab.session.start()
    expect(tab.session.current().status).toBe('authenticated')
    expect(browser.provider.refresh.mock.calls).toEqual([['rt']])
  })

  test('without an ID token renews first', async () => {
    browser.keepTokens()
    browser.jar.cookies.delete('__Host-portal-id')
    await browser.openTab().session.start()
    expect(browser.provider.refresh).toHaveBeenCalledTimes(1)
  })

  test('with an expired refresh token says so, and goes to the logout', async () => {
    browser.keepTokens()
    jest.advanceTimersByTime(3_600_000)
    browser.provider.refresh.mockRejectedValue(invalidGrant)
    const { session, shown, page, storage } = browser.openTab()
    await session.start()
    expect(session.current()).toEqual({ status: 'leaving' })
    expect(browser.jar.cookie).toBe('')
    expect(shown).toEqual([EXPIRED])
    expect(page.assign.mock.calls).toEqual([[LOGOUT]])
    const back = browser.openTab({ at: '/sign-in', storage })
    await back.session.start()
    expect(back.session.current()).toEqual({ status: 'unauthenticated', reason: 'expired' })
  })

  test('with a refresh token that the provider refuses for another reason does not call it expired', async () => {
    browser.keepTokens()
    jest.advanceTimersByTime(3_600_000)
    browser.provider.refresh.mockRejectedValue(new ProviderError(401, 'invalid_client'))
    const { session } = browser.openTab()
    await session.start()
    expect(session.current()).toEqual({
      status: 'failed',
      problem: { message: 'The sign-in service did not renew your session.' },
    })
  })

  test('while the provider is down reports it, and can be retried', async () => {
    browser.keepTokens()
    jest.advanceTimersByTime(3_600_000)
    browser.provider.refresh.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const { session } = browser.openTab()
    await session.start()
    expect(session.current()).toEqual({
      status: 'failed',
      problem: {
        message: 'The sign-in service cannot be reached. Check your connection and try again.',
        mayRetry: true,
      },
    })
    await session.start()
    expect(session.current().status).toBe('authenticated')
  })

  test('renews when the provider no longer accepts the access token', async () => {
    browser.provider.userInfo.mockRejectedValueOnce(unauthorised)
    const { session } = await browser.openSignedIn()
    expect(session.current().status).toBe('authenticated')
    expect(browser.provider.userInfo.mock.calls).toEqual([['at1'], ['at2']])
  })

  test('ends when the provider rejects the new access token as well', async () => {
    browser.provider.userInfo.mockRejectedValue(unauthorised)
    const { session, shown, page } = await browser.openSignedIn()
    expect(session.current()).toEqual({ status: 'leaving' })
    expect(shown).toEqual([FAILED])
    expect(page.assign.mock.calls).toEqual([[LOGOUT]])
  })

  test('ends as expired when the provider no longer renews the access token', async () => {
    browser.provider.userInfo.mockRejectedValue(unauthorised)
    browser.provider.refresh.mockRejectedValue(invalidGrant)
    const { session, shown } = await browser.openSignedIn()
    expect(session.current()).toEqual({ status: 'leaving' })
    expect(shown).toEqual([EXPIRED])
  })

  test("shows the API's error, keeps the tokens, and can be retried", async () => {
    const refusal = new ApiError({ status: 500, reason: 'INTERNAL', message: 'Not now.', requestId: 'c1' })
    browser.readAccess.mockRejectedValueOnce(refusal)
    const { session } = await browser.openSignedIn()
    const problem = { message: 'Not now.', requestId: 'c1', mayRetry: true }
    expect(session.current()).toEqual({ status: 'failed', problem })
    await session.start()
    expect(session.current().status).toBe('authenticated')
  })

  test('waits until the sign-in is completed on the return from the provider', async () => {
    browser.keepTokens()
    const { session } = browser.openTab({ at: '/callback' })
    await session.start()
    expect(session.current().status).toBe('initialising')
  })

  test('stays closed when another tab signs out during the start', async () => {
    browser.keepTokens()
    const [first, second] = [browser.openTab(), browser.openTab()]
    await first.session.start()
    const starting = second.session.start()
    await first.session.signOut()
    await starting
    expect(second.session.current()).toEqual({ status: 'unauthenticated', reason: 'signed-out' })
    expect(jest.getTimerCount()).toBe(0)
  })
})
