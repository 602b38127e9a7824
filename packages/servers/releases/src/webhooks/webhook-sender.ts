import type { WebhookStatus } from '@portal/contract/releases/webhook-status.ts'
import { log } from '@portal/server-common/log.ts'
import type { ReleaseEvent } from './release-event.ts'
import { sendWebhook } from './send-webhook.ts'
import type { WebhookAddress } from './webhook-addresses.ts'

export type Outcome = 'delivered' | 'failed' | 'dropped'

interface Dependencies {
  /** Then an event is given up. */
  readonly giveUpMs: number
  readonly stopped: AbortSignal
  count(name: string, outcome: Outcome): void
}

/** Sends events to one address, and remembers since when it fails. */
export function webhookSender(address: WebhookAddress, { giveUpMs, stopped, count }: Dependencies) {
  const { name } = address
  const startedAt = Date.now()
  let failing: Pick<WebhookStatus, 'failingSince' | 'problem'> = {}

  return {
    failing: () => failing,
    /** Sends an event once; `undefined` when stopped meanwhile. */
    async send(event: ReleaseEvent): Promise<Outcome | undefined> {
      const problem = await sendWebhook(address, event, stopped)
      if (stopped.aborted) return undefined
      if (problem === undefined) {
        failing = {}
        count(name, 'delivered')
        return 'delivered'
      }
      count(name, 'failed')
      if (failing.failingSince === undefined)
        log.warn('webhook-failing', { message: `Events cannot be sent to the webhook ${name}. ${problem}` })
      failing = { failingSince: failing.failingSince ?? new Date().toISOString(), problem }
      // After a pause of the service, old events have their chance too.
      if (Date.now() - Math.max(startedAt, Date.parse(event.at)) < giveUpMs) return 'failed'
      log.error('webhook-dropped', { message: `An event was not accepted by the webhook ${name} for a day.` })
      count(name, 'dropped')
      return 'dropped'
    },
  }
}
