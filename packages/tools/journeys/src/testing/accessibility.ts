import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { settled } from './settled.ts'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Waits for animations to end: half-faded text has too little contrast. */
async function stopMoving(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Scroll-driven animations never end.
    const passing = document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(passing.map(({ finished }) => finished))
  })
}

/** Accessibility violations of the page: rule and location. */
export async function violationsOn(page: Page): Promise<string[]> {
  await settled(page)
  return violationsMeanwhile(page)
}

/** The same for a page that is still loading; `except` names rules to ignore. */
export async function violationsMeanwhile(page: Page, except: readonly string[] = []): Promise<string[]> {
  return violations(page, { rules: Object.fromEntries(except.map((rule) => [rule, { enabled: false }])) })
}

/** Rules whose result depends on the color scheme. */
const RULES_OF_COLOR = ['color-contrast', 'link-in-text-block']

/** Accessibility violations in dark mode. Restores light mode afterwards. */
export async function violationsInDark(page: Page): Promise<string[]> {
  await showColors(page, 'dark')
  const found = await violations(page, { runOnly: RULES_OF_COLOR })
  await showColors(page, 'light')
  return found
}

async function showColors(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.locator(`html.${colorScheme}`).waitFor()
}

async function violations(page: Page, options: RunOptions): Promise<string[]> {
  await stopMoving(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const runOptions: RunOptions = {
    ...options,
    // Sandboxed frames have an opaque origin: calls into them fail and log errors.
    iframes: false,
    // Rereads all style sheets, which is half the time of a run, for rules that are off.
    preload: false,
    resultTypes: ['violations'],
  }
  const results = await page.evaluate(
    (given) =>
      (window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run(given),
    runOptions,
  )
  return results.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${String(target)}`))
}
