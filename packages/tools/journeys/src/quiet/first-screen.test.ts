import type { Page } from '@playwright/test'
import { expect, test } from '../testing/portal-test.ts'
import { settled } from '../testing/settled.ts'
import { openAs } from '../testing/sign-in.ts'

declare global {
  interface Window {
    /** How many times React has changed the document. */
    commits: number
  }
}

/** React reports each commit to its developer tools. */
const COUNT_COMMITS = `
  window.commits = 0
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: () => { window.commits += 1 },
    onPostCommitFiberRoot: () => {},
    onCommitFiberUnmount: () => {},
  }`

/** Opens a list as a person does who is signed in. */
async function reopenList(page: Page): Promise<void> {
  await openAs(page, 'viewer', '/subjects/business')
  await page.addInitScript(COUNT_COMMITS)
  await page.reload()
  await expect(page.getByRole('table', { name: 'Business subjects' }).getByRole('link').nth(9)).toBeVisible()
  await settled(page)
}

const nodesIn = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document)
    let nodes = 1
    while (walker.nextNode()) nodes += 1
    return nodes
  })

test('the frame and a list are drawn in at most six commits of React', async ({ page }) => {
  await reopenList(page)
  const commits = await page.evaluate(() => window.commits)
  expect(commits).toBeGreaterThan(0)
  expect(commits).toBeLessThanOrEqual(6)
})

test('a list of ten rows has at most 820 nodes in its document', async ({ page }) => {
  await reopenList(page)
  expect(await nodesIn(page)).toBeLessThanOrEqual(820)
})
