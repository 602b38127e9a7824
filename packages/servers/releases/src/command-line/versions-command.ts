import type { PublishedBundle } from '../artifact/published-bundles.ts'
import { ReleaseError } from '../release-error.ts'
import { bundleName, type Given } from './arguments.ts'
import { momentOf } from './moment.ts'
import type { Outcome } from './outcome.ts'
import { sourceInWords } from './source-words.ts'
import { UsageError } from './usage.ts'
import type { Work } from './work.ts'

const lineOf = ({ version, at, by, source, check }: PublishedBundle['versions'][number]) =>
  [
    `  ${version.padEnd(10)} ${momentOf(at)}`,
    by,
    ...(source ? [sourceInWords(source)] : []),
    ...(check === 'missing' ? ['no passed check'] : []),
  ].join('  ')

const linesOf = ({ name, versions }: PublishedBundle) => [name, ...versions.map(lineOf)]

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
