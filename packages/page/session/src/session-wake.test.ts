import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { ProviderError } from './provider-error.ts'
import { createTestBrowser, INTERVAL_MS, ORIGIN, type TestBrowser, USER } from './testing/test-browser.ts'

const HOUR_MS = 3_600_000

let browser: TestBrowser

beforeEach(() => {
  jest.useFakeTimers()
  browser = createTestBrowser()
})

afterEach(() => {
  jest.useRealTimers()
})

/** Moves the clock while nothing runs. */
const sleepFor = (milliseconds: number) => jest.setSystemTime(Date.now() + milliseconds)
const settle = () => jest.advanceTimersByTimeAsync(0)

/** An ID token with a subject, readable by a tab. */
const aboutSomebody = (sub: string) => `e30.${btoa(JSON.stringify({ sub }))}.x`

describe('a computer that wakes', () => {
  test('renews immediately when a tick was slept through', async () => {
    const { session } = await browser.openSignedIn()
    sleepFor(INTERVAL_MS)
    await session.catchUp()
    await settle()
    expect(browser.provider.refresh).toHaveBeenCalledTimes(1)
  })

  test('renews once for all its tabs', async () => {
    const tabs = []
    for (let count = 0; count < 10; count += 1) tabs.push(await browser.openSignedIn())
    sleepFor(HOUR_MS)
    await Promise.all(tabs.map(({ session }) => session.catchUp()))
    await settle()
    expect(browser.provider.refresh).toHaveBeenCalledTimes(1)
  })

  test('renews within ten seconds even when hidden', async () => {
    await browser.openSignedIn()
    sleepFor(HOUR_MS)
    await jest.advanceTimersByTimeAsync(10_000)
    expect(browser.provider.refresh).toHaveBeenCalledTimes(1)
  })

  test('renews when its clock was set back', async () => {
    await browser.openSignedIn()
    sleepFor(-24 * HOUR_MS)
    await jest.advanceTimersByTimeAsync(10_000)
    expect(browser.provider.refresh).toHaveBeenCalledTimes(1)
  })

  test('does not renew when no tick was missed', async () => {
    const { session } = await browser.openSignedIn()
    await jest.advanceTimersByTimeAsync(INTERVAL_MS / 2)
    await session.catchUp()
    await settle()
    expect(browser.provider.refresh).not.toHaveBeenCalled()
  })
})

describe('a tab that has missed messages', () => {
  test('is closed after a sign-out, without another logout', async () => {
    const [idle, active] = [await browser.openSignedIn(), await browser.openSignedIn()]
    idle.sleep()
    await active.session.signOut()
    await idle.session.catchUp()
    expect(idle.session.current()).toEqual({ status: 'unauthenticated', reason: 'signed-out' })
    expect(idle.page.assign).not.toHaveBeenCalled()
    expect(browser.provider.revoke).toHaveBeenCalledTimes(1)
  })

  test('keeps a session started since, when the message comes late', async () => {
    const [idle, active] = [await browser.openSignedIn(), await browser.openSignedIn()]
    idle.sleep()
    await active.session.signOut()
    await browser.openSignedIn()
    idle.hear({ type: 'signed out', reason: 'signed-out' })
    await settle()
    expect(idle.session.current().status).toBe('authenticated')
    expect(browser.vault.refreshToken()).toBe('rt')
  })

  test('keeps the sessions of other tabs when its timer finds no tokens', async () => {
    const [idle, active] = [await browser.openSignedIn(), await browser.openSignedIn()]
    idle.sleep()
    await active.session.signOut()
    active.page.assign.mockClear()
    await jest.advanceTimersByTimeAsync(INTERVAL_MS)
    expect(idle.session.current().status).toBe('unauthenticated')
    expect(idle.page.assign).not.toHaveBeenCalled()
  })

  test('starts at home when another operator has signed in', async () => {
    const idle = await browser.openSignedIn()
    idle.sleep()
    browser.vault.save(browser.tokens({ idToken: aboutSomebody('2'), refreshToken: 'rt2' }))
    await idle.session.catchUp()
    expect(idle.forgetData).toHaveBeenCalledTimes(1)
    expect(idle.page.assign.mock.calls).toEqual([[ORIGIN]])
  })

  test('continues when the same operator has signed in again', async () => {
    const idle = await browser.openSignedIn()
    idle.sleep()
    browser.vault.save(browser.tokens({ idToken: aboutSomebody(USER.sub), refreshToken: 'rt2' }))
    await idle.session.catchUp()
    expect(idle.session.current().status).toBe('authenticated')
  })

  test('leaves the sign-in page after a sign-in', async () => {
    const idle = browser.openTab({ at: '/sign-in' })
    await idle.session.start()
    idle.sleep()
    await browser.openSignedIn()
    await idle.session.catchUp()
    expect(idle.session.current().status).toBe('authenticated')
  })
})

describe('the end of the session', () => {
  const inSeconds = (seconds: number) => browser.tokens({ refreshToken: 'rt', sessionExpiresIn: seconds })

  test('is what the provider said, in all tabs and after a reload', async () => {
    browser.vault.save(inSeconds(3600))
    const end = Date.now() + HOUR_MS
    const tabs = [await browser.openSignedIn(), await browser.openSignedIn()]
    expect(tabs.map(({ session }) => session.sessionEndsAt())).toEqual([end, end])
  })

  test('is unknown when the provider does not say', async () => {
    const { session } = await browser.openSignedIn()
    expect(session.sessionEndsAt()).toBeUndefined()
  })

  test('moves in all tabs when the session is extended', async () => {
    browser.vault.save(inSeconds(50))
    const [one, other] = [await browser.openSignedIn(), await browser.openSignedIn()]
    browser.provider.refresh.mockResolvedValueOnce(inSeconds(3600))
    expect(await one.session.stay()).toBe(true)
    await settle()
    expect(other.session.sessionEndsAt()).toBe(Date.now() + HOUR_MS)
  })

  test('is reported when a renewal cannot move it, so that a new sign-in is needed', async () => {
    browser.vault.save(inSeconds(50))
    const { session } = await browser.openSignedIn()
    browser.provider.refresh.mockResolvedValueOnce(inSeconds(49))
    expect(await session.stay()).toBe(false)
    expect(session.current().status).toBe('authenticated')
  })

  test('is noticed within ten seconds, whenever the next renewal is due', async () => {
    browser.vault.save(inSeconds(50))
    const { session } = await browser.openSignedIn()
    browser.provider.refresh.mockRejectedValue(new ProviderError(400, 'invalid_grant'))
    await jest.advanceTimersByTimeAsync(60_000)
    expect(session.current()).toEqual({ status: 'leaving' })
  })
})
