import { OVERRIDE_LINK } from '@portal/contract/served-release.ts'
import type { FastifyInstance } from 'fastify'
import type { BundleDelivery } from './bundle-delivery.ts'
import { overrideCookie } from './visitor.ts'

const OVER = 'This trial is over, or there never was one. Ask whoever sent you the link for a new one.\n'

/**
 * Begins a trial in the browser that opens its link. The cookie names the trial and nothing else: what it gives, and to
 * whom, stands signed in the store.
 */
export function serveOverrides(app: FastifyInstance, { overrides }: BundleDelivery): void {
  app.get<{ Params: { id: string } }>(`${OVERRIDE_LINK}:id`, async ({ params }, reply) => {
    const override = await overrides?.look(params.id)
    reply.header('Cache-Control', 'no-store')
    if (!override) return reply.status(404).type('text/plain; charset=utf-8').send(OVER)
    return reply.header('Set-Cookie', overrideCookie(override)).redirect('/', 303)
  })
}
