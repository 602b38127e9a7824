import { createHash, randomBytes } from 'node:crypto'
import { demoPassword, portalOrigin } from './test-server.ts'

export interface Tokens {
  access_token: string
  id_token: string
  refresh_token: string
  expires_in: number
  refresh_expires_in?: number
  error?: string
}

interface AuthorizeAnswer {
  /** Parameters of the address at the portal. */
  at: URLSearchParams
  verifier: string
}

/** Requests to the provider with the cookies that it set. */
function cookieRequests(issuer: string) {
  const cookies = new Map<string, { value: string; path: string }>()

  return async function request(
    address: string,
    form?: Record<string, string>,
    headers: Record<string, string> = {},
  ) {
    const url = new URL(address, issuer)
    const sent = [...cookies].filter(([, { path }]) => url.pathname.startsWith(path))
    const response = await fetch(url, {
      redirect: 'manual',
      headers: {
        accept: 'text/html',
        cookie: sent.map(([name, { value }]) => `${name}=${value}`).join('; '),
        ...headers,
      },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, { value, path: /path=([^;]+)/i.exec(line)?.[1] ?? '/' })
    }
    return response
  }
}

/** The requests of the portal's scripts, which have none of the provider's cookies. */
function portalScripts(issuer: string, origin: string) {
  async function token(
    form: Record<string, string>,
  ): Promise<{ status: number; body: Tokens; headers: Headers }> {
    const response = await fetch(`${issuer}/oauth2/token`, {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams({ client_id: 'operations-portal', ...form }),
    })
    return { status: response.status, body: (await response.json()) as Tokens, headers: response.headers }
  }

  async function exchange({ at, verifier }: AuthorizeAnswer, more: Record<string, string> = {}) {
    return token({
      grant_type: 'authorization_code',
      code: at.get('code') ?? '',
      redirect_uri: `${origin}/callback`,
      code_verifier: verifier,
      ...more,
    })
  }

  return {
    exchange,
    refresh: (tokens: Tokens) => token({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token }),
    revoke: (tokens: Tokens) =>
      fetch(`${issuer}/oauth2/revoke`, {
        method: 'POST',
        body: new URLSearchParams({ client_id: 'operations-portal', token: tokens.refresh_token }),
      }),
    userInfo: (accessToken: string, method = 'POST') =>
      fetch(`${issuer}/oauth2/userInfo`, { method, headers: { authorization: `Bearer ${accessToken}` } }),
  }
}

/** A minimal browser: keeps cookies, and follows redirects until they leave the provider. */
export function createTestBrowser(issuer: string, origin = portalOrigin) {
  const request = cookieRequests(issuer)
  const scripts = portalScripts(issuer, origin)

  /** Follows redirects to a page of the provider or an address outside it. */
  async function follow(response: Response): Promise<{ page: Response } | { outside: URL }> {
    const location = response.headers.get('location')
    if (!location) return { page: response }
    const next = new URL(location, issuer)
    return next.origin === issuer ? follow(await request(next.href)) : { outside: next }
  }

  function authorizeUrl(more: Record<string, string | undefined> = {}) {
    const verifier = randomBytes(32).toString('hex')
    const query = {
      response_type: 'code',
      client_id: 'operations-portal',
      redirect_uri: `${origin}/callback`,
      scope: 'openid system/operation',
      state: 'state-1',
      nonce: 'nonce-1',
      code_challenge_method: 'S256',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      ...more,
    }
    const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
    return { verifier, url: `/oauth2/authorize?${new URLSearchParams(given)}` }
  }

  /** Opens the sign-in page of a new authorize request. */
  async function openSignIn() {
    const { url, verifier } = authorizeUrl()
    const reached = await follow(await request(url))
    if (!('page' in reached)) throw new Error(`no sign-in page, but ${reached.outside}`)
    return { url: reached.page.url, text: await reached.page.text(), headers: reached.page.headers, verifier }
  }

  /** Goes through authorize, and through the sign-in page if it appears. */
  async function authorize(email: string, password = demoPassword): Promise<AuthorizeAnswer> {
    const { url, verifier } = authorizeUrl()
    let reached = await follow(await request(url))
    if ('page' in reached) reached = await follow(await request(reached.page.url, { email, password }))
    if ('page' in reached) throw new Error(`not signed in: ${await reached.page.text()}`)
    return { at: reached.outside.searchParams, verifier }
  }

  return {
    request,
    follow,
    authorizeUrl,
    openSignIn,
    authorize,
    ...scripts,
    async signIn(email: string, password?: string): Promise<Tokens> {
      const { status, body } = await scripts.exchange(await authorize(email, password))
      if (status !== 200) throw new Error(`no tokens: ${JSON.stringify(body)}`)
      return body
    },
  }
}
