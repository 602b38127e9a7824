import { type Override, peopleOf } from '@portal/contract/releases/override-schemas.ts'
import { bundleName, type Given, requireReason, requireWords } from './arguments.ts'
import { askFirst } from './ask-first.ts'
import { momentOf } from './moment.ts'
import type { Outcome } from './outcome.ts'
import { UsageError } from './usage.ts'
import type { Work } from './work.ts'

const HOURS = 1

/** Pairs of bundle and version. */
function versionsOf(words: readonly string[]): Record<string, string> {
  if (words.length === 0 || words.length % 2 === 1)
    throw new UsageError('Enter <bundle> <version>, once or for several bundles.')
  const pairs = words.flatMap((word, index) =>
    index % 2 === 0 ? [[bundleName(word), words[index + 1] ?? ''] as const] : [],
  )
  return Object.fromEntries(pairs)
}

function stateOf({ expiresAt, revokedAt }: Override): string {
  if (revokedAt !== undefined) return 'revoked'
  return Date.parse(expiresAt) > Date.now() ? `until ${momentOf(expiresAt)}` : 'over'
}

/** The line of an override, whose people get the stable version instead of a pulled one. */
const lineOf = (override: Override, pulled: readonly string[]) => {
  const versions = Object.entries(override.versions)
    .map((version) => version.join(' '))
    .map((one) => (pulled.includes(one) ? `${one} (pulled)` : one))
  return `${override.id}  ${stateOf(override).padEnd(26)}  ${peopleOf(override).join(', ')}: ${versions.join(', ')} (${override.by}: ${override.reason})`
}

async function create({ operations }: Work, words: readonly string[], given: Given): Promise<Outcome> {
  const { person, hours = HOURS } = given
  const versions = versionsOf(words)
  if (person === undefined)
    throw new UsageError('Enter the person it is for, such as --person ada@program.example.')
  const reason = requireReason(given)
  const notes = await askFirst(await operations.planOverride({ person, versions }), given)
  const override = await operations.createOverride({ person, versions, hours, reason })
  return {
    data: override,
    lines: [lineOf(override, []), `${override.person} opens ${override.link}`, ...notes],
  }
}

async function list({ operations }: Work): Promise<Outcome> {
  const [overrides, { pulled }] = await Promise.all([operations.overrides(), operations.head()])
  const lines = overrides.map((one) => lineOf(one, pulled))
  return { data: overrides, lines: lines.length > 0 ? lines : ['No overrides in the last day.'] }
}

async function revoke({ operations }: Work, words: readonly string[], given: Given): Promise<Outcome> {
  const [id = ''] = requireWords(words, 'id')
  await operations.revokeOverride(id, requireReason(given))
  return { data: { id }, lines: [`${id} is revoked`] }
}

/** Overrides: published versions for chosen people. */
export function override(work: Work, given: Given): Promise<Outcome> {
  const [, verb, ...words] = given.words
  if (verb === 'create') return create(work, words, given)
  if (verb === 'list') return list(work)
  if (verb === 'revoke') return revoke(work, words, given)
  throw new UsageError('Enter create, list or revoke after override.')
}
