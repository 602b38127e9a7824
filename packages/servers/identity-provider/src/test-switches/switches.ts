import { z } from 'zod'

/** How tests may make the provider misbehave. */
export const Switches = z.strictObject({
  /** By how much the clock that dates tokens is fast; negative when it is slow. */
  clockSkewSeconds: z.number().int().min(-86_400).max(86_400).default(0),
  /** Status of the answers of some paths, instead of what they are there for. */
  failures: z.record(z.string().startsWith('/'), z.number().int().min(500).max(599)).default({}),
  /** How long the key set takes to come. */
  keySetDelayMs: z.number().int().min(0).max(60_000).default(0),
  /** Tokens are signed with another key, and the key set holds no other. */
  newKey: z.boolean().default(false),
})

export type Switches = z.output<typeof Switches>

/** The switches as they stand, for all parts of one server. */
export interface SwitchBoard {
  now: Switches
}

export const createSwitchBoard = (): SwitchBoard => ({ now: Switches.parse({}) })
