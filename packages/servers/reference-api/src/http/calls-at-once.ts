import { ApiError } from '@portal/server-common/http/api-error.ts'
import { sendBareReply } from '@portal/server-common/http/bare-reply.ts'
import { Counter, Gauge, type Registry } from '@portal/server-common/metrics.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** Anyone who asks for these is no operator who waits, or takes long without making work: health checks and files. */
const UNCOUNTED = ['/health/', '/storage/', '/safe-copies/']

/** So many of all calls at once may be those of one caller, so that the others have room. */
const OWN_PART = 1 / 4

const LONGEST_WAIT_SECONDS = 3
/** Who does not wait as asked, and calls again at once, would take the time that the calls under way need. */
const HOLD_BACK_MS = 500

/** Those who are sent away must not all come back at the same moment. */
const soon = () => ({ 'retry-after': String(1 + Math.floor(Math.random() * LONGEST_WAIT_SECONDS)) })

const tooManyOfAll = () =>
  new ApiError('MAINTENANCE', {
    message: 'The service has too much to do at the moment. Try again soon.',
    headers: soon(),
  })

const tooManyOfOne = () =>
  new ApiError('RATE_LIMIT_EXCEEDED', {
    message: 'Too many of your requests are under way at the same time. Try again in a moment.',
    headers: soon(),
  })

/** Calls under way, by who makes them. */
function createCallsUnderWay(most: number) {
  const mostOfOne = Math.ceil(most * OWN_PART)
  const ofOne = new Map<string, number>()
  let ofAll = 0
  return {
    count: () => ofAll,
    /** Why one more call cannot be taken, if it cannot. */
    refusal(caller: string): ApiError | undefined {
      if ((ofOne.get(caller) ?? 0) >= mostOfOne) return tooManyOfOne()
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
 * Refuses calls while `most` are under way, or a quarter of that of one caller: those that are taken stay quick, and the
 * page comes back with the others after the pause that the answer names. It comes before everything else, answers by
 * itself and not at once, since the time spent on those who are sent away is lost to the others. So it knows a caller by
 * the token as it was sent, which nobody has read yet: a token that is made up takes no room from anybody else.
 */
export function limitCallsAtOnce(app: FastifyInstance, most: number, metrics: Registry): void {
  const underWay = createCallsUnderWay(most)
  new Gauge({
    name: 'portal_calls_under_way',
    help: 'Calls that are worked on at the moment',
    registers: [metrics],
    collect() {
      this.set(underWay.count())
    },
  })
  const sentAway = new Counter({
    name: 'portal_calls_sent_away_total',
    help: 'Calls that were asked to come back, since too many were under way, of all or of one caller',
    labelNames: ['limit'],
    registers: [metrics],
  })
  app.addHook('onRequest', (request, reply: FastifyReply, done) => {
    if (UNCOUNTED.some((path) => request.url.startsWith(path))) return done()
    const caller = request.headers.authorization ?? ''
    const refusal = underWay.refusal(caller)
    if (refusal) {
      sentAway.inc({ limit: refusal.status === 429 ? 'caller' : 'process' })
      setTimeout(() => sendBareReply(reply, refusal, request.id), HOLD_BACK_MS)
      return
    }
    underWay.begin(caller)
    // However it ends: answered, failed or given up by the caller.
    reply.raw.once('close', () => underWay.end(caller))
    done()
  })
}
