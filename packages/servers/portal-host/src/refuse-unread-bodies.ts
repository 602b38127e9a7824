import type { FastifyInstance } from 'fastify'

/**
 * Refuses a GET or HEAD request with a body. No call has one, so nothing here reads or forwards it; but a forwarded
 * `Content-Length` would make a service take the next call on the same connection for that body.
 */
export function refuseUnreadBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, headers }, reply) => {
    if (method !== 'GET' && method !== 'HEAD') return
    if (headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0) return
    await reply
      .status(400)
      .header('Connection', 'close')
      .type('text/plain')
      .send(`A ${method} request cannot have a body.`)
  })
}
