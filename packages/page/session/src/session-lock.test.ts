import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { ApiError } from './api-error.ts'
import { MemoryStorage } from './memory-storage.ts'
import { ProviderError } from './provider-error.ts'
import {
  ACCESS,
  createTestBrowser,
  INTERVAL_MS,
  ORIGIN,
  type TestBrowser,
  type TestTab,
  USER,
} from './testing/test-browser.ts'

const CALLBACK = 'https://portal.example/callback?code=c1&state=s1'
const OPEN = { status: 'authenticated', user: USER, access: ACCESS }
const invalidGrant = new ProviderError(400, 'invalid_grant')

let browser: TestBrowser
let tab: TestTab

beforeEach(async () => {
  jest.useFakeTimers()
  browser = createTestBrowser()
  tab = await browser.openSignedIn()
  tab.holdsWork.mockReturnValue(true)
  browser.localStorage.setItem('portal.draft.1.subject', 'typed')
})

afterEach(() => {
  jest.useRealTimers()
})

const runOut = async () => {
  browser.provider.refresh.mockRejectedValueOnce(invalidGrant)
  await jest.advanceTimersByTimeAsync(INTERVAL_MS)
}

/** Signs in through another tab of the browser. */
async function signInElsewhere() {
  const other = browser.openTab({ at: '/callback' })
  await other.session.start()
  await other.session.completeSignIn(CALLBACK)
  await jest.advanceTimersByTimeAsync(0)
  return other
}

describe('a session that expires with unsaved work', () => {
  test('locks the screen, without leaving and without a toast', async () => {
    await runOut()
    expect(tab.session.current()).toEqual({ ...OPEN, lock: { reason: 'expired' } })
    expect(tab.page.assign).not.toHaveBeenCalled()
    expect(tab.forgetData).not.toHaveBeenCalled()
    expect(tab.shown).toEqual([])
    expect(browser.jar.cookie).toBe('')
  })

  test('says why it is locked when the provider rejects a call for another reason', async () => {
    browser.provider.refresh.mockRejectedValueOnce(new ProviderError(401, 'invalid_client'))
    await tab.session.renew(browser.vault.accessToken())
    expect(tab.session.current()).toEqual({ ...OPEN, lock: { reason: 'failed' } })
  })

  test('revokes the tokens that it gives up', async () => {
    await runOut()
    expect(browser.provider.revoke.mock.calls).toEqual([['rt']])
  })

  test('requests no more tokens', async () => {
    await runOut()
    browser.provider.refresh.mockClear()
    await jest.advanceTimersByTimeAsync(3 * INTERVAL_MS)
    expect(browser.provider.refresh).not.toHaveBeenCalled()
  })

  test('keeps the drafts, which belong to the operator', async () => {
    await runOut()
    expect(browser.localStorage.getItem('portal.draft.1.subject')).toBe('typed')
  })

  test('sends tabs without unsaved work to the sign-in page, and locks the others', async () => {
    const idle = await browser.openSignedIn()
    const busy = await browser.openSignedIn()
    busy.holdsWork.mockReturnValue(true)
    await runOut()
    expect(idle.session.current()).toEqual({ status: 'unauthenticated', reason: 'expired' })
    expect(busy.session.isLocked()).toBe(true)
  })

  test('continues when the same operator signs in again in another tab', async () => {
    await runOut()
    await signInElsewhere()
    expect(tab.session.current()).toEqual(OPEN)
    await jest.advanceTimersByTimeAsync(INTERVAL_MS)
    expect(browser.provider.refresh).toHaveBeenCalledTimes(2)
  })

  test('continues when the tab is visible again, even if it missed the message', async () => {
    await runOut()
    tab.sleep()
    await signInElsewhere()
    expect(tab.session.isLocked()).toBe(true)
    await tab.session.catchUp()
    expect(tab.session.current()).toEqual(OPEN)
  })

  test('drops everything and starts at home when another operator signs in', async () => {
    await runOut()
    browser.provider.userInfo.mockResolvedValue({ ...USER, sub: '2' })
    await signInElsewhere()
    expect(tab.session.current()).toEqual({ status: 'leaving' })
    expect(tab.forgetData).toHaveBeenCalledTimes(1)
    expect(tab.page.assign.mock.calls).toEqual([[ORIGIN]])
  })

  test('reports a failed return, and can be retried', async () => {
    await runOut()
    const refusal = new ApiError({ status: 503, reason: 'R', message: 'Not now.' })
    browser.readAccess.mockResolvedValueOnce(ACCESS).mockRejectedValueOnce(refusal)
    await signInElsewhere()
    expect(tab.session.current()).toMatchObject({ lock: { problem: { message: 'Not now.' } } })
    await tab.session.catchUp()
    expect(tab.session.current()).toEqual(OPEN)
  })

  test('can be left: nothing stays', async () => {
    await runOut()
    await tab.session.signOut()
    expect(tab.session.current()).toEqual({ status: 'leaving' })
    expect(tab.forgetData).toHaveBeenCalledTimes(1)
    expect(browser.localStorage.getItem('portal.draft.1.subject')).toBeNull()
  })
})

test('remembers the page of a session that expires without unsaved work', async () => {
  const storage = new MemoryStorage()
  const idle = browser.openTab({ at: '/tasks', storage })
  await idle.session.start()
  tab.holdsWork.mockReturnValue(false)
  tab.sleep()
  browser.provider.refresh.mockRejectedValueOnce(invalidGrant)
  await idle.session.renew(browser.vault.accessToken())
  const again = browser.openTab({ at: '/sign-in', storage })
  await again.session.start()
  expect(again.session.current()).toEqual({ status: 'unauthenticated', reason: 'expired' })
  expect(again.session.lastPlace()).toBe('/tasks')
})

test('leaves the screen and deletes drafts when another tab signs out', async () => {
  const other = await browser.openSignedIn()
  await other.session.signOut()
  await jest.advanceTimersByTimeAsync(0)
  expect(tab.session.current()).toEqual({ status: 'unauthenticated', reason: 'signed-out' })
  expect(browser.localStorage.getItem('portal.draft.1.subject')).toBeNull()
})

test('removes the screen of a disabled user immediately, and restores the drafts when the account is active again', async () => {
  browser.provider.userInfo.mockRejectedValue(invalidGrant)
  const other = browser.openTab()
  await other.session.start()
  await jest.advanceTimersByTimeAsync(0)
  expect(tab.session.current()).toEqual({ status: 'unauthenticated', reason: 'disabled' })
  expect(browser.localStorage.getItem('portal.draft.1.subject')).not.toBeNull()
})
