import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { BundleCatalog } from '@portal/releases/bundle/bundle-catalog.ts'
import { z } from 'zod'
import { readCookies } from './session-cookies.ts'

/** Kept as long as the browser is open, so that a page that is reloaded is the same session. */
const COOKIE = '__Host-portal-visit'
const ID = /^[\w-]{22}$/
const LIFE_MS = 86_400_000

const Visit = z.strictObject({
  session: z.string(),
  /** Number of the release that the page was made of. */
  release: z.number(),
  /** What the page runs of the bundles of which versions are tried out. */
  versions: z.record(z.string(), z.string()),
  at: z.number(),
})

export type Visit = z.infer<typeof Visit>

const encoded = (text: string) => Buffer.from(text).toString('base64url')

function parse(body: string): Visit | undefined {
  try {
    return Visit.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString())).data
  } catch {
    return undefined
  }
}

/** What a page carries for its visit, and the cookie by which the session is known, where the browser lacks it. */
export interface PageVisit {
  readonly token: string
  readonly cookie?: string
}

/** Pages get a token with which what they tell of versions on trial counts; nobody else can make one. */
export function visits(secret: string) {
  const macOf = (body: string) => createHmac('sha256', secret).update(body).digest()

  return {
    /** Without versions that are tried out there is nothing to tell. */
    of(cookieHeader: string | undefined, { watched }: BundleCatalog): PageVisit {
      if (!watched) return { token: '' }
      const known = readCookies(cookieHeader).get(COOKIE) ?? ''
      const session = ID.test(known) ? known : randomBytes(16).toString('base64url')
      const visit: Visit = { ...watched, session, at: Date.now() }
      const body = encoded(JSON.stringify(visit))
      const token = `${body}.${macOf(body).toString('base64url')}`
      if (session === known) return { token }
      return { token, cookie: `${COOKIE}=${session}; Path=/; Secure; HttpOnly; SameSite=Lax` }
    },

    /** What is in a token that this host, or one with the same secret, has made within a day. */
    read(token: string): Visit | undefined {
      const [body = '', mac = ''] = token.split('.')
      const [given, own] = [Buffer.from(mac, 'base64url'), macOf(body)]
      if (given.length !== own.length || !timingSafeEqual(given, own)) return undefined
      const visit = parse(body)
      return visit && Date.now() - visit.at < LIFE_MS ? visit : undefined
    },
  }
}
