import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Browsers keep at most 180 cookies of 4 kB for a site. Less than a body may have. */
export const MAX_HEADER_BYTES = 768 * 1024
/** Node's own limit. */
export const USUAL_HEADERS = 16 * 1024

const sizeWithoutCookies = ({ url, headers, raw: { rawHeaders } }: FastifyRequest) =>
  rawHeaders.reduce((size, text) => size + text.length, url.length) - (headers.cookie?.length ?? 0)

/** Refuses requests with more headers than usual. Cookies do not count, since scripts in the page can fill them. */
export function limitHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (sizeWithoutCookies(request) <= USUAL_HEADERS) return
    await reply.status(431).type('text/plain').send('The headers of the request are too large.')
  })
}
