import type { IdvRule } from '@portal/contract/idv/idv-rule-schemas.ts'
import type { Page } from 'playwright-core'
import { print } from './figures.ts'
import { CPU_SLOWDOWN, launch, PORTAL_URL, signIn, slowDown } from './portal-page.ts'

const COUNT = 200
const STEPS = 15
const GOAL_STEP_MS = 50
const GOAL_CHECK_MS = 100

declare global {
  interface Window {
    /** Milliseconds of work after each step, until the page could take the next one. */
    stepTimes: number[]
    /** Milliseconds of each piece of work that held the page up for longer than 50 ms. */
    longTasks: number[]
  }
}

/** The maximum number of rules in a set. Each has its own condition, so that every pair must be compared. */
const ruleNumber = (number: number): IdvRule => ({
  ruleId: `0198c0de-0000-7000-8000-${String(number).padStart(12, '0')}`,
  name: `Rule ${number}`,
  enabled: true,
  conditions: [
    { field: 'operation', op: 'IN', values: ['CHECKOUT', 'LOGIN'] },
    { field: 'riskScore', op: 'GT', value: number % 100 },
    {
      field: 'bin',
      op: 'IN',
      values: Array.from({ length: 20 }, (_, digit) => String(900_000 + number * 20 + digit)),
    },
  ],
  decision: 'REQUIRE',
  channels: ['SMS', 'EMAIL'],
  reuseMinutes: 15,
})

/** Mocks a full rule set, to measure the page instead of the server. */
async function fillSet(page: Page): Promise<void> {
  const rules = Array.from({ length: COUNT }, (_, number) => ruleNumber(number))
  await page.route('**/idvRules', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), rules } })
  })
}

/** Times a step inside the page: from the event until all synchronous work and layout are done. */
const WATCH_STEPS = (event: string) => `
  window.stepTimes = []
  window.longTasks = []
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks.push(duration)
  }).observe({ type: 'longtask' })
  let begin
  window.addEventListener('${event}', () => { begin = performance.now() }, true)
  window.addEventListener('${event}', () => {
    queueMicrotask(() => queueMicrotask(() => {
      document.body.getBoundingClientRect()
      window.stepTimes.push(performance.now() - begin)
    }))
  })`

async function report(page: Page, what: string): Promise<void> {
  // The check of all rules follows each step a moment later.
  await page.waitForTimeout(1000)
  const [times, tasks] = await page.evaluate(() => [window.stepTimes, window.longTasks] as const)
  const name = `${what} in a set of ${COUNT} rules, at ${CPU_SLOWDOWN}×`
  print({ name, unit: 'ms', values: times, goal: GOAL_STEP_MS })
  const longest = Math.max(0, ...tasks)
  print({
    name: `${name}: the longest work, checks included`,
    unit: 'ms',
    values: [longest],
    goal: GOAL_CHECK_MS,
  })
}

async function reordering(page: Page): Promise<void> {
  await page.goto('/settings/idv-rules')
  await page.getByRole('button', { name: 'Move Rule 100: drag it, or use the arrow keys' }).focus()
  await page.evaluate(WATCH_STEPS('keydown'))
  await slowDown(page, CPU_SLOWDOWN)
  for (let step = 0; step < STEPS; step += 1) await page.keyboard.press('ArrowDown')
  await report(page, 'a move of a rule')
  await slowDown(page, 1)
}

async function typing(page: Page): Promise<void> {
  await page.goto(`/settings/idv-rules/update?rule=${ruleNumber(100).ruleId}`)
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('A')
  await page.evaluate(WATCH_STEPS('input'))
  await slowDown(page, CPU_SLOWDOWN)
  await name.pressSequentially('Fifteen letters')
  await report(page, 'a letter of a name')
  await slowDown(page, 1)
}

/** The cost of a step in the rule editor on a slow computer. */
const browser = await launch()
try {
  const storageState = await signIn(browser, 'risk')
  const context = await browser.newContext({ baseURL: PORTAL_URL, storageState })
  const page = await context.newPage()
  await fillSet(page)
  await reordering(page)
  await typing(page)
} finally {
  await browser.close()
}
