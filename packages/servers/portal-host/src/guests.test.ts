import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import { PAGE_DATA, readPageData } from '@portal/contract/portal-config.ts'
import { rawRequest } from './testing/raw-request.ts'
import { serveRepository } from './testing/serve-repository.ts'
import { startHost } from './testing/start-host.ts'
import { createTestRepository } from './testing/test-repository.ts'

const { host } = serveRepository()

/** The headers of a browser when a user enters an address. */
const TYPED = { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Site': 'none' }

const scriptsFor = async (path: string, headers: Readonly<Record<string, string>>, { origin } = host) => {
  const html = (await rawRequest(origin, path, { headers })).body.toString()
  return [...html.matchAll(/ src="([^"?]+)/g)].map(([, url = '']) => url.replace(/.*\//, ''))
}

test('a visitor without a session gets a document that only redirects to the provider', async () => {
  expect(await scriptsFor('/tasks', TYPED)).toEqual(['sign-in.js'])
  const { status, headers, body } = await rawRequest(host.origin, '/tasks', {
    headers: { ...TYPED, 'Accept-Encoding': 'gzip' },
  })
  const html = gunzipSync(body).toString()
  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['content-security-policy']).toContain("script-src 'self'")
  expect(html).toMatch(/sign-in\.js\?[^"]+" integrity="sha256-/)
  const [, config = ''] = new RegExp(`id="${PAGE_DATA.config}">(.*?)</script>`).exec(html) ?? []
  expect(readPageData(PAGE_DATA.config, { getElementById: () => ({ textContent: config }) })).toHaveProperty(
    'auth',
  )
  expect(html).toContain('<p class="portal-old">')
  expect(html).toMatch(/<\/html>\n$/)
})

test('the files for the way back are prefetched but not run', async () => {
  const html = (await rawRequest(host.origin, '/tasks', { headers: TYPED })).body.toString()
  expect(html.match(/<link rel="prefetch" as="script" crossorigin href="\/bundles\/boot\//g)).toHaveLength(2)
})

test('the policy lets every browser prefetch, and nothing else that falls under the same directive', async () => {
  const { headers } = await rawRequest(host.origin, '/tasks', { headers: TYPED })
  expect(String(headers['content-security-policy']).split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      "manifest-src 'none'",
      "media-src 'none'",
      "object-src 'none'",
      "worker-src 'none'",
    ]),
  )
})

test('an unknown address is not a screen for visitors without a session either', async () => {
  const { status, body } = await rawRequest(host.origin, '/nowhere', { headers: TYPED })
  expect(status).toBe(404)
  expect(body.toString()).toContain('sign-in.js')
})

test.each(['__Host-portal-at', '__Host-portal-id', '__Host-portal-rt', '__Host-Http-portal-rt'])(
  'a visitor with the cookie %s gets the page',
  async (cookie) => {
    const headers = { ...TYPED, Cookie: `other=1; ${cookie}=token` }
    expect(await scriptsFor('/tasks', headers)).toContain('entry.js')
  },
)

test('cookies that are unrelated to the session do not make one', async () => {
  const headers = { ...TYPED, Cookie: '__Host-portal-cohort=1; __Host-portal-at=; other__Host-portal-at=1' }
  expect(await scriptsFor('/tasks', headers)).toEqual(['sign-in.js'])
})

test('a visitor from another site gets the page, since the browser withholds its cookies', async () => {
  expect(await scriptsFor('/tasks', { ...TYPED, 'Sec-Fetch-Site': 'cross-site' })).toContain('entry.js')
})

test('a client that is not a browser gets the page', async () => {
  expect(await scriptsFor('/tasks', {})).toContain('entry.js')
})

test('an older root-config redirects visitors itself', async () => {
  const older = createTestRepository()
  const file = join(older.root, 'root-config', 'dist', 'manifest.json')
  const { files, ...manifest } = JSON.parse(readFileSync(file, 'utf8'))
  const { 'sign-in.js': _none, ...others } = files
  writeFileSync(file, JSON.stringify({ ...manifest, files: others }))
  const other = await startHost({ PORTAL_ROOT: older.root })
  expect(await scriptsFor('/tasks', TYPED, other)).toContain('entry.js')
  await other.close()
  older.remove()
})
