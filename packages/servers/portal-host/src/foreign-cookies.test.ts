import { describe, expect, test } from '@jest/globals'
import { rawRequest } from './testing/raw-request.ts'
import { serveRepository } from './testing/serve-repository.ts'

const { host } = serveRepository()

/** As many cookies as a browser keeps for a site, as a script in an application could set them. */
const FULL = Array.from({ length: 179 }, (_, index) => `c${index}=${'x'.repeat(4_090)}`)
const SESSION = '__Host-portal-rt=token'

const load = (headers: Readonly<Record<string, string>>, path = '/tasks') =>
  rawRequest(host.origin, path, { headers })

describe('a browser full of cookies', () => {
  test('gets the page', async () => {
    expect((await load({ Cookie: [...FULL, SESSION].join('; ') })).status).toBe(200)
  })

  test('loses cookies that the portal did not set, some with each page, and stays signed in', async () => {
    const { headers } = await load({ Cookie: [SESSION, ...FULL].join('; ') })
    const removed = headers['set-cookie']?.filter((cookie) => cookie.endsWith('Max-Age=0')) ?? []
    expect(removed).toHaveLength(100)
    expect(removed[0]).toBe('c0=; Path=/; Secure; Max-Age=0')
    expect(removed.join()).not.toContain('portal')
  })
})

test('a few cookies of other applications stay', async () => {
  const { headers } = await load({ Cookie: FULL.slice(0, 3).join('; ') })
  expect(String(headers['set-cookie'])).not.toContain('Max-Age=0')
})

test.each<[string, Record<string, string>, string]>([
  ['address', {}, `/tasks?name=${'x'.repeat(20_000)}`],
  ['header', { 'X-Filler': 'x'.repeat(20_000) }, '/tasks'],
])('a large %s is refused', async (_what, headers, path) => {
  expect((await load(headers, path)).status).toBe(431)
})
