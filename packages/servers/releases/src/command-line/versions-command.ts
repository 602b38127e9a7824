import { isPreview, previewInWords } from '@portal/contract/releases/preview-versions.ts'
import type { PublishedBundle } from '../artifact/published-bundles.ts'
import { ReleaseError } from '../release-error.ts'
import { bundleName, type Given } from './arguments.ts'
import { momentOf } from './moment.ts'
import type { Outcome } from './outcome.ts'
import { sourceInWords } from './source-words.ts'
import { UsageError } from './usage.ts'
import type { Work } from './work.ts'

type Facts = PublishedBundle['versions'][number]

function remarksOn(facts: Facts): string[] {
  if (isPreview(facts.version)) return [previewInWords(facts)]
  return [
    ...(facts.source ? [sourceInWords(facts.source)] : []),
    ...(facts.check === 'missing' ? ['no passed check'] : []),
  ]
}

/** Previews come last: none of them can be released. */
function linesOf({ name, versions }: PublishedBundle): string[] {
  const width = Math.max(10, ...versions.map(({ version }) => version.length))
  const line = (facts: Facts) =>
    [`  ${facts.version.padEnd(width)} ${momentOf(facts.at)}`, facts.by, ...remarksOn(facts)].join('  ')
  const released = versions.filter(({ version }) => !isPreview(version))
  const previews = versions.filter(({ version }) => isPreview(version))
  return [name, ...[...released, ...previews].map(line)]
}

/** Lists what is published: of one bundle, or of all. */
export async function versions(
  { operations }: Work,
  { words: [, word, ...others] }: Given,
): Promise<Outcome> {
  if (others.length > 0) throw new UsageError('Enter one bundle, or none for all.')
  const published = await operations.versions()
  const wanted = word === undefined ? undefined : bundleName(word)
  const found = published.filter(({ name }) => wanted === undefined || name === wanted)
  if (found.length > 0) return { data: found, lines: found.flatMap(linesOf) }
  throw new ReleaseError(
    'absent',
    wanted === undefined
      ? 'Nothing is published yet. Start with init or publish.'
      : `No version of ${wanted} is published. Publish one, or see all bundles with versions.`,
  )
}
