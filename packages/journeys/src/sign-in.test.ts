import { describe, expect, jest, test } from '@jest/globals'
import { browserForTests, PORTAL_URL } from './testing/browser.ts'
import { sessionCookies } from './testing/session-cookies.ts'
import { sendPassword, signInAs } from './testing/sign-in.ts'

jest.setTimeout(60_000)
const visit = browserForTests()

describe('signing in', () => {
  test('leads a visitor over the provider to the dashboard', async () => {
    const { page } = await visit()
    await signInAs(page, 'admin')
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    expect(await page.title()).toBe('Dashboard | Operations portal')
    expect(new URL(page.url()).search).toBe('')
  })

  test('is reached before any code of the portal is loaded', async () => {
    const { page, complaints } = await visit()
    const scripts: string[] = []
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url())
      if (origin === PORTAL_URL && request.resourceType() === 'script')
        scripts.push(pathname.split('/').at(-1) ?? '')
    })
    await page.goto('/subjects/business')
    await page.getByLabel('Email').waitFor()
    expect(scripts).toEqual(['sign-in.js'])
    expect(complaints).toEqual([])
  })

  test('keeps the requested address, its filters included', async () => {
    const { page } = await visit()
    await signInAs(page, 'viewer', '/subjects/business?status=SUSPENDED')
    await page.getByRole('heading', { level: 1, name: 'Business subjects' }).waitFor()
    expect(page.url()).toBe(`${PORTAL_URL}/subjects/business?status=SUSPENDED`)
  })

  test('refuses a wrong password and keeps the email', async () => {
    const { page } = await visit()
    await page.goto('/')
    await sendPassword(page, 'viewer@program.example', 'not the password')
    await page.getByText('Email or password is not right.').waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe('viewer@program.example')
  })

  test('tells a suspended user why, and leaves no session', async () => {
    const { page } = await visit()
    await page.goto('/')
    await sendPassword(page, 'suspended@program.example')
    await page
      .getByText('User is disabled. You will be notified by email when your account is active.')
      .first()
      .waitFor()
    expect(await page.context().cookies(PORTAL_URL)).not.toContainEqual(
      expect.objectContaining({ name: '__Host-portal-at' }),
    )
  })

  test('in another tab goes on in the tab of who was refused', async () => {
    const { page } = await visit()
    await page.goto('/')
    await sendPassword(page, 'suspended@program.example')
    await page.getByRole('heading', { level: 1, name: /^User is disabled/ }).waitFor()
    await signInAs(await page.context().newPage(), 'viewer')
    await page.getByRole('banner').getByText('Viktor Sandström').waitFor()
  })

  test('stays in the portal, whatever the address asks for', async () => {
    const { page } = await visit()
    await signInAs(page, 'viewer')
    await page.goto('/sign-in?returnTo=//elsewhere.example/path')
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    expect(page.url()).toBe(`${PORTAL_URL}/`)
  })

  test('lasts over a reload without another visit to the provider', async () => {
    const { page } = await visit()
    await signInAs(page, 'admin')
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  })

  test('refuses an answer with a state that was never given out', async () => {
    const { page } = await visit()
    await page.goto('/callback?code=abc&state=0123456789abcdef0123456789abcdef')
    await page.getByText('Invalid state').first().waitFor()
    expect(page.url()).toBe(`${PORTAL_URL}/callback`)
  })
})

describe('signing out', () => {
  test('ends the session at the provider too, and says so', async () => {
    const { page } = await visit()
    await signInAs(page, 'viewer')
    await page.getByRole('banner').getByRole('button').last().click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.getByRole('heading', { name: 'You are signed out' }).waitFor()
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByLabel('Email').waitFor()
    expect(await sessionCookies(page)).toEqual([])
  })

  test('in one tab signs out the other', async () => {
    const { page } = await visit()
    await signInAs(page, 'viewer')
    const other = await page.context().newPage()
    await other.goto('/subjects/business')
    await other.getByRole('heading', { level: 1, name: 'Business subjects' }).waitFor()
    await page.getByRole('banner').getByRole('button').last().click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await other.getByRole('heading', { name: 'You are signed out' }).waitFor()
  })
})
