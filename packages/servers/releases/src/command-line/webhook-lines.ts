import type { WebhookStatus } from '@portal/contract/releases/webhook-status.ts'
import { momentOf } from './moment.ts'

/** How an address receives release events. */
export function webhookLine({ name, waiting, failingSince, problem }: WebhookStatus): string {
  const left = waiting === 0 ? '' : `, ${waiting} ${waiting === 1 ? 'event' : 'events'} waiting`
  return failingSince === undefined
    ? `  ${name.padEnd(26)} receives events${left}`
    : `  ${name.padEnd(26)} FAILS since ${momentOf(failingSince)}${left}: ${problem}`
}
