import type { FastifyInstance, FastifyReply } from 'fastify'
import { Counter, Gauge, type Registry } from '../metrics.ts'
import { ApiError } from './api-error.ts'
import { sendBareReply } from './bare-reply.ts'

/** Not counted: calls nobody waits for, or that take long with little work (health checks and files). */
const UNCOUNTED = ['/health/', '/storage/', '/safe-copies/']

/** The share of all calls in progress that one caller may have, so that others have room. */
const OWN_PART = 1 / 4

const MAX_WAIT_SECONDS = 3
/** Delays rejections: a client that ignores Retry-After would otherwise take time from the calls in progress. */
const HOLD_BACK_MS = 500

/** Random, so that rejected callers do not all come back at the same moment. */
const soon = () => ({ 'retry-after': String(1 + Math.floor(Math.random() * MAX_WAIT_SECONDS)) })

const tooManyOfAll = () =>
  new ApiError('MAINTENANCE', {
    message: 'The service is busy. Try again soon.',
    headers: soon(),
  })

const tooManyOfOne = () =>
  new ApiError('RATE_LIMIT_EXCEEDED', {
    message: 'Too many of your requests are in progress. Try again in a moment.',
    headers: soon(),
  })

/** Calls in progress, by caller. */
function createCallsInFlight(most: number) {
  const maxPerOne = Math.ceil(most * OWN_PART)
  const ofOne = new Map<string, number>()
  let ofAll = 0
  return {
    count: () => ofAll,
    /** Why no further call is accepted, if so. */
    refusal(caller: string): ApiError | undefined {
      if ((ofOne.get(caller) ?? 0) >= maxPerOne) return tooManyOfOne()
      return ofAll >= most ? tooManyOfAll() : undefined
    },
    begin(caller: string): void {
      ofAll += 1
      ofOne.set(caller, (ofOne.get(caller) ?? 0) + 1)
    },
    end(caller: string): void {
      ofAll -= 1
      const left = (ofOne.get(caller) ?? 1) - 1
      if (left > 0) ofOne.set(caller, left)
      else ofOne.delete(caller)
    },
  }
}

/**
 * Rejects calls while `most` are in progress, or a quarter of that for one caller. This keeps accepted calls fast;
 * the page retries the others after the pause that the response names. It runs before everything else and replies
 * with a delay, since time spent on rejected calls is lost to the others. It therefore identifies a caller by the
 * unverified token: a made-up token takes no room from anybody else.
 */
export function limitConcurrentCalls(app: FastifyInstance, most: number, metrics: Registry): void {
  const inFlight = createCallsInFlight(most)
  new Gauge({
    name: 'portal_calls_in_flight',
    help: 'Calls in progress',
    registers: [metrics],
    collect() {
      this.set(inFlight.count())
    },
  })
  const rejected = new Counter({
    name: 'portal_calls_rejected_total',
    help: 'Calls rejected because too many were in progress, in total or of one caller',
    labelNames: ['limit'],
    registers: [metrics],
  })
  // Prometheus does not count the step from no series to its first value.
  for (const limit of ['caller', 'process']) rejected.inc({ limit }, 0)
  app.addHook('onRequest', (request, reply: FastifyReply, done) => {
    if (UNCOUNTED.some((path) => request.url.startsWith(path))) return done()
    const caller = request.headers.authorization ?? ''
    const refusal = inFlight.refusal(caller)
    if (refusal) {
      rejected.inc({ limit: refusal.status === 429 ? 'caller' : 'process' })
      setTimeout(() => sendBareReply(reply, refusal, request.id), HOLD_BACK_MS)
      return
    }
    inFlight.begin(caller)
    // Answered, failed or aborted by the caller.
    reply.raw.once('close', () => inFlight.end(caller))
    done()
  })
}
