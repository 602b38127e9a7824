import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { violationsOn } from '../testing/accessibility.ts'
import { expect, test } from '../testing/portal-test.ts'
import { openAs } from '../testing/sign-in.ts'
import { WORLD } from '../testing/world.ts'

const CONSUMER = 'one.card@consumer.example'

const step = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function lookUp(page: Page): Promise<void> {
  await page.getByLabel('Ticket').fill('CARE-1042')
  await page.getByLabel('Requester verified by').selectOption('Call back to the number on file')
  await page.getByLabel('Legal basis').selectOption('Erasure request')
  await page.getByRole('textbox', { name: 'Email address' }).fill(CONSUMER)
  await page.keyboard.press('Enter')
  await step(page, 'Check the profile with the caller')
}

/** Reveals the consumer's name and returns it. */
async function reveal(page: Page): Promise<string> {
  await press(page, 'Reveal the name')
  await page.getByLabel('Change reason').fill('To spell it with the caller.')
  await press(page, 'Reveal name')
  await expect(page.getByRole('button', { name: 'Hide the name' })).toBeVisible()
  const value = page.locator('dd').filter({ has: page.getByRole('button', { name: 'Hide the name' }) })
  return (await value.locator('span').textContent()) ?? ''
}

/** Deletes the profile and returns the id of the request. */
async function remove(page: Page, reason: string): Promise<string> {
  await page.getByRole('checkbox').check()
  await press(page, 'Delete profile')
  const dialog = page.getByRole('alertdialog')
  const [tail = ''] = /(?<=…)\w{4}/.exec((await dialog.textContent()) ?? '') ?? []
  await dialog.getByLabel(/to confirm$/).fill(tail)
  await dialog.getByLabel('Change reason').fill(reason)
  await dialog.getByRole('button', { name: 'Delete profile' }).click()
  await step(page, 'The profile is deleted')
  return (await page.locator('dl > div').filter({ hasText: 'Request ID' }).locator('dd').textContent()) ?? ''
}

/** Everything the page stores or shows, as one text: addresses, titles, messages, storage and content. */
function tracesOf(page: Page): () => Promise<string> {
  const traces: string[] = []
  page.on('request', (request) => traces.push(request.url()))
  page.on('framenavigated', (frame) => traces.push(frame.url()))
  page.on('console', (message) => traces.push(message.text()))
  return async () => {
    const now = await page.evaluate(() =>
      JSON.stringify([
        document.title,
        document.documentElement.outerHTML,
        Object.entries(localStorage),
        Object.entries(sessionStorage),
        document.cookie,
        JSON.stringify(history.state),
      ]),
    )
    return [...traces, now].join('\n')
  }
}

function serverLogs(): string {
  const folder = WORLD.logs
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
}

test('a profile is deleted only once, with a receipt, and leaves no trace of the consumer', async ({
  page,
  complaints,
}) => {
  const traces = tracesOf(page)
  await openAs(page, 'care', '/')
  await page.getByRole('link', { name: 'Delete profile', exact: true }).click()
  await lookUp(page)
  const other = await page.context().newPage()
  await other.goto('/delete-profile')
  await lookUp(other)

  const name = await reveal(page)
  expect(name).toMatch(/^\p{L}[^•]+$/u)
  expect(await violationsOn(page)).toEqual([])
  const requestId = await remove(page, 'The consumer asked for it.')
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/)
  expect(await remove(other, 'Requested a second time.')).toBe(requestId)
  await expect(other.getByText('The consumer asked for it.')).toBeVisible()

  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  const [seen, logs] = [await traces(), serverLogs()]
  expect(seen).toContain('/identity-lookups')
  expect(logs).toContain('/identity-lookups')
  for (const identity of ['one.card', 'consumer.example', '7700900000', name]) {
    expect([identity, seen.includes(identity), logs.includes(identity)]).toEqual([identity, false, false])
  }
  expect(complaints).toEqual([])
})
