import type { FastifyInstance } from 'fastify'

const write = (event: string, facts: object) =>
  console.info(JSON.stringify({ time: new Date().toISOString(), event, ...facts }))

/** Logs an unexpected failure without its message, which may contain values or secrets. */
export function logFailure(correlationId: string, error: unknown): void {
  const { name, stack } = error instanceof Error ? error : { name: 'unknown', stack: '' }
  write('failure', {
    correlationId,
    type: name,
    at: /\n {4}at (?:async )?([\w.<>]+) \(/.exec(stack ?? '')?.[1],
  })
}

/** Logs one line of JSON per call, without addresses and bodies. */
export function logCalls(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { id: correlationId, method, routeOptions, caller } = request
    if (routeOptions.url?.startsWith('/health/')) return
    const ms = Math.round(reply.elapsedTime)
    write('call', {
      correlationId,
      caller: caller?.id,
      method,
      route: routeOptions.url,
      status: reply.statusCode,
      ms,
    })
  })
}
