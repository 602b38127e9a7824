import { peopleOf } from '@portal/contract/releases/override-schemas.ts'
import { OVERRIDE_LINK } from '@portal/contract/served-release.ts'
import type { BundleCatalog } from '@portal/releases/bundle/bundle-catalog.ts'
import type { KeptOverride } from '@portal/releases/overrides/kept-overrides.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { BundleDelivery } from './bundle-delivery.ts'
import { sendMessage } from './message-document.ts'
import type { VerifiedTokens } from './verified-tokens.ts'
import {
  emailIn,
  idTokenIn,
  isGuest,
  mayHaveOverride,
  type OverrideFinder,
  overrideCookie,
  visitorOf,
} from './visitor.ts'

const OVER = {
  status: 404,
  title: 'This override has ended',
  text: 'It expired, was revoked or never existed. Ask the person who sent you the link for a new one.',
}

const OF_ANOTHER = {
  status: 403,
  title: 'This link is for another person',
  text: 'An override is only for the people chosen for it, and you are signed in as somebody else. To use it, sign out, open the link again, and sign in as one of them.',
}

const OPENING = { status: 200, title: 'Opening the portal…', text: 'Loading the versions to try…' }

/** Marks the second request of a link from another site. */
const CONTINUED = 'continued'

/**
 * How this host finds overrides and verifies the people that they are for. Tokens are verified before a
 * request is handled, but only for browsers with an override.
 */
export function overrideFinder(
  app: FastifyInstance,
  { overrides }: BundleDelivery,
  tokens: VerifiedTokens,
): OverrideFinder | undefined {
  if (!overrides) return undefined
  app.addHook('onRequest', async ({ headers: { cookie } }) => {
    const token = mayHaveOverride(cookie) ? idTokenIn(cookie) : undefined
    if (!tokens.isKnown(token)) await tokens.claimsOf(token)
  })
  return { find: overrides.find, isKnown: tokens.isKnown }
}

const DASHBOARD = '/'

/** An address of this site that needs no record and leads to no other site. */
const PLAIN_ADDRESS = /^(?:\/[\w-]+)+$/

/** The first screen of the applications that an override gives, or else the dashboard. */
function screenOf({ apps }: BundleCatalog, { versions }: KeptOverride): string {
  const rows = apps.filter(({ app }) => Object.hasOwn(versions, app)).flatMap((table) => table.rows)
  return rows.find((row) => !row.public && PLAIN_ADDRESS.test(row.path))?.path ?? DASHBOARD
}

interface Link {
  Params: { readonly id: string }
  Querystring: Readonly<Record<string, string>>
}

/**
 * Starts an override in the browser that opens its link, on a screen to try. The cookie only names the override: its
 * versions and person are signed in the store. Guests sign in first and come back, so that anyone else is told.
 */
export function serveOverrides(
  app: FastifyInstance,
  { overrides, catalog }: BundleDelivery,
  answerPage: (request: FastifyRequest, reply: FastifyReply) => FastifyReply,
): void {
  app.get<Link>(`${OVERRIDE_LINK}:id`, async (request, reply) => {
    const { params, query, headers } = request
    const override = await overrides?.look(params.id)
    if (!override) return sendMessage(reply, OVER)
    // Browsers withhold the session when another site links here, such as a chat, but not from a page of ours.
    if (headers['sec-fetch-site'] === 'cross-site' && !(CONTINUED in query))
      return sendMessage(
        reply.header('Refresh', `0; url=${OVERRIDE_LINK}${override.id}?${CONTINUED}`),
        OPENING,
      )
    const email = emailIn(headers.cookie)
    if (email !== undefined && !peopleOf(override).includes(email)) return sendMessage(reply, OF_ANOTHER)
    reply.header('Cache-Control', 'no-store').header('Set-Cookie', overrideCookie(override))
    if (isGuest(headers)) return answerPage(request as FastifyRequest, reply)
    const { visitor } = visitorOf(headers.cookie, '')
    return reply.redirect(screenOf(catalog({ ...visitor, overrides: override.versions }), override), 303)
  })
}
