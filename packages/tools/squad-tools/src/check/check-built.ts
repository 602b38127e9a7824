import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { extname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { CheckResult } from '@portal/build/src/check-result.ts'
import { pageLengthResults } from '@portal/build/src/page-lengths.ts'
import { budgetResult } from '@portal/build/src/size-budgets.ts'
import { chromium, type Page, type Route } from 'playwright-core'
import { checkLifecycles } from './check-lifecycles.ts'
import { findChromium } from './find-chromium.ts'
import { countTimers, limitTime, signIn } from './in-page.ts'
import { PAGE_TO_CHECK, type PageToCheck } from './page-to-check.ts'

/** Nothing listens there: requests are answered from the folder. */
const ORIGIN = 'http://localhost'

const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking']

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
}

/** This module signs in. */
const SESSION = '@portal/session'

const SYSTEM = createRequire(import.meta.url).resolve('systemjs/dist/system.min.js')

/** After this long without a response the page is stuck: its own timers no longer run. */
const STANDSTILL_MS = 30_000
const HEARTBEAT_MS = 1_000

/** The data that the host would write into the page. */
const CONFIG = {
  accountId: 'check',
  environment: 'SANDBOX',
  productTitle: 'Operations portal',
  systemSubjectId: 'system',
  apiBase: '/api',
  auth: {
    issuer: ORIGIN,
    clientId: 'check',
    scopes: 'openid',
    endpoints: Object.fromEntries(
      ['authorize', 'token', 'userInfo', 'revoke', 'logout', 'jwks'].map((name) => [
        name,
        `${ORIGIN}/${name}`,
      ]),
    ),
    algorithms: ['RS256'],
    refreshIntervalMs: 240_000,
    refreshCookieDays: 30,
    vault: 'browser',
  },
}

const block = (type: string, id: string, data: unknown) =>
  `<script type="${type}" id="${id}">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`

const documentOf = ({ importMap, sheets }: PageToCheck) =>
  [
    '<!doctype html><html lang="en"><head><title>Check</title>',
    block('systemjs-importmap', 'portal-imports', importMap),
    block('application/json', 'portal-config', CONFIG),
    block('application/json', 'portal-apps', []),
    block('application/json', 'portal-release', ''),
    ...['sheets', 'fallbacks', 'trials'].map((name) => block('application/json', `portal-${name}`, {})),
    ...sheets.map((url) => `<link rel="stylesheet" href="${url}">`),
    '</head><body><main id="portal-screen"></main></body></html>',
  ].join('')

/** The permissions and other needs of screens, whether all or any of them are required. */
function neededBy(routes: readonly object[], ...kinds: readonly string[]): string[] {
  const needs = routes.flatMap((row) => ('needs' in row && row.needs instanceof Object ? [row.needs] : []))
  return needs
    .flatMap((given): [kind: string, names: unknown][] => Object.entries(given))
    .flatMap(([kind, names]) => (kinds.includes(kind) ? [names].flat().map(String) : []))
}

/** The names of the permissions that the bundle declares. */
const declaredBy = (permissions: readonly object[]) =>
  permissions.flatMap((row) => ('resource' in row ? [String(row.resource)] : []))

/** Access of a user who can open all screens of the bundle, and holds what it declares. */
const answersOf = ({
  manifest: { routes, permissions = [] },
}: PageToCheck): Readonly<Record<string, object>> => ({
  '/userInfo': { sub: 'check', email: 'check@program.example', given_name: 'Check', family_name: 'Check' },
  [`${CONFIG.apiBase}/accounts/${CONFIG.accountId}/users/access`]: {
    resources: [...neededBy(routes, 'allOf', 'anyOf'), ...declaredBy(permissions)].map((resource) => ({
      resource,
    })),
    subjectTypes: neededBy(routes, 'subjectTypes'),
  },
})

/**
 * Responds with files of the folder, with the user's access, and with the page for every other address. Other
 * product API calls never get a response.
 */
function answer(folder: string, page: PageToCheck): (route: Route) => Promise<void> {
  const html = documentOf(page)
  const answers = answersOf(page)
  return async (route) => {
    const { pathname } = new URL(route.request().url())
    if (route.request().isNavigationRequest()) return route.fulfill({ contentType: 'text/html', body: html })
    const known = answers[pathname]
    if (known) return route.fulfill({ json: known })
    if (pathname.startsWith(`${CONFIG.apiBase}/`)) return
    if (!pathname.startsWith('/bundles/')) return route.fulfill({ status: 404, body: '' })
    const body = readFileSync(join(folder, decodeURIComponent(pathname)))
    return route.fulfill({ contentType: TYPES[extname(pathname)] ?? 'application/octet-stream', body })
  }
}

/** Counts requested files that have not arrived. */
function countPending(tab: Page): () => number {
  const pending = new Set<unknown>()
  tab.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/bundles/')) pending.add(request)
  })
  tab.on('requestfinished', (request) => void pending.delete(request))
  tab.on('requestfailed', (request) => void pending.delete(request))
  return () => pending.size
}

const pathsOf = ({ routes }: PageToCheck['manifest']) =>
  routes.flatMap((row) => ('path' in row ? [String(row.path)] : []))

/** Rejects when the page is stuck or closed. */
async function standstill(tab: Page): Promise<never> {
  for (;;) {
    const late = wait(STANDSTILL_MS, false, { ref: false })
    if (!(await Promise.race([tab.evaluate(() => true), late])))
      throw new Error('The page is stuck: its code never yields.')
    await wait(HEARTBEAT_MS, undefined, { ref: false })
  }
}

/** Opens the page without the bundle. */
async function open(tab: Page, folder: string, page: PageToCheck): Promise<void> {
  // The compiler of this file names functions with a helper that the page lacks.
  await tab.addInitScript('globalThis.__name = (given) => given')
  await tab.addInitScript(countTimers)
  await tab.addInitScript(limitTime)
  await tab.route(`${ORIGIN}/**`, answer(folder, page))
  await tab.goto(ORIGIN)
  await tab.addScriptTag({ path: SYSTEM })
}

async function checkPage(tab: Page, { manifest, importMap }: PageToCheck): Promise<CheckResult[]> {
  const pending = countPending(tab)
  if (SESSION in importMap.imports && !(await tab.evaluate(signIn)))
    throw new Error(`Sign-in with ${SESSION} failed.`)
  const isWithRecord = (path: string) => path.includes(':')
  const all = pathsOf(manifest)
  return checkLifecycles(tab, {
    name: manifest.name,
    paths: all.filter((path) => !isWithRecord(path)),
    needRecord: all.filter(isWithRecord),
    pending,
  })
}

async function inBrowser(folder: string, page: PageToCheck): Promise<CheckResult[]> {
  if (pathsOf(page.manifest).every((path) => path.includes(':')))
    return [{ check: 'lifecycle', status: 'passed', says: 'it has no screens: nothing to mount' }]
  const browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS })
  try {
    const tab = await browser.newPage()
    await open(tab, folder, page)
    return await Promise.race([checkPage(tab, page), standstill(tab)])
  } catch (error) {
    const [says = ''] = String(error instanceof Error ? error.message : error).split('\n')
    return [{ check: 'lifecycle', status: 'failed', says: says.replace(/^page\.evaluate: (Error: )?/, '') }]
  } finally {
    await browser.close()
  }
}

const [, , folder = '', directory = ''] = process.argv
const page: PageToCheck = JSON.parse(readFileSync(join(folder, PAGE_TO_CHECK), 'utf8'))
const results = [
  budgetResult(page.manifest),
  ...pageLengthResults(directory),
  ...(await inBrowser(folder, page)),
]
process.stdout.write(JSON.stringify(results))
