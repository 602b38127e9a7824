import { OVERRIDE_LINK } from '@portal/contract/served-release.ts'
import type { FastifyInstance } from 'fastify'
import type { BundleDelivery } from './bundle-delivery.ts'
import { sendMessage } from './message-document.ts'
import type { VerifiedTokens } from './verified-tokens.ts'
import { idTokenIn, mayHaveOverride, type OverrideFinder, overrideCookie } from './visitor.ts'

const OVER = {
  status: 404,
  title: 'This override has ended',
  text: 'It expired, was revoked or never existed. Ask the person who sent you the link for a new one.',
}

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

/**
 * Starts an override in the browser that opens its link. The cookie only names the override: its versions and
 * person are signed in the store.
 */
export function serveOverrides(app: FastifyInstance, { overrides }: BundleDelivery): void {
  app.get<{ Params: { id: string } }>(`${OVERRIDE_LINK}:id`, async ({ params }, reply) => {
    const override = await overrides?.look(params.id)
    if (!override) return sendMessage(reply, OVER)
    return reply
      .header('Cache-Control', 'no-store')
      .header('Set-Cookie', overrideCookie(override))
      .redirect('/', 303)
  })
}
