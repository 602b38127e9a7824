import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { startHost } from './testing/start-host.ts'
import { createTestRepository } from './testing/test-repository.ts'

const OWN = { 'X-Portal-Session': '1', 'Sec-Fetch-Site': 'same-origin' }
const TOKENS = {
  access_token: 'at',
  id_token: 'it',
  refresh_token: 'rt',
  expires_in: 3600,
  refresh_expires_in: 600,
}
const CODE = {
  grant_type: 'authorization_code',
  code: 'c1',
  code_verifier: 'v1',
  client_id: 'operations-portal',
}
const REFRESH = { grant_type: 'refresh_token', client_id: 'operations-portal', refresh_token: 'held-by-host' }

const repository = createTestRepository()
let provider: Server
let host: Awaited<ReturnType<typeof startHost>>
let seen: { path: string; form: Record<string, string> }[]
let answer: RequestListener

const json =
  (status: number, body: object): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))

beforeAll(async () => {
  provider = createServer(async (request, response) => {
    const form = Object.fromEntries(new URLSearchParams(await text(request)))
    seen.push({ path: request.url ?? '', form })
    answer(request, response)
  })
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  const { port } = provider.address() as AddressInfo
  host = await startHost({
    PORTAL_ROOT: repository.root,
    IDENTITY_ISSUER: `http://127.0.0.1:${port}`,
    TOKEN_VAULT: 'host',
  })
})

afterAll(async () => {
  await host.close()
  await new Promise((resolve) => provider.close(resolve))
  repository.remove()
})

beforeEach(() => {
  seen = []
  answer = json(200, TOKENS)
})

interface Asked {
  readonly form?: Record<string, string>
  readonly cookies?: string
  readonly headers?: Record<string, string>
}

const ask = (method: string, path: string, { form, cookies, headers = OWN }: Asked = {}) =>
  fetch(`${host.origin}${path}`, {
    method,
    headers: { ...headers, ...(cookies && { Cookie: cookies }) },
    ...(form && { body: new URLSearchParams(form) }),
  })

/** The cookies of an answer, as a browser would send them back. */
const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .join('; ')

const signedIn = async () => cookiesOf(await ask('POST', '/oauth2/token', { form: CODE }))

describe('the exchange of a code', () => {
  test('is forwarded unchanged', async () => {
    await ask('POST', '/oauth2/token', { form: CODE })
    expect(seen).toEqual([{ path: '/oauth2/token', form: CODE }])
  })

  test('gives the page everything but the refresh token', async () => {
    const { refresh_token: _kept, ...answer } = TOKENS
    expect(await (await ask('POST', '/oauth2/token', { form: CODE })).json()).toEqual(answer)
  })

  test('keeps the tokens in cookies that no script can read and no other site can send', async () => {
    const response = await ask('POST', '/oauth2/token', { form: CODE })
    const cookies = response.headers.getSetCookie()
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
      '__Host-Http-portal-at',
      '__Host-Http-portal-id',
      '__Host-Http-portal-rt',
      '__Host-Http-portal-end',
    ])
    for (const cookie of cookies)
      expect(cookie).toContain('; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=')
    expect(cookies[0]).toMatch(/Max-Age=3600$/)
    expect(cookies[2]).toMatch(/Max-Age=2592000$/)
  })

  test('that the provider refuses is reported with its reason, and sets no cookie', async () => {
    answer = json(400, { error: 'invalid_grant' })
    const response = await ask('POST', '/oauth2/token', { form: CODE })
    expect([response.status, await response.json()]).toEqual([400, { error: 'invalid_grant' }])
    expect(response.headers.getSetCookie()).toEqual([])
  })

  test.each([
    ['is truncated', (_request: unknown, response: { destroy(): void }) => response.destroy()],
    ['is not JSON', json(200, [] as never)],
  ])('whose answer %s is a provider failure', async (_what, listener) => {
    answer = listener as RequestListener
    expect((await ask('POST', '/oauth2/token', { form: CODE })).status).toBe(502)
  })

  test('whose tokens do not fit in a cookie is reported, and sets none', async () => {
    answer = json(200, { ...TOKENS, access_token: 'x'.repeat(4096) })
    const response = await ask('POST', '/oauth2/token', { form: CODE })
    expect([response.status, await response.json()]).toEqual([422, { error: 'tokens_too_large' }])
    expect(response.headers.getSetCookie()).toEqual([])
  })
})

describe('a renewal', () => {
  test('uses the refresh token that only the host knows', async () => {
    const cookies = await signedIn()
    await ask('POST', '/oauth2/token', { form: REFRESH, cookies })
    expect(seen.at(-1)?.form).toEqual({ ...REFRESH, refresh_token: 'rt' })
  })

  test('keeps the refresh token when there is no new one', async () => {
    const cookies = await signedIn()
    const { refresh_token: _none, ...renewed } = TOKENS
    answer = json(200, renewed)
    const response = await ask('POST', '/oauth2/token', { form: REFRESH, cookies })
    expect(cookiesOf(response)).not.toContain('portal-rt')
  })

  test('without a session is refused, without a call to the provider', async () => {
    const response = await ask('POST', '/oauth2/token', { form: REFRESH })
    expect([response.status, await response.json()]).toEqual([400, { error: 'invalid_grant' }])
    expect(seen).toEqual([])
  })
})

describe('the session', () => {
  test('gives the page the access token, but not the refresh token', async () => {
    const response = await ask('GET', '/session', { cookies: await signedIn() })
    expect(await response.json()).toEqual({
      accessToken: 'at',
      idToken: 'it',
      isRenewable: true,
      sessionExpiresIn: expect.any(Number),
    })
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })

  test('is no longer available once the provider refuses its token', async () => {
    const cookies = await signedIn()
    answer = json(401, { error: 'invalid_token' })
    const response = await ask('GET', '/session', { cookies })
    expect([response.status, await response.json()]).toEqual([401, { isRenewable: true }])
    expect(seen.at(-1)?.path).toBe('/oauth2/userInfo')
  })

  test('is available while the provider is down', async () => {
    const cookies = await signedIn()
    answer = (_request, response) => void response.destroy()
    expect((await ask('GET', '/session', { cookies })).status).toBe(200)
  })

  test('of a visitor is empty', async () => {
    expect(await (await ask('GET', '/session')).json()).toEqual({ isRenewable: false })
  })

  test.each([
    ['DELETE', '/session'],
    ['POST', '/oauth2/revoke'],
  ])('ends with %s %s: here, and at the provider', async (method, path) => {
    const cookies = await signedIn()
    const revoked = new Promise<void>((resolve) => {
      answer = (request, response) => {
        json(200, {})(request, response)
        resolve()
      }
    })
    const response = await ask(method, path, { cookies, ...(method === 'POST' && { form: { token: 'x' } }) })
    expect(response.headers.getSetCookie().every((cookie) => cookie.endsWith('Max-Age=0'))).toBe(true)
    await revoked
    expect(seen.at(-1)).toEqual({
      path: '/oauth2/revoke',
      form: { client_id: 'operations-portal', token: 'rt' },
    })
  })

  test('ends here even if the provider is down', async () => {
    const cookies = await signedIn()
    answer = (_request, response) => void response.destroy()
    const response = await ask('POST', '/oauth2/revoke', { cookies, form: { token: 'x' } })
    expect([response.status, response.headers.getSetCookie()]).toEqual([200, expect.any(Array)])
  })
})

describe('a page of another site', () => {
  test.each([
    ['without the portal’s header', { 'Sec-Fetch-Site': 'same-origin' }],
    ['from another site', { ...OWN, 'Sec-Fetch-Site': 'cross-site' }],
    ['from another part of the site', { ...OWN, 'Sec-Fetch-Site': 'same-site' }],
    ['without its origin', { 'X-Portal-Session': '1' }],
  ])('%s gets nothing', async (_how, headers) => {
    const cookies = await signedIn()
    seen = []
    for (const [method, path] of [
      ['GET', '/session'],
      ['DELETE', '/session'],
      ['POST', '/oauth2/token'],
      ['POST', '/oauth2/revoke'],
    ] as const) {
      const response = await ask(method, path, {
        cookies,
        headers: headers as Record<string, string>,
        ...(method === 'POST' && { form: REFRESH }),
      })
      expect(response.status).toBe(403)
      expect(response.headers.getSetCookie()).toEqual([])
    }
    expect(seen).toEqual([])
  })
})

test('a host that leaves the tokens to the page has none of these addresses', async () => {
  const other = await startHost({ PORTAL_ROOT: repository.root })
  const response = await fetch(`${other.origin}/oauth2/token`, { method: 'POST', headers: OWN })
  expect(response.status).toBe(404)
  await other.close()
})
