import { z } from 'zod'
import { changeReason } from '../formats.ts'
import { bundle, moduleName, version } from './bundle-names.ts'
import { cohorts, steps, weight } from './canary-fields.ts'

export const portalAddress = z
  .string()
  .regex(/^\/(?!\/)[\w./-]*$/, 'Must be an address of the portal such as /tasks')
const seq = z.number().int().min(1)

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
    endsAtFirstFailure: z.boolean().optional(),
    unchecked,
  }),
  /** Nobody gets the version by this, but somebody else can promote it. */
  z.strictObject({ action: z.literal('approve'), bundle, version }),
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

export type Advance = z.infer<typeof Advance>
export type Return = z.infer<typeof Return>
export type ReleaseChange = z.infer<typeof ReleaseChange>
