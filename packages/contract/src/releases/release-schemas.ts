import { z } from 'zod'
import { changeReason, timestamp } from '../formats.ts'
import { bundle, moduleName, version } from './bundle-names.ts'
import { cohorts, steps, weight } from './canary-fields.ts'
import { CanaryState, EndedCanary, WatchedPromotion } from './canary-state.ts'
import { overrideSchemas } from './override-schemas.ts'
import { Difference, Plan } from './plan-schemas.ts'
import { PublishedBundle, publishedSchemas } from './published-schemas.ts'
import { HostStanding } from './standings.ts'
import { WebhookStanding } from './webhook-standings.ts'

export const portalAddress = z
  .string()
  .regex(/^\/(?!\/)[\w./-]*$/, 'Must be an address of the portal such as /tasks')
const seq = z.number().int().min(1)

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
})

const Channels = z.object({
  stable: z.string(),
  /** The previous stable version, for browsers in which the stable version fails. */
  lastGood: z.string().optional(),
  canary: Canary.optional(),
  /** Until then, the stable version goes back to the last good one if it fails as a canary would. */
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

/** Why a version without a passed check is released anyway. */
const unchecked = changeReason.optional()

/** Changes forward. */
export const Advance = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('promote'), bundle, version, unchecked }),
  z.strictObject({
    action: z.literal('canary.start'),
    bundle,
    version,
    weight: weight.optional(),
    cohorts: cohorts.optional(),
    steps: steps.optional(),
    unchecked,
  }),
  z.strictObject({
    action: z.literal('canary.step'),
    bundle,
    weight: weight.optional(),
    cohorts: cohorts.optional(),
  }),
  z.strictObject({ action: z.literal('canary.pause'), bundle }),
  /** Stops serving the bundle and redirects its addresses: by default to the dashboard. */
  z.strictObject({ action: z.literal('remove'), bundle, leadsTo: portalAddress.optional() }),
  z.strictObject({ action: z.literal('restore'), bundle }),
  /** Lets only this bundle provide a name outside its own namespace. */
  z.strictObject({ action: z.literal('owner.set'), name: moduleName, owner: bundle }),
  /** The name belongs to its namesake bundle again, or to none. */
  z.strictObject({ action: z.literal('owner.remove'), name: moduleName }),
  z.strictObject({ action: z.literal('freeze') }),
  z.strictObject({ action: z.literal('thaw') }),
])

/**
 * Changes back to known versions. `isPulled` removes the version from open pages immediately, and it cannot
 * be released again.
 */
export const Return = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('canary.abort'), bundle, isPulled: z.boolean().optional() }),
  /** Without `to`, the last good version of the bundle; without a bundle, everything that release `to` served. */
  z.strictObject({
    action: z.literal('rollback'),
    bundle: bundle.optional(),
    to: seq.optional(),
    isPulled: z.boolean().optional(),
  }),
])

/** A release request; the same for command line, service and page. */
export const ReleaseChange = z.union([Advance, Return])

/** A version that an abort or a rollback took from people and that nobody got since, with that release. */
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

/** The current state. */
export const ReleaseStatus = z.object({
  release: Release,
  canaries: z.array(CanaryState),
  /** The promoted versions that are still judged. */
  watched: z.array(WatchedPromotion).default([]),
  published: z.array(PublishedBundle),
  /** The hosts that recently reported what they serve. */
  hosts: z.array(HostStanding).default([]),
  /** The addresses that receive release events, by name. */
  webhooks: z.array(WebhookStanding).default([]),
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
  listEndedCanaries: { response: z.object({ items: z.array(EndedCanary) }) },
  planRelease: {
    body: ReleaseChange,
    response: Plan,
  },
  createRelease: { body: z.strictObject({ change: Advance, changeReason }), response: Release },
  rollBack: { body: z.strictObject({ change: Return, changeReason }), response: Release },
  ...overrideSchemas,
  ...publishedSchemas,
}

export type Canary = z.infer<typeof Canary>
export type Channels = z.infer<typeof Channels>
export type ReleaseContent = z.infer<typeof ReleaseContent>
export type Release = z.infer<typeof Release>
export type WithdrawnVersion = z.infer<typeof WithdrawnVersion>
export type Advance = z.infer<typeof Advance>
export type Return = z.infer<typeof Return>
export type ReleaseChange = z.infer<typeof ReleaseChange>
export type ReleaseStatus = z.infer<typeof ReleaseStatus>
