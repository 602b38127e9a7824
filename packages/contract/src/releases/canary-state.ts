import { z } from 'zod'
import { timestamp } from '../formats.ts'

/** Sessions that showed a version, and those in which it failed. */
const Sessions = z.object({ sessions: z.number().int(), failed: z.number().int() })

/** The health of a canary. */
export const CanaryState = z.object({
  bundle: z.string(),
  version: z.string(),
  /** When the canary and its figures started. */
  since: timestamp,
  /** `undecided` needs more sessions and is not an approval. */
  verdict: z.enum(['failed', 'passed', 'undecided']),
  canary: Sessions,
  /** The stable version in the same period. */
  stable: Sessions,
  /** Sessions that showed parts of the two in other bundles' pages, such as cards. */
  parts: z.object({ canary: Sessions, stable: Sessions }),
  /** The 75th percentile of the time to mount, once enough sessions reported it. */
  speed: z
    .object({
      canaryMs: z.number().int(),
      stableMs: z.number().int(),
      /** Significantly: the canary stops advancing. */
      isSlower: z.boolean(),
    })
    .optional(),
  /** The figures of the canary over time. */
  timeline: z.array(Sessions.extend({ at: timestamp })),
})

export type CanaryState = z.infer<typeof CanaryState>
