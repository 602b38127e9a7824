import { z } from 'zod'
import { timestamp } from '../formats.ts'

/** Sessions that showed a version, and those in which it failed. */
const Sessions = z.object({ sessions: z.number().int(), failed: z.number().int() })

/** Whom a canary reached from a moment on. */
const Exposure = z.object({
  at: timestamp,
  /** Percentage of everyone. */
  weight: z.number(),
  /** How many people and roles it named. */
  cohorts: z.number().int(),
})

/** How a canary went: a sample of bounded size. */
export const CanaryCourse = z.object({
  bundle: z.string(),
  version: z.string(),
  /** When the canary and its figures started. */
  since: timestamp,
  /** One for each change of its reach, oldest first. */
  exposure: z.array(Exposure).default([]),
  /** The counts of its sessions at some moments, oldest first. */
  timeline: z.array(Sessions.extend({ at: timestamp })),
})

/** The health of a canary. */
export const CanaryState = CanaryCourse.extend({
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
})

/** The health of a promoted version beside that of the version before it, in the form of a canary's. */
export const WatchedPromotion = CanaryState.extend({
  until: timestamp,
  /** Why it fails but cannot be rolled back. */
  problem: z.string().optional(),
})

/** A canary that runs no longer, and the release that ended it. */
export const EndedCanary = CanaryCourse.extend({
  until: timestamp,
  end: z.object({ seq: z.number().int(), action: z.string(), actor: z.string(), reason: z.string() }),
})

export type CanaryCourse = z.infer<typeof CanaryCourse>
export type EndedCanary = z.infer<typeof EndedCanary>
export type CanaryState = z.infer<typeof CanaryState>
export type WatchedPromotion = z.infer<typeof WatchedPromotion>
