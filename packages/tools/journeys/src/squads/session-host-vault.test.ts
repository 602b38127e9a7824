import type { Page } from '@playwright/test'
import { testAtHost } from '../testing/host-test.ts'
import { expect } from '../testing/portal-test.ts'
import { startSecondHost } from '../testing/second-host.ts'
import { signInAs } from '../testing/sign-in.ts'
import { PORTAL_URL } from '../testing/world.ts'

const test = testAtHost(() => startSecondHost({ TOKEN_VAULT: 'host' }))

const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
const isResponse = (path: string) => (response: { url(): string }) =>
  new URL(response.url()).pathname === path

/** Everything that a script of the page could read, on disk or in the window's own properties. */
const readable = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const names = Object.getOwnPropertyNames(window).filter(
      (name) => typeof window[name as never] === 'string',
    )
    return JSON.stringify([
      document.cookie,
      { ...localStorage },
      { ...sessionStorage },
      databases,
      document.documentElement.outerHTML,
      names.map((name) => window[name as never]),
    ])
  })

/** The identity provider is on the same host, but its cookies are not the portal's. */
const portalCookies = async (page: Page) =>
  (await page.context().cookies(PORTAL_URL)).filter(({ name }) => name.includes('portal'))

const tokensOf = async (page: Page) =>
  new Map((await portalCookies(page)).map(({ name, value }) => [name, value]))

test.describe('with the tokens at the host', () => {
  test('an operator can sign in, reload, renew and sign out', async ({ page, complaints }) => {
    await page.clock.install()
    await signInAs(page, 'viewer', '/profile')
    await page.reload()
    await heading(page, 'Viktor Sandström')

    const [renewal] = await Promise.all([
      page.waitForResponse(isResponse('/oauth2/token')),
      page.clock.fastForward(240_000),
    ])
    expect(renewal.status()).toBe(200)
    await page.getByRole('link', { name: 'List business subjects' }).click()
    await heading(page, 'Business subjects')

    await page.getByRole('banner').getByRole('button').last().click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
    expect((await tokensOf(page)).size).toBe(0)
    expect(complaints).toEqual([])
  })

  test('no script on the page can read them', async ({ page }) => {
    await signInAs(page, 'viewer')
    await heading(page, 'Dashboard')
    const cookies = await portalCookies(page)
    expect(cookies.map(({ name }) => name).sort()).toEqual([
      '__Host-Http-portal-at',
      '__Host-Http-portal-end',
      '__Host-Http-portal-id',
      '__Host-Http-portal-rt',
    ])
    for (const { httpOnly, secure, sameSite, path } of cookies)
      expect([httpOnly, secure, sameSite, path]).toEqual([true, true, 'Strict', '/'])
    const seen = await readable(page)
    for (const [name, value] of await tokensOf(page))
      expect([name, seen.includes(value)]).toEqual([name, false])
  })

  test('the refresh token never reaches the page, not even in a response', async ({ page }) => {
    const returning = page.waitForResponse(isResponse('/oauth2/token'))
    await signInAs(page, 'viewer')
    const responses = [(await returning).text()]
    await heading(page, 'Dashboard')
    const reloaded = page.waitForResponse(isResponse('/session'))
    await page.reload()
    responses.push((await reloaded).text())
    await heading(page, 'Dashboard')
    const refreshToken = (await tokensOf(page)).get('__Host-Http-portal-rt') ?? ''
    expect(refreshToken).not.toBe('')
    const received = (await Promise.all(responses)).join('\n')
    expect(received).toContain('access_token')
    expect(received).not.toContain(refreshToken)
  })

  test('copied cookies are useless after signing out', async ({ page }) => {
    await signInAs(page, 'viewer')
    const session = () =>
      page.evaluate(async () => (await fetch('/session', { headers: { 'X-Portal-Session': '1' } })).status)
    const copied = await portalCookies(page)
    expect(await session()).toBe(200)
    await page.getByRole('banner').getByRole('button').last().click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
    await page.context().addCookies(copied)
    expect(await session()).toBe(401)
  })
})
