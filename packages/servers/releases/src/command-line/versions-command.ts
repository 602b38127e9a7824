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

const line = ({ version, at, by }: Facts, ...more: string[]) =>
  [`  ${version.padEnd(10)} ${momentOf(at)}`, by, ...more].join('  ')

const lineOf = (facts: Facts) =>
  line(
    facts,
    ...(facts.source ? [sourceInWords(facts.source)] : []),
    ...(facts.check === 'missing' ? ['no passed check'] : []),
  )

/** Previews come last: none of them can be released. */
const linesOf = ({ name, versions }: PublishedBundle) => [
  name,
  ...versions.filter(({ version }) => !isPreview(version)).map(lineOf),
  ...versions.filter(({ version }) => isPreview(version)).map((facts) => line(facts, previewInWords(facts))),
]

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
