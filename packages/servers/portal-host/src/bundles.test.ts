import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from '@jest/globals'
import { rawRequest } from './testing/raw-request.ts'
import { serveRepository } from './testing/serve-repository.ts'

const BASE = '/bundles/@portal/ui/1.2.0'
const { host } = serveRepository()

const load = (path: string, headers = {}, method = 'GET') =>
  rawRequest(host.origin, path, { headers, method })

describe('compression', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['identity', undefined],
    ['zstd', undefined],
  ])('for "%s" is %s', async (accepted, expected) => {
    const { headers } = await load(`${BASE}/entry.js`, { 'Accept-Encoding': accepted })
    expect(headers['content-encoding']).toBe(expected)
  })

  test('keeps the content unchanged', async () => {
    const plain = (await load(`${BASE}/entry.js`)).body.toString()
    const brotli = await load(`${BASE}/entry.js`, { 'Accept-Encoding': 'br' })
    const gzip = await load(`${BASE}/entry.js`, { 'Accept-Encoding': 'gzip' })
    expect(brotliDecompressSync(brotli.body).toString()).toBe(plain)
    expect(gunzipSync(gzip.body).toString()).toBe(plain)
  })

  test('is named in Vary', async () => {
    const { headers } = await load(`${BASE}/entry.js`, { 'Accept-Encoding': 'br' })
    expect(headers.vary?.toLowerCase()).toContain('accept-encoding')
  })
})

test.each([
  ['entry.js', 'application/javascript; charset=utf-8'],
  ['critical.css', 'text/css; charset=utf-8'],
  ['inter.woff2', 'font/woff2'],
])('%s has its content type', async (file, type) => {
  for (const accepted of ['br', 'identity']) {
    const { headers } = await load(`${BASE}/${file}`, { 'Accept-Encoding': accepted })
    expect(headers['content-type']).toBe(type)
  }
})

test('a bundle is cached for a year without revalidation', async () => {
  const { headers } = await load(`${BASE}/entry.js?sha384`)
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test.each(['page.html', 'picture.svg'])('%s runs nothing when a browser navigates to it', async (file) => {
  const { headers } = await load(`/bundles/@portal/alarms/1.2.0/${file}`)
  expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox; frame-ancestors 'none'")
})

test.each(['entry.js', 'critical.css', 'inter.woff2'])('no page can frame %s', async (file) => {
  const { headers } = await load(`${BASE}/${file}`)
  expect(headers['content-security-policy']).toBe("frame-ancestors 'none'")
})

test('only this origin can use a bundle, with its declared type', async () => {
  const { headers } = await load(`${BASE}/entry.js`)
  expect(headers).toMatchObject({
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  })
})

test('HEAD returns no body', async () => {
  const { status, body } = await load(`${BASE}/entry.js`, {}, 'HEAD')
  expect(status).toBe(200)
  expect(body).toHaveLength(0)
})

test.each(['missing.js', '', 'entry.js/', '../1.3.0/entry.js'])(
  '%j is neither a file nor a page',
  async (file) => {
    const { status, headers } = await load(`${BASE}/${file}`)
    expect([403, 404]).toContain(status)
    expect(headers['content-type']).toContain('text/plain')
    expect(headers['cache-control']).toBe('no-store')
  },
)

test.each([
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/%2e%2e%2fsecret.txt',
  '/..%5csecret.txt',
  '/..\\secret.txt',
  '/....//secret.txt',
  '/./../secret.txt',
  '/entry.js/../../secret.txt',
  '/%252e%252e/secret.txt',
  '/..%00/secret.txt',
  '/../../../../../../../../etc/passwd',
  '/..%2f..%2f..%2f..%2f..%2f..%2fetc/passwd',
])('serves nothing outside the bundle: %s', async (path) => {
  const { status, body } = await load(BASE + path)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(body.toString()).not.toMatch(/not for the world|root:/)
})
