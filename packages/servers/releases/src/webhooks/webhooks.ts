import type { WebhookStatus } from '@portal/contract/releases/webhook-status.ts'
import { Counter, Gauge, type Registry } from '@portal/server-common/metrics.ts'
import { checkRegularly } from '../check-regularly.ts'
import { followFile } from '../signing/follow-file.ts'
import { type EventPlaces, type EventSource, eventSource } from './event-source.ts'
import { readWebhookAddresses, type WebhookAddress } from './webhook-addresses.ts'
import { PAUSES, webhookDelivery } from './webhook-delivery.ts'
import type { Outcome } from './webhook-sender.ts'

interface Settings extends EventPlaces {
  /** The file with the addresses, which is followed. */
  readonly file: string
  /** Folder for what each address has been told. */
  readonly folder: string
  readonly everyMs: number
  readonly metrics: Registry
}

type Delivery = ReturnType<typeof webhookDelivery>

function counterOf(metrics: Registry) {
  const deliveries = new Counter({
    name: 'portal_release_webhooks_total',
    help: 'Attempts to send release events by webhook name: delivered, failed, or dropped after a day',
    labelNames: ['webhook', 'outcome'],
    registers: [metrics],
  })
  return (webhook: string, outcome: Outcome) => deliveries.inc({ webhook, outcome })
}

function measureWaiting(metrics: Registry, statuses: () => readonly WebhookStatus[]): void {
  new Gauge({
    name: 'portal_release_webhooks_waiting',
    help: 'Release events that a webhook has not accepted yet',
    labelNames: ['webhook'],
    registers: [metrics],
    collect() {
      this.reset()
      for (const { name, waiting } of statuses()) this.set({ webhook: name }, waiting)
    },
  })
}

/** The deliveries to the addresses of a file; an address that changes starts over where the earlier one was. */
function deliveriesTo(
  addresses: () => readonly WebhookAddress[],
  parts: {
    readonly source: EventSource
    readonly folder: string
    count(name: string, outcome: Outcome): void
  },
) {
  let known: readonly WebhookAddress[] = []
  let running: readonly Delivery[] = []

  return {
    running: () => running,
    async follow(): Promise<readonly Delivery[]> {
      const now = addresses()
      if (now === known) return running
      await Promise.all(running.map((delivery) => delivery.stop()))
      known = now
      running = now.map((address) => webhookDelivery(address, { ...parts, pauses: PAUSES }))
      return running
    },
  }
}

/** Sends the events of all environments to all addresses until it is stopped. */
export function releaseWebhooks({ file, folder, everyMs, metrics, ...sources }: Settings) {
  const addresses = followFile(file, readWebhookAddresses)
  const source = eventSource(sources)
  const deliveries = deliveriesTo(addresses, { source, folder, count: counterOf(metrics) })
  const statuses = () => deliveries.running().map((delivery) => delivery.status())
  measureWaiting(metrics, statuses)
  const stopLooking = checkRegularly({
    everyMs,
    look: async () => {
      await source.look()
      for (const delivery of await deliveries.follow()) delivery.look()
    },
    failure: { event: 'webhooks-not-sent', sentence: 'Release events cannot be read now' },
  })

  return {
    statuses,
    async stop(): Promise<void> {
      await stopLooking()
      await Promise.all(deliveries.running().map((delivery) => delivery.stop()))
    },
  }
}
