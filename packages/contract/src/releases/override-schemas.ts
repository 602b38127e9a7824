import { z } from 'zod'
import { changeReason, email, timestamp } from '../formats.ts'
import { bundle, version } from './bundle-names.ts'

export const Override = z.object({
  id: z.string(),
  /** The email address of the one person it is for. */
  person: z.string(),
  versions: z.record(z.string(), z.string()),
  by: z.string(),
  at: timestamp,
  expiresAt: timestamp,
  reason: z.string(),
  revokedAt: timestamp.optional(),
  /** Useful only to that person, who opens it once per browser. */
  link: z.string(),
})

export const LONGEST_OVERRIDE_HOURS = 8

export const overrideSchemas = {
  listOverrides: { response: z.object({ items: z.array(Override) }) },
  createOverride: {
    body: z.strictObject({
      person: email,
      versions: z.record(bundle, version).refine((given) => Object.keys(given).length > 0, 'Name a version'),
      hours: z.number().int().min(1).max(LONGEST_OVERRIDE_HOURS),
      changeReason,
    }),
    response: Override,
  },
  revokeOverride: {},
}

export type Override = z.infer<typeof Override>
