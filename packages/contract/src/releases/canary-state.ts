import { z } from 'zod'
import { timestamp } from '../formats.ts'

/** Sessions that showed a version, and those of them in which it failed. */
const Sessions = z.object({ sessions: z.number().int(), failed: z.number().int() })

/** How a canary does. */
export const CanaryState = z.object({
  bundle: z.string(),
  version: z.string(),
  /** Beginning of the canary, and with it of the figures. */
  since: timestamp,
  /** `undecided` asks for more sessions, and is no approval. */
  verdict: z.enum(['failed', 'passed', 'undecided']),
  canary: Sessions,
  /** The stable version in the same time. */
  stable: Sessions,
  /** Sessions that showed parts of the two in pages of others, such as cards. */
  parts: z.object({ canary: Sessions, stable: Sessions }),
  /** How long three of four sessions waited at most until it was mounted, once enough have told. */
  speed: z
    .object({
      canaryMs: z.number().int(),
      stableMs: z.number().int(),
      /** Markedly: the canary goes no further by itself. */
      isSlower: z.boolean(),
    })
    .optional(),
  /** The figures of the canary as they grew. */
  timeline: z.array(Sessions.extend({ at: timestamp })),
})

export type CanaryState = z.infer<typeof CanaryState>
