import type { Page } from 'puppeteer-core'
import { field, heading, open, press, sendPassword, settled, signInAs } from '../testing/firefox-steps.ts'
import { expect, test } from '../testing/firefox-test.ts'
import { allScreens } from '../testing/screens.ts'
import { openAs } from '../testing/sign-in.ts'
import { PORTAL_URL } from '../testing/world.ts'

test('signing in opens the requested list, and breaks no policy on the way', async ({ tab, complaints }) => {
  await signInAs(tab, 'viewer', '/subjects/business?status=SUSPENDED')
  await heading(tab, 'Business subjects').wait()
  expect(tab.url()).toBe(`${PORTAL_URL}/subjects/business?status=SUSPENDED`)
  expect(complaints).toEqual([])
})

test('signing out ends the session', async ({ tab, complaints }) => {
  await signInAs(tab, 'viewer', '/subjects/system')
  await press(tab, 'Viktor Sandström')
  await tab.locator('[role=menuitem] ::-p-text(Sign out)').click()
  await heading(tab, 'You are signed out').wait()
  await press(tab, 'Sign in')
  await field(tab, 'Email').wait()
  expect(complaints).toEqual([])
})

test('a changed name is saved', async ({ tab, complaints }) => {
  await signInAs(tab, 'editor', '/profile')
  await press(tab, 'Edit name')
  await field(tab, 'Family name').fill('Newname')
  await press(tab, 'Save name')
  await heading(tab, 'Éric Newname').wait()
  await open(tab, '/profile')
  await heading(tab, 'Éric Newname').wait()
  expect(complaints).toEqual([])
})

test('the palette opens a record with the keyboard alone', async ({ tab, complaints }) => {
  await signInAs(tab, 'viewer', '/subjects/system')
  await tab.keyboard.down('Control')
  await tab.keyboard.press('k')
  await tab.keyboard.up('Control')
  await tab.locator('[role=combobox][aria-label^="Search pages"]').wait()
  await tab.keyboard.type('oakline')
  await tab.locator('[role="option"] ::-p-text(Oakline Pay)').wait()
  await tab.keyboard.press('Enter')
  await heading(tab, 'Oakline Pay').wait()
  expect(complaints).toEqual([])
})

test('dark colors stay after a reload', async ({ tab, complaints }) => {
  await signInAs(tab, 'viewer', '/profile')
  await tab.locator('label ::-p-text(Dark)').click()
  await tab.locator('html.dark').wait()
  await tab.reload()
  await settled(tab)
  await tab.locator('html.dark').wait()
  expect(complaints).toEqual([])
})

test('an expired session locks a form until the operator signs in again, and keeps its input', async ({
  tab,
  complaints,
}) => {
  await signInAs(tab, 'onboarding', '/subjects/business/create')
  await field(tab, 'Legal name').fill('Latecomer Limited')
  const visitor = tab.browserContext()
  await visitor.deleteCookie(...(await visitor.cookies()))
  await tab.locator('[role=alertdialog] ::-p-text(Your session has expired)').wait()
  const [popup] = await Promise.all([
    new Promise<Page | null>((opened) => tab.once('popup', opened)),
    press(tab, 'Sign in'),
  ])
  if (!popup) throw new Error('No window to sign in opened.')
  await sendPassword(popup, 'onboarding')
  await expect.poll(() => tab.$$('[role=alertdialog]')).toHaveLength(0)
  const kept = field(tab, 'Legal name').map((input) => input.getAttribute('value'))
  expect(await kept.wait()).toBe('Latecomer Limited')
  expect(complaints).toEqual([])
})

test('untrusted content is shown in its own frame', async ({ tab, complaints }) => {
  await signInAs(tab, 'viewer', '/templates-system/subjects/system/EMAIL/OTP/en')
  const shown = await tab.waitForFrame(async (frame) => {
    const text = frame.url().endsWith('/preview') && (await frame.evaluate(() => document.body.textContent))
    return Boolean(text)
  })
  expect(shown.url()).toBe(`${PORTAL_URL}/preview`)
  expect(complaints).toEqual([])
})

test('every screen opens with its title, fits, and logs nothing', async ({ tab, complaints, page }) => {
  test.setTimeout(600_000)
  await openAs(page, 'admin')
  const screens = await allScreens(page)
  await signInAs(tab, 'admin')
  const found: string[] = []
  for (const [address, title] of screens) {
    await open(tab, address)
    const shown = await tab.title()
    if (shown !== `${title} | Operations portal`) found.push(`${address} has the title ${shown}`)
    if (await tab.evaluate(() => document.documentElement.scrollWidth > window.innerWidth))
      found.push(`${address} scrolls sideways`)
  }
  expect([...found, ...complaints]).toEqual([])
})
