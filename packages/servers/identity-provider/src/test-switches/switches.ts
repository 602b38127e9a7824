import { z } from 'zod'

/** How tests can make the provider misbehave. */
export const Switches = z.strictObject({
  /** How far the clock that dates tokens is ahead; negative if behind. */
  clockSkewSeconds: z.number().int().min(-86_400).max(86_400).default(0),
  /** Statuses to answer on some paths instead of the usual answer. */
  failures: z.record(z.string().startsWith('/'), z.number().int().min(500).max(599)).default({}),
  /** Delay of the key set. */
  keySetDelayMs: z.number().int().min(0).max(60_000).default(0),
  /** Signs tokens with another key, which is the only one in the key set. */
  newKey: z.boolean().default(false),
})

export type Switches = z.output<typeof Switches>

/** The current switches, for all parts of one server. */
export interface SwitchBoard {
  now: Switches
}

export const createSwitchBoard = (): SwitchBoard => ({ now: Switches.parse({}) })
