import { email, line, unique } from '@portal/contract/formats.ts'
import { LONGEST_OVERRIDE_HOURS } from '@portal/contract/releases/override-schemas.ts'
import { z } from 'zod'

const version = z.object({ bundle: line(1, 100), version: line(1, 50) })

/** Fields of an override. */
export const overrideForm = z.object({
  person: email,
  versions: unique(z.array(version).min(1).max(20), ({ bundle }) => bundle),
  hours: z.number().int().min(1).max(LONGEST_OVERRIDE_HOURS),
})

/** Versions by bundle name. */
export const versionsOf = (rows: readonly z.output<typeof version>[]): Record<string, string> =>
  Object.fromEntries(rows.map(({ bundle, version: chosen }) => [bundle, chosen]))

export const OVERRIDE_LABELS = { person: 'Person', versions: 'Versions', hours: 'Hours' }
