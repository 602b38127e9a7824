import { ApiError } from '@portal/server-kit/http/api-error.ts'
import { sendBareReply } from '@portal/server-kit/http/bare-reply.ts'
import { Counter, Gauge, type Registry } from '@portal/server-kit/metrics.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** Whoever asks for these is no operator who waits, or takes long without making work: health checks and files. */
const UNCOUNTED = ['/health/', '/storage/']

const LONGEST_WAIT_SECONDS = 3
/** Who does not wait as asked, and calls again at once, would take the time that the calls under way need. */
const HOLD_BACK_MS = 500

/** Those who are sent away must not all come back at the same moment. */
const someSeconds = () => String(1 + Math.floor(Math.random() * LONGEST_WAIT_SECONDS))

const refusal = () =>
  new ApiError('MAINTENANCE', {
    message: 'The service has too much to do at the moment. Try again soon.',
    headers: { 'retry-after': someSeconds() },
  })

/**
 * Refuses calls while `most` are under way: those that are taken stay quick, and the page comes back with the others
 * after the pause that the answer names. It comes before everything else, answers by itself and not at once, since the
 * time spent on those who are sent away is lost to the others.
 */
export function limitCallsAtOnce(app: FastifyInstance, most: number, metrics: Registry): void {
  let underWay = 0
  new Gauge({
    name: 'portal_calls_under_way',
    help: 'Calls that are worked on at the moment',
    registers: [metrics],
    collect() {
      this.set(underWay)
    },
  })
  const sentAway = new Counter({
    name: 'portal_calls_sent_away_total',
    help: 'Calls that were asked to come back, since too many were under way',
    registers: [metrics],
  })
  app.addHook('onRequest', (request, reply: FastifyReply, done) => {
    if (UNCOUNTED.some((path) => request.url.startsWith(path))) return done()
    if (underWay >= most) {
      sentAway.inc()
      setTimeout(() => sendBareReply(reply, refusal(), request.id), HOLD_BACK_MS)
      return
    }
    underWay += 1
    // However it ends: answered, failed or given up by the caller.
    reply.raw.once('close', () => {
      underWay -= 1
    })
    done()
  })
}
