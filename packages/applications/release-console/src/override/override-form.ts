import { email, line, unique } from '@portal/contract/formats.ts'
import { MAX_PREVIEW_HOURS, maxHours } from '@portal/contract/releases/override-schemas.ts'
import { z } from 'zod'

const HOURS = 4

const version = z.object({ bundle: line(1, 100), version: line(1, 50) })

/** Fields of an override. */
const fields = z.object({
  person: email,
  alsoFor: z.array(email).max(20),
  versions: unique(z.array(version).min(1).max(20), ({ bundle }) => bundle),
  hours: z.number().int().min(1).max(MAX_PREVIEW_HOURS),
})

/** Versions by bundle name. */
export const versionsOf = (rows: readonly z.output<typeof version>[]): Record<string, string> =>
  Object.fromEntries(rows.map(({ bundle, version: chosen }) => [bundle, chosen]))

/** Fields of an override. Only previews can be given for longer than some hours. */
export const overrideForm = fields.superRefine(({ versions, hours }, context) => {
  const longest = maxHours(versionsOf(versions))
  if (hours > longest)
    context.addIssue({ code: 'custom', path: ['hours'], message: `Must be ${longest} or less` })
})

/**
 * What somebody asks for with a link to the form (`OVERRIDE_REQUEST`), to be confirmed: in the fragment, or in the query
 * of links by earlier versions of the command line.
 */
export function askedOverride(hash: string, search: string): z.input<typeof fields> {
  const asked = new URLSearchParams(hash.slice(1) || search)
  const [person = '', ...alsoFor] = asked.getAll('person')
  const versions = asked.getAll('version').map((pair) => {
    const [bundle = '', chosen = ''] = pair.split(' ')
    return { bundle, version: chosen }
  })
  const rows = versions.length > 0 ? versions : [{ bundle: '', version: '' }]
  return { person, alsoFor, versions: rows, hours: Number(asked.get('hours')) || HOURS }
}

export const OVERRIDE_LABELS = {
  person: 'Person',
  alsoFor: 'Also for',
  versions: 'Versions',
  hours: 'Hours',
}
