import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { ApiError } from './api-error.ts'
import { ACCESS, createTestBrowser, ORIGIN, type TestBrowser } from './testing/test-browser.ts'

const LOGOUT = `https://id.example/logout?logout_uri=${ORIGIN}/sign-in`

let browser: TestBrowser

beforeEach(() => {
  jest.useFakeTimers()
  browser = createTestBrowser()
})

afterEach(() => {
  jest.useRealTimers()
})

describe('signing out', () => {
  test('clears tokens and data, revokes, and goes to the provider’s logout', async () => {
    const { session, page, forgetData } = await browser.openSignedIn()
    await session.signOut()
    expect(session.current()).toEqual({ status: 'leaving' })
    expect(browser.jar.cookie).toBe('')
    expect(forgetData).toHaveBeenCalledTimes(1)
    expect(browser.provider.revoke.mock.calls).toEqual([['rt']])
    expect(page.assign.mock.calls).toEqual([[LOGOUT]])
  })

  test('clears before calling the provider', async () => {
    const { session } = await browser.openSignedIn()
    browser.provider.revoke.mockImplementation(async () => {
      expect(browser.jar.cookie).toBe('')
    })
    await session.signOut()
    expect(browser.provider.revoke).toHaveBeenCalledTimes(1)
  })

  test('offers no new sign-in before the redirect to the provider’s logout, which would overtake it', async () => {
    const { session, page } = await browser.openSignedIn()
    const seen: unknown[] = []
    session.session$.subscribe(({ status }) => seen.push(status))
    await session.signOut()
    expect(seen).toEqual(['authenticated', 'leaving'])
    expect(page.assign).toHaveBeenCalledTimes(1)
  })

  test('twice goes to the provider once', async () => {
    const { session, page } = await browser.openSignedIn()
    await Promise.all([session.signOut(), session.signOut()])
    expect(browser.provider.revoke).toHaveBeenCalledTimes(1)
    expect(page.assign).toHaveBeenCalledTimes(1)
  })

  test('is possible when the session could not start', async () => {
    browser.readAccess.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const { session, page } = await browser.openSignedIn()
    await session.signOut()
    expect(page.assign.mock.calls).toEqual([[LOGOUT]])
  })

  test('closes the other tabs, which neither revoke nor leave', async () => {
    const first = await browser.openSignedIn()
    const second = await browser.openSignedIn()
    await first.session.signOut()
    expect(second.session.current()).toEqual({ status: 'unauthenticated', reason: 'signed-out' })
    expect(second.forgetData).toHaveBeenCalledTimes(1)
    expect(second.page.assign).not.toHaveBeenCalled()
    expect(browser.provider.revoke).toHaveBeenCalledTimes(1)
  })

  test('in another tab is remembered when this one is reloaded', async () => {
    const first = await browser.openSignedIn()
    const second = await browser.openSignedIn()
    await first.session.signOut()
    const again = browser.openTab({ storage: second.storage })
    await again.session.start()
    expect(again.session.current()).toEqual({ status: 'unauthenticated', reason: 'signed-out' })
  })
})

describe('rereading the permissions', () => {
  test('happens once for concurrent requests', async () => {
    const { session } = await browser.openSignedIn()
    browser.readAccess.mockClear()
    await Promise.all(Array.from({ length: 50 }, () => session.rereadAccess()))
    expect(browser.readAccess).toHaveBeenCalledTimes(1)
  })

  test('does not loop when the read is rejected', async () => {
    const { session } = await browser.openSignedIn()
    browser.readAccess.mockClear()
    browser.readAccess.mockImplementation(async () => {
      await Promise.resolve()
      void session.rereadAccess()
      throw new ApiError({ status: 403, reason: 'FORBIDDEN', message: 'No.' })
    })
    await session.rereadAccess()
    expect(browser.readAccess).toHaveBeenCalledTimes(1)
  })

  test('does not happen while nobody is signed in', async () => {
    await browser.openTab().session.rereadAccess()
    expect(browser.readAccess).not.toHaveBeenCalled()
  })

  test('notifies subscribers only of changes', async () => {
    const { session } = await browser.openSignedIn()
    const seen: unknown[] = []
    session.access$.subscribe((access) => seen.push(access))
    await session.rereadAccess()
    const more = { ...ACCESS, permissions: new Set(['task.get', 'dpa.get']) }
    browser.readAccess.mockResolvedValueOnce(more)
    await session.rereadAccess()
    expect(seen).toEqual([ACCESS, more])
  })
})
