import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { BundleCatalog, Watched } from '@portal/releases/bundle/bundle-catalog.ts'
import { z } from 'zod'
import { readCookies } from './session-cookies.ts'

/** Kept until the browser closes, so that a reloaded page is the same session. */
const COOKIE = '__Host-portal-visit'
const ID = /^[\w-]{22}$/
const LIFE_MS = 86_400_000

const Visit = z.strictObject({
  session: z.string(),
  /** Number of the page's release. */
  release: z.number(),
  /** The page's versions of bundles that are judged. */
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

/** The page's token for a visit, and the cookie that identifies the session, if the browser lacks it. */
export interface PageVisit {
  readonly token: string
  readonly cookie?: string
}

/** The versions that are still judged, by bundle name. */
const judgedNow = ({ judged }: Watched, now: number) =>
  Object.fromEntries(
    judged
      .filter(({ until }) => until === undefined || now < Date.parse(until))
      .map(({ name, version }) => [name, version]),
  )

/** Issues tokens that authenticate the health reports of pages with judged versions; only hosts can make one. */
export function visits(secret: string) {
  const macOf = (body: string) => createHmac('sha256', secret).update(body).digest()

  return {
    /** Without judged versions there is nothing to report. */
    of(cookieHeader: string | undefined, { watched }: BundleCatalog): PageVisit {
      const now = Date.now()
      const versions = watched ? judgedNow(watched, now) : {}
      if (!watched || Object.keys(versions).length === 0) return { token: '' }
      const known = readCookies(cookieHeader).get(COOKIE) ?? ''
      const session = ID.test(known) ? known : randomBytes(16).toString('base64url')
      const visit: Visit = { release: watched.release, versions, session, at: now }
      const body = encoded(JSON.stringify(visit))
      const token = `${body}.${macOf(body).toString('base64url')}`
      if (session === known) return { token }
      return { token, cookie: `${COOKIE}=${session}; Path=/; Secure; HttpOnly; SameSite=Lax` }
    },

    /** The content of a token that a host with this secret has issued within a day. */
    read(token: string): Visit | undefined {
      const [body = '', mac = ''] = token.split('.')
      const [given, own] = [Buffer.from(mac, 'base64url'), macOf(body)]
      if (given.length !== own.length || !timingSafeEqual(given, own)) return undefined
      const visit = parse(body)
      return visit && Date.now() - visit.at < LIFE_MS ? visit : undefined
    },
  }
}
