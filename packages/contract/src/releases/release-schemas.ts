import { z } from 'zod'
import { changeReason, line } from '../formats.ts'
import { bundle, moduleName, version } from './bundle-names.ts'
import { CanaryState } from './canary-state.ts'
import { overrideSchemas } from './override-schemas.ts'
import { Difference, Planned } from './plan-schemas.ts'
import { publishedSchemas } from './published-schemas.ts'
import { HostStanding } from './standings.ts'

const address = z.string().regex(/^\/(?!\/)[\w./-]*$/, 'Must be an address of the portal such as /tasks')
const weight = z.number().min(0).max(100)
const cohorts = z.array(line(1, 254)).max(50)
/** The weights to come, each larger than the one before. */
const steps = z
  .array(z.number().gt(0).max(100))
  .max(10)
  .refine((list) => list.every((step, index) => step > (list[index - 1] ?? 0)), 'Must grow from step to step')
const seq = z.number().int().min(1)

const Canary = z.object({
  version: z.string(),
  /** Percent of everybody, by their ids. */
  weight,
  /** Shuffles the ids, so that it is not always the same people who are first. */
  salt: z.string(),
  /** People and roles by name who get it in any case. */
  cohorts: z.array(z.string()),
  /** What the weight becomes, one after another, as long as the analysis finds nothing. */
  steps: z.array(z.number()).default([]),
  /** The weight stays what it is until somebody says otherwise. */
  isPaused: z.boolean().default(false),
})

const Channels = z.object({
  stable: z.string(),
  /** What was stable before, for browsers in which the stable version fails. */
  lastGood: z.string().optional(),
  canary: Canary.optional(),
})

/** What is left of a bundle that was removed. */
const Removed = z.object({
  /** The version that was stable, and comes back when it is restored. */
  version: z.string(),
  /** That which was stable before, and comes back with it. */
  lastGood: z.string().optional(),
  /** Where its addresses lead from then on. */
  leadsTo: z.string(),
})

export const Content = z.object({
  /** By the names of the bundles, shared modules among them. */
  bundles: z.record(z.string(), Channels),
  /** Bundles that were served once, by their names. */
  removed: z.record(z.string(), Removed).default({}),
  frozen: z.boolean(),
  /** Versions that nobody may run any longer, as `@portal/users 1.5.0`. */
  pulled: z.array(z.string()).default([]),
  /**
   * Which bundle provides a name of the import map that is neither its own nor below its own. Releases made before there
   * was this table have none.
   */
  owners: z.record(z.string(), z.string()).optional(),
  /**
   * Releases up to this number may have been served that the log does not have, since an older copy of the store was put
   * back, which somebody has accepted.
   */
  lostUpTo: z.number().int().min(1).optional(),
})

export const RELEASE = 'portal.release/1'

export const Release = Content.extend({
  schema: z.literal(RELEASE),
  env: z.string(),
  seq: z.number().int().min(1),
  /** The release before, and the digest of the bytes it is kept as; the first has none. */
  parent: z.number().int().min(0),
  parentHash: z.string(),
  at: z.string(),
  actor: z.string(),
  action: z.string(),
  reason: z.string(),
})

/** Ways on. */
export const Advance = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('promote'), bundle, version }),
  z.strictObject({
    action: z.literal('canary.start'),
    bundle,
    version,
    weight: weight.optional(),
    cohorts: cohorts.optional(),
    steps: steps.optional(),
  }),
  z.strictObject({
    action: z.literal('canary.step'),
    bundle,
    weight: weight.optional(),
    cohorts: cohorts.optional(),
  }),
  z.strictObject({ action: z.literal('canary.pause'), bundle }),
  /** The bundle is not served any more, and its addresses lead elsewhere: to the dashboard unless said otherwise. */
  z.strictObject({ action: z.literal('remove'), bundle, leadsTo: address.optional() }),
  z.strictObject({ action: z.literal('restore'), bundle }),
  /** A bundle may provide a name that is not its own, and no other bundle may. */
  z.strictObject({ action: z.literal('owner.set'), name: moduleName, owner: bundle }),
  /** The name belongs to the bundle that is called so again, or to nobody. */
  z.strictObject({ action: z.literal('owner.remove'), name: moduleName }),
  z.strictObject({ action: z.literal('freeze') }),
  z.strictObject({ action: z.literal('thaw') }),
])

/** Ways back, to what is known. `isPulled` takes the version from open pages at once, and it cannot be released again. */
export const Return = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('canary.abort'), bundle, isPulled: z.boolean().optional() }),
  /** Without `to` the last good version of the bundle; without a bundle all that release `to` served. */
  z.strictObject({
    action: z.literal('rollback'),
    bundle: bundle.optional(),
    to: seq.optional(),
    isPulled: z.boolean().optional(),
  }),
])

/** What somebody wants to release; the one form of it for command line, service and page. */
export const ReleaseChange = z.union([Advance, Return])

const PublishedBundle = z.object({
  name: z.string(),
  /** Newest first. */
  versions: z.array(z.object({ version: z.string(), at: z.string(), by: z.string() })),
})

/** What stands now. */
export const ReleaseStatus = z.object({
  release: Release,
  canaries: z.array(CanaryState),
  published: z.array(PublishedBundle),
  /** The hosts that have said lately what they serve. */
  hosts: z.array(HostStanding).default([]),
})

export const releaseSchemas = {
  getReleaseStatus: { response: ReleaseStatus },
  listReleases: {
    query: z.strictObject({
      /** Releases before the one of this number, which the last answer named. */
      before: z.coerce.number().int().min(1).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(25),
    }),
    response: z.object({
      items: z.array(Release.extend({ differences: z.array(Difference) })),
      /** Where the next part begins; nothing when this was the last. */
      before: z.number().int().optional(),
    }),
  },
  planRelease: {
    body: ReleaseChange,
    response: Planned,
  },
  createRelease: { body: z.strictObject({ change: Advance, changeReason }), response: Release },
  rollBack: { body: z.strictObject({ change: Return, changeReason }), response: Release },
  ...overrideSchemas,
  ...publishedSchemas,
  /** The files are one upload (`multipart/form-data`), the manifest among them. */
  publishVersion: {
    query: z.strictObject({
      /** Where the version must find what it requires. */
      environment: line(1, 40).default('demo'),
    }),
    response: z.object({
      name: z.string(),
      version: z.string(),
      /** With 201, or with 200 for bytes that were published before. */
      result: z.enum(['published', 'unchanged']),
    }),
  },
}

export type Canary = z.infer<typeof Canary>
export type Channels = z.infer<typeof Channels>
export type Content = z.infer<typeof Content>
export type Release = z.infer<typeof Release>
export type Advance = z.infer<typeof Advance>
export type Return = z.infer<typeof Return>
export type ReleaseChange = z.infer<typeof ReleaseChange>
export type ReleaseStatus = z.infer<typeof ReleaseStatus>
