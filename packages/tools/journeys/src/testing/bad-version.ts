import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'

/** The version in the import map instead of the built one. */
export const BAD_VERSION = '9.9.9'

const SHEET = '#portal-screen { visibility: hidden }'

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

interface Bad {
  readonly bundle: string
  readonly entry: string
  readonly entryHash: string
  readonly sheet: string
  readonly sheetHash: string
}

/** Runs in the page after it is parsed and before its first script. */
function putBadVersion({ bundle, entry, entryHash, sheet, sheetHash }: Bad): void {
  const changeBlock = <Data>(selector: string, change: (data: Data) => void) => {
    const text = document.querySelector(selector)?.firstChild
    if (!(text instanceof Text)) return
    const data = JSON.parse(text.data)
    change(data)
    text.data = JSON.stringify(data)
  }
  type Blocks = Record<string, Record<string, unknown>>
  const change = () => {
    const lastGood: Record<string, unknown> = {}
    changeBlock<Blocks>('[type=systemjs-importmap]', ({ imports = {}, integrity = {} }) => {
      lastGood.entry = imports[bundle]
      imports[bundle] = entry
      integrity[entry] = entryHash
    })
    changeBlock<Record<string, unknown>>('#portal-sheets', (sheets) => {
      lastGood.sheet = sheets[bundle]
      sheets[bundle] = { url: sheet, integrity: sheetHash }
    })
    changeBlock<Record<string, unknown>>('#portal-fallbacks', (fallbacks) => {
      fallbacks[bundle] = lastGood
    })
  }
  document.addEventListener('readystatechange', change, { once: true })
}

/**
 * Makes the page use a bad version of a bundle: its own entry, or a missing one, and a sheet that hides
 * the screen. The last good version is the built one.
 */
export async function serveBadVersion(page: Page, bundle: string, script: string | undefined): Promise<void> {
  const base = `/bundles/${bundle}/${BAD_VERSION}/`
  const [entry, sheet] = [`${base}entry.js`, `${base}entry.css`]
  const bad = { bundle, entry, entryHash: hashOf(script ?? ''), sheet, sheetHash: hashOf(SHEET) }
  await page.addInitScript(putBadVersion, bad)
  await page.route(`**${entry}`, (route) =>
    script === undefined
      ? route.fulfill({ status: 404, body: 'gone' })
      : route.fulfill({ contentType: 'application/javascript', body: script }),
  )
  await page.route(`**${sheet}`, (route) => route.fulfill({ contentType: 'text/css', body: SHEET }))
}
