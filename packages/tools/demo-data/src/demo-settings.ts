import { readVariables } from '@portal/server-common/read-variables.ts'
import { z } from 'zod'

const Variables = z.object({
  SEED: z.string().min(1).default('20260101'),
  SEED_INSTANT: z.iso.datetime().optional(),
  SEED_DPAS: z.coerce.number().int().min(0).max(5_000_000).default(5200),
})

export interface DemoSettings {
  readonly seed: string
  /** The day that all demo times are relative to. */
  readonly at: Date
  readonly dpas: number
}

function startOfDay(): Date {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()))
}

/** Reads the settings from the environment. Throws an `Error` that names the invalid setting. */
export function readDemoSettings(environment: NodeJS.ProcessEnv): DemoSettings {
  const given = readVariables(Variables, environment)
  return {
    seed: given.SEED,
    at: given.SEED_INSTANT ? new Date(given.SEED_INSTANT) : startOfDay(),
    dpas: given.SEED_DPAS,
  }
}
