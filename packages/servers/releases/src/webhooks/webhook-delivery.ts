import type { WebhookStatus } from '@portal/contract/releases/webhook-status.ts'
import { log } from '@portal/server-common/log.ts'
import type { EventSource, Next } from './event-source.ts'
import { type Told, toldEvents } from './told-events.ts'
import type { WebhookAddress } from './webhook-addresses.ts'
import { type Outcome, webhookSender } from './webhook-sender.ts'

export interface Pauses {
  /** Before the second attempt; each later pause is twice as long, up to the longest. */
  readonly firstMs: number
  readonly maxMs: number
  /** Then an event is given up, and the next one is sent. */
  readonly giveUpMs: number
}

export const PAUSES: Pauses = { firstMs: 5_000, maxMs: 3_600_000, giveUpMs: 86_400_000 }

type Failing = Pick<WebhookStatus, 'failingSince' | 'problem'>

/** Logs why the events for an address cannot be read or recorded, which its status only mentions. */
function unsendable(name: string, error: unknown, { failingSince }: Failing): Failing {
  const because = error instanceof Error ? error.message : ''
  log.error('webhook-failure', { message: `Events for the webhook ${name} cannot be sent now: ${because}` })
  return {
    failingSince: failingSince ?? new Date().toISOString(),
    problem: 'Its events cannot be sent now. The log of the release service says why.',
  }
}

interface Dependencies {
  readonly source: EventSource
  readonly folder: string
  readonly pauses: Pauses
  count(name: string, outcome: Outcome): void
}

/** Growing, and different for each address, so that a receiver that returns is not overrun. */
const pauseAfter = (attempts: number, { firstMs, maxMs }: Pauses) =>
  Math.min(maxMs, firstMs * 2 ** (attempts - 1)) * (0.75 + Math.random() / 2)

/** Sends events to one address, one after another, each until it is accepted or a day has passed. */
export function webhookDelivery(address: WebhookAddress, { source, folder, pauses, count }: Dependencies) {
  const { name } = address
  const kept = toldEvents(folder, name)
  const stopping = new AbortController()
  const sender = webhookSender(address, { giveUpMs: pauses.giveUpMs, stopped: stopping.signal, count })
  let told: Told | undefined
  let attempts = 0
  let unsent: Failing = {}
  let timer: NodeJS.Timeout | undefined
  let working: Promise<void> | undefined

  async function goOn(after: Told): Promise<void> {
    // Recorded first: after a restart, an event that is not recorded would be sent again unnoticed.
    await kept.keep(after)
    told = after
    attempts = 0
  }

  /** Returns whether to go on with the next event. */
  async function handle({ event, after }: Next): Promise<boolean> {
    const outcome = await sender.send(event)
    if (outcome === 'failed') attempts += 1
    if (outcome === undefined || outcome === 'failed') return false
    await goOn(after)
    return true
  }

  async function work(): Promise<void> {
    told ??= await kept.read()
    if (!told) await goOn(source.now())
    let isGoingOn = true
    while (isGoingOn && told && !stopping.signal.aborted) {
      const next = await source.next(told)
      if (!next) {
        attempts = 0
        return
      }
      isGoingOn = await handle(next)
    }
  }

  /** Sends what is new, unless the address is being waited for. */
  function look(): void {
    if (timer || working || stopping.signal.aborted) return
    working = work()
      .then(() => {
        unsent = {}
      })
      .catch((error: unknown) => {
        attempts += 1
        unsent = unsendable(name, error, unsent)
      })
      .finally(() => {
        working = undefined
        if (attempts === 0 || stopping.signal.aborted) return
        timer = setTimeout(
          () => {
            timer = undefined
            look()
          },
          pauseAfter(attempts, pauses),
        )
      })
  }

  return {
    look,
    status: (): WebhookStatus => ({
      name,
      waiting: told ? source.waiting(told) : 0,
      ...sender.failing(),
      ...unsent,
    }),
    async stop(): Promise<void> {
      stopping.abort()
      clearTimeout(timer)
      await working
    },
  }
}
