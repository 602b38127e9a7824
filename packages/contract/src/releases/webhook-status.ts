import { z } from 'zod'
import { timestamp } from '../formats.ts'

/** How a configured address receives release events. */
export const WebhookStatus = z.object({
  name: z.string(),
  /** Events that it has not accepted yet. */
  waiting: z.number().int(),
  /** Since when it has accepted nothing, and how it failed the last time. */
  failingSince: timestamp.optional(),
  problem: z.string().optional(),
})

export type WebhookStatus = z.infer<typeof WebhookStatus>
