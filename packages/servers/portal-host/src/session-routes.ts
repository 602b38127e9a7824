import { PORTAL_SESSION } from '@portal/contract/headers.ts'
import { type HostSession, TOKENS_TOO_LARGE } from '@portal/contract/portal-config.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ProviderOfPage } from './identity/provider-of-page.ts'
import { fitsCookies, noSessionCookies, readSessionCookies, sessionCookie } from './session-cookies.ts'

const TIMEOUT_MS = 10_000
/** A page waits for this while it opens. */
const CHECK_TIMEOUT_MS = 3_000
const MAX_FORM_BYTES = 16 * 1024
const SECONDS_PER_DAY = 86_400

const TokenAnswer = z.looseObject({
  access_token: z.string(),
  id_token: z.string(),
  refresh_token: z.string().optional(),
  expires_in: z.number().int().positive(),
  refresh_expires_in: z.number().int().optional(),
})
type TokenAnswer = z.infer<typeof TokenAnswer>

const ask = (url: string, form: URLSearchParams) =>
  fetch(url, { method: 'POST', body: form, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })

/**
 * Only the portal's own page may call: a page of another site can send neither this header nor this origin.
 */
async function requireOwnPage({ headers }: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('Cache-Control', 'no-store')
  const isOwn = headers[PORTAL_SESSION.toLowerCase()] === '1' && headers['sec-fetch-site'] === 'same-origin'
  if (!isOwn) await reply.status(403).send({ error: 'forbidden' })
}

/** Cookies for the provider's answer; the refresh token stays when there is no new one. */
function cookiesFor(answer: TokenAnswer, refreshSeconds: number): string[] {
  const { access_token, id_token, refresh_token, expires_in, refresh_expires_in } = answer
  const end = refresh_expires_in ? String(Date.now() + refresh_expires_in * 1000) : ''
  return [
    sessionCookie('access', access_token, expires_in),
    sessionCookie('id', id_token, expires_in),
    ...(refresh_token ? [sessionCookie('refresh', refresh_token, refreshSeconds)] : []),
    sessionCookie('end', end, end ? refreshSeconds : 0),
  ]
}

/** The part of the session for the page: everything but the refresh token. */
function sessionOf(header: string | undefined): HostSession {
  const { access, id, refresh, end } = readSessionCookies(header)
  const left = end ? Math.max(0, Math.floor((Number(end) - Date.now()) / 1000)) : undefined
  return {
    ...(access && { accessToken: access }),
    ...(id && { idToken: id }),
    isRenewable: refresh !== undefined,
    ...(left !== undefined && { sessionExpiresIn: left }),
  }
}

/**
 * Whether the provider no longer accepts the token. While the provider is unavailable, the product API
 * decides with each call.
 */
async function isRefused(
  { userInfo, userInfoMethod: method }: ProviderOfPage['own'],
  accessToken: string,
): Promise<boolean> {
  const response = await fetch(userInfo, {
    method,
    headers: { authorization: `Bearer ${accessToken}` },
    redirect: 'error',
    signal: AbortSignal.timeout(CHECK_TIMEOUT_MS),
  }).catch(() => undefined)
  await response?.body?.cancel()
  return response?.status === 401
}

/** Returns the session unless it has ended elsewhere: cookies can be copied. */
function serveSession(app: FastifyInstance, provider: () => ProviderOfPage): void {
  app.get('/session', async ({ headers }, reply) => {
    const session = sessionOf(headers.cookie)
    if (!session.accessToken || !(await isRefused(provider().own, session.accessToken))) return session
    return reply.status(401).send({ isRenewable: session.isRenewable } satisfies HostSession)
  })
}

/** Forwards the page's token requests, and stores the tokens in cookies that no script can read. */
function serveTokens(app: FastifyInstance, provider: () => ProviderOfPage): void {
  app.post<{ Body: URLSearchParams }>('/oauth2/token', async ({ body, headers }, reply) => {
    const { auth, own } = provider()
    const form = new URLSearchParams(body)
    const { refresh } = readSessionCookies(headers.cookie)
    if (form.get('grant_type') === 'refresh_token') {
      if (!refresh) return reply.status(400).send({ error: 'invalid_grant' })
      form.set('refresh_token', refresh)
    }
    const response = await ask(own.token, form).catch(() => undefined)
    if (!response) return reply.status(502).send({ error: 'server_error' })
    const answer: unknown = await response.json().catch(() => undefined)
    if (!response.ok) return reply.status(response.status).send(answer ?? { error: 'server_error' })
    const tokens = TokenAnswer.safeParse(answer).data
    if (!tokens) return reply.status(502).send({ error: 'server_error' })
    const { access_token, id_token, refresh_token: newRefresh } = tokens
    if (!fitsCookies({ access: access_token, id: id_token, refresh: newRefresh ?? refresh ?? '' }))
      return reply.status(422).send({ error: TOKENS_TOO_LARGE })
    const { refresh_token: _kept, ...sent } = tokens
    return reply.header('Set-Cookie', cookiesFor(tokens, auth.refreshCookieDays * SECONDS_PER_DAY)).send(sent)
  })
}

function serveEnd(app: FastifyInstance, provider: () => ProviderOfPage): void {
  /** Signing out does not depend on the provider, so it works while that is down. */
  async function revoke(cookies: string | undefined): Promise<void> {
    const { refresh } = readSessionCookies(cookies)
    const { auth, own } = provider()
    if (!refresh || !own.revoke) return
    const form = new URLSearchParams({ client_id: auth.clientId, token: refresh })
    await ask(own.revoke, form).catch(() => undefined)
  }

  app.delete('/session', async ({ headers }, reply) => {
    void revoke(headers.cookie)
    return reply.status(204).header('Set-Cookie', noSessionCookies()).send()
  })
  app.post('/oauth2/revoke', async ({ headers }, reply) => {
    await revoke(headers.cookie)
    return reply.header('Set-Cookie', noSessionCookies()).send({})
  })
}

/** The session that this host keeps for the page, if enabled. */
export async function sessionRoutes(app: FastifyInstance, provider: () => ProviderOfPage): Promise<void> {
  if (provider().auth.vault !== 'host') return
  // A separate scope: only these routes accept forms and check the caller.
  await app.register((own, _options, done) => {
    own.addHook('onRequest', requireOwnPage)
    own.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
      (_request, body, parsed) => parsed(null, new URLSearchParams(body.toString())),
    )
    serveSession(own, provider)
    serveTokens(own, provider)
    serveEnd(own, provider)
    done()
  })
}
