import { z } from 'zod'

/** How tests can make the provider misbehave. */
export const Switches = z.strictObject({
  /** How far the clock that dates tokens is ahead; negative if behind. */
  clockSkewSeconds: z.number().int().min(-86_400).max(86_400).default(0),
  /** Error statuses to return for some paths instead of the normal response. */
  failures: z.record(z.string().startsWith('/'), z.number().int().min(500).max(599)).default({}),
  /** Delay of the key set. */
  keySetDelayMs: z.number().int().min(0).max(60_000).default(0),
  /** Rotates the signing key: tokens are signed with a new key, the only one in the key set. */
  newKey: z.boolean().default(false),
})

export type Switches = z.output<typeof Switches>

/** The current switches, for all parts of one server. */
export interface SwitchBoard {
  now: Switches
}

export const createSwitchBoard = (): SwitchBoard => ({ now: Switches.parse({}) })
