import { z } from 'zod'
import { changeReason, timestamp } from '../formats.ts'
import { weight } from './canary-fields.ts'
import { CanaryState, EndedCanary, WatchedPromotion } from './canary-state.ts'
import { HostStatus } from './host-status.ts'
import { overrideSchemas } from './override-schemas.ts'
import { packageSchemas } from './package-schemas.ts'
import { Comparison, Difference, Plan } from './plan-schemas.ts'
import { PublishedBundle, publishedSchemas } from './published-schemas.ts'
import { Advance, ReleaseChange, Return } from './release-changes.ts'
import { WebhookStatus } from './webhook-status.ts'

const Canary = z.object({
  version: z.string(),
  /** Percentage of everyone, by ID. */
  weight,
  /** Shuffles the IDs, so that the first people are not always the same. */
  salt: z.string(),
  /** People and roles who always get it, by name. */
  cohorts: z.array(z.string()),
  /** The weights to advance to while the analysis finds no problems. */
  steps: z.array(z.number()).default([]),
  /** The weight does not advance until someone resumes. */
  isPaused: z.boolean().default(false),
  /** One failed session aborts it, which suits a few people. */
  endsAtFirstFailure: z.boolean().optional(),
})

const Channels = z.object({
  stable: z.string(),
  /** The previous stable version, for browsers in which the stable version fails. */
  lastGood: z.string().optional(),
  canary: Canary.optional(),
  /** Until then, the stable version goes back to the last good one if it fails the canary criteria. */
  watchedUntil: timestamp.optional(),
})

/** What remains of a removed bundle. */
const Removed = z.object({
  /** The stable version, restored with the bundle. */
  version: z.string(),
  /** The previous stable version, restored with it. */
  lastGood: z.string().optional(),
  /** The redirect target of its addresses. */
  leadsTo: z.string(),
})

/** Somebody's approval of a version, which counts for a day at most and until a version of the bundle is promoted. */
const Approval = z.object({
  bundle: z.string(),
  version: z.string(),
  by: z.string(),
  /** Absent in approvals made before they had an expiry. */
  at: timestamp.optional(),
})

export const ReleaseContent = z.object({
  /** By bundle name, including shared modules. */
  bundles: z.record(z.string(), Channels),
  /** Formerly served bundles by name. */
  removed: z.record(z.string(), Removed).default({}),
  frozen: z.boolean(),
  /** Versions that must not run, as `@portal/users 1.5.0`. */
  pulled: z.array(z.string()).default([]),
  /**
   * The bundle that provides an import-map name outside its own namespace. Absent in releases from before
   * this table.
   */
  owners: z.record(z.string(), z.string()).optional(),
  /** The approvals of versions that are not promoted yet. */
  approvals: z.array(Approval).optional(),
  /**
   * Releases up to this number may have been served but are missing from the log, since an older copy of the
   * store was restored and someone accepted that.
   */
  lostUpTo: z.number().int().min(1).optional(),
})

export const RELEASE = 'portal.release/1'

export const Release = ReleaseContent.extend({
  schema: z.literal(RELEASE),
  env: z.string(),
  seq: z.number().int().min(1),
  /** The previous release and the digest of its stored bytes; the first has none. */
  parent: z.number().int().min(0),
  parentHash: z.string(),
  at: z.string(),
  actor: z.string(),
  action: z.string(),
  reason: z.string(),
  /** Why the version was released without a passed check. */
  unchecked: z.string().optional(),
})

/** A version withdrawn by an abort or a rollback and not served since, with the release that withdrew it. */
const WithdrawnVersion = Release.pick({
  seq: true,
  at: true,
  actor: true,
  action: true,
  reason: true,
}).extend({
  bundle: z.string(),
  version: z.string(),
})

/** What a promotion needs besides a passed check. */
const PromotionRules = z.object({
  /** A version must be the running canary, unless it is the first of its bundle (`RELEASE_CANARY`). */
  isCanaryRequired: z.boolean(),
  /** Somebody else must have approved it, also before its canary reaches many people (`RELEASE_APPROVAL`). */
  isApprovalRequired: z.boolean(),
})

/** The current state. */
export const ReleaseStatus = z.object({
  release: Release,
  /** Absent from services that are older than these rules. */
  rules: PromotionRules.optional(),
  canaries: z.array(CanaryState),
  /** The promoted versions that are still judged. */
  watched: z.array(WatchedPromotion).default([]),
  published: z.array(PublishedBundle),
  /** The hosts that recently reported what they serve. */
  hosts: z.array(HostStatus).default([]),
  /** The addresses that receive release events, by name. */
  webhooks: z.array(WebhookStatus).default([]),
  /** Whether npm gets the portal's packages here; absent from services that do not know it yet. */
  hasPackages: z.boolean().optional(),
  /** From the most recent releases. */
  withdrawn: z.array(WithdrawnVersion).default([]),
})

export const releaseSchemas = {
  getReleaseStatus: { response: ReleaseStatus },
  listReleases: {
    query: z.strictObject({
      /** Releases before this number, from the last response. */
      before: z.coerce.number().int().min(1).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(25),
    }),
    response: z.object({
      items: z.array(Release.extend({ differences: z.array(Difference) })),
      /** Where the next part starts; absent on the last. */
      before: z.number().int().optional(),
    }),
  },
  compareReleases: {
    query: z.strictObject({
      /** The release to compare with, usually an earlier one. */
      from: z.coerce.number().int().min(1),
    }),
    response: Comparison,
  },
  listEndedCanaries: { response: z.object({ items: z.array(EndedCanary) }) },
  planRelease: {
    body: ReleaseChange,
    response: Plan,
  },
  createRelease: { body: z.strictObject({ change: Advance, changeReason }), response: Release },
  rollBack: { body: z.strictObject({ change: Return, changeReason }), response: Release },
  ...overrideSchemas,
  ...publishedSchemas,
  ...packageSchemas,
}

export type Canary = z.infer<typeof Canary>
export type Channels = z.infer<typeof Channels>
export type ReleaseContent = z.infer<typeof ReleaseContent>
export type Release = z.infer<typeof Release>
export type WithdrawnVersion = z.infer<typeof WithdrawnVersion>
export type PromotionRules = z.infer<typeof PromotionRules>
export type ReleaseStatus = z.infer<typeof ReleaseStatus>
