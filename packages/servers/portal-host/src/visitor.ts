import { createHash, randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { SAFE } from '@portal/contract/portal-config.ts'
import { peopleOf } from '@portal/contract/releases/override-schemas.ts'
import type { KeptOverride } from '@portal/releases/overrides/kept-overrides.ts'
import type { Visitor } from '@portal/releases/release/resolve.ts'
import { z } from 'zod'
import { readCookies } from './session-cookies.ts'

/** The ID token is in a cookie of this host, or in one that the page writes (`TOKEN_VAULT`). */
const ID_TOKENS = ['__Host-Http-portal-id', '__Host-portal-id']
const VISITOR = '__Host-portal-cohort'
const OVERRIDE = '__Host-portal-override'
const YEAR_SECONDS = 31_536_000

const Claims = z.object({
  sub: z.string(),
  email: z.string().optional(),
  /** Roles, as providers name them. */
  groups: z.array(z.string()).default([]),
  'cognito:groups': z.array(z.string()).default([]),
})

/** Not verified: a forged token only gets versions that others have too. */
function claimsIn(token: string | undefined): z.infer<typeof Claims> | undefined {
  const [, body] = token?.split('.') ?? []
  if (body === undefined) return undefined
  try {
    return Claims.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString())).data
  } catch {
    return undefined
  }
}

/** A role never counts as a person, whom a canary reaches without an approval: some providers name roles like emails. */
const rolesIn = ({ groups, 'cognito:groups': ofCognito }: z.infer<typeof Claims>) =>
  [...groups, ...ofCognito].filter((role) => !role.includes('@'))

const tokenAmong = (cookies: ReadonlyMap<string, string>) =>
  ID_TOKENS.flatMap((name) => cookies.get(name) ?? [])[0]

/** The ID token of a request, unverified. */
export const idTokenIn = (cookieHeader: string | undefined): string | undefined =>
  tokenAmong(readCookies(cookieHeader))

/** The email address of the signed-in person, unverified and in lower case. */
export const emailIn = (cookieHeader: string | undefined): string | undefined =>
  claimsIn(idTokenIn(cookieHeader))?.email?.toLowerCase()

const SESSION = /(^|; )__Host-(Http-)?portal-(at|id|rt)=[^;]/

/**
 * Whether a visitor without a session opens a page. Unknown for visitors from another site, since the browser
 * withholds the cookies then, and for clients that are not browsers.
 */
export const isGuest = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-fetch-mode'] === 'navigate' &&
  ['none', 'same-origin'].includes(String(headers['sec-fetch-site'])) &&
  !SESSION.test(headers.cookie ?? '')

const short = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22)

/** The person who requests a page, and the cookie that identifies the same person without a token. */
export interface RecognizedVisitor {
  readonly visitor: Visitor
  /** Missing if the browser already has it. */
  readonly cookie?: string
}

/** Enables an override in a browser until it expires. */
export function overrideCookie({ id, expiresAt }: KeptOverride): string {
  const seconds = Math.max(0, Math.floor((Date.parse(expiresAt) - Date.now()) / 1000))
  return `${OVERRIDE}=${id}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${seconds}`
}

/** Finds an override in effect. */
type FindOverride = (id: string) => KeptOverride | undefined

/** Whether a request may have an override. */
export const mayHaveOverride = (cookieHeader: string | undefined): boolean =>
  cookieHeader?.includes(`${OVERRIDE}=`) ?? false

/** How overrides are found, and whether a token is verified. */
export interface OverrideFinder {
  readonly find: FindOverride
  isKnown(token: string | undefined): boolean
}

/**
 * Identifies the person for choosing versions. A signed-in person has the same id in every browser. An
 * override is only for its people, even if somebody else has its link or forges a token.
 */
export function visitorOf(
  cookieHeader: string | undefined,
  query: string,
  overrides?: OverrideFinder,
): RecognizedVisitor {
  const cookies = readCookies(cookieHeader)
  const token = tokenAmong(cookies)
  const claims = claimsIn(token)
  const known = cookies.get(VISITOR)
  const id = claims ? short(claims.sub) : (known ?? randomUUID())
  const override = overrides?.isKnown(token) ? overrides.find(cookies.get(OVERRIDE) ?? '') : undefined
  const email = emailIn(cookieHeader)
  const isOwn = override !== undefined && email !== undefined && peopleOf(override).includes(email)
  return {
    visitor: {
      id,
      ...(isOwn && { overrides: override.versions }),
      cohorts: claims ? [...(email ? [email] : []), ...rolesIn(claims)] : [],
      isSafe: new URLSearchParams(query).get(SAFE) === '1',
    },
    ...(id !== known && {
      cookie: `${VISITOR}=${id}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${YEAR_SECONDS}`,
    }),
  }
}
