import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { type NextStep, nextStep } from '@portal/contract/releases/next-step.ts'
import { builtArtifact, readBuiltFiles } from '../artifact/built-artifact.ts'
import { readPassedCheck } from '../artifact/check-file.ts'
import { builtFolder } from '../bundle/built-folder.ts'
import { isRecorded, recordCommand } from '../bundle/is-recorded.ts'
import type { Publication } from '../operations/release-operations.ts'
import { versionsIn } from '../release/release.ts'
import { ReleaseError } from '../release-error.ts'
import { isRemote } from '../store/open-store.ts'
import { requireBucketCalls } from '../store/require-bucket-calls.ts'
import { bundleName, type Given, requireWords } from './arguments.ts'
import { releaseImportMap } from './import-map-release.ts'
import { nextCommand } from './next-command.ts'
import { counted, type Outcome } from './outcome.ts'
import { type Place, placesOf } from './place.ts'
import { UsageError } from './usage.ts'
import { sourceOf } from './version-source.ts'
import type { Work } from './work.ts'

const BUILT = 'manifest.json'

/** The name of the bundle that was built into a folder, if any. */
function bundleIn(folder: string): unknown {
  const manifest = join(folder, BUILT)
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).name : undefined
}

/** The folder with the built files of a package or of a squad's repository, by their name, or the folder itself. */
export function folderOf(repository: string, word: string): string {
  const ofPackage = builtFolder(repository, word.replace(/^@portal\//, ''))
  if (existsSync(join(ofPackage, BUILT))) return ofPackage
  const ofSquad = join(repository, 'dist')
  return bundleIn(ofSquad) === bundleName(word) ? ofSquad : resolve(word)
}

const lineOf = ({ name, version, result }: Publication) =>
  `${name} ${version} ${result === 'published' ? 'is published' : 'was already published with the same bytes'}`

/** All files of a built bundle. A package of this repository is published only once its version is recorded. */
async function filesToPublish(repository: string, folder: string): Promise<ReadonlyMap<string, Buffer>> {
  const files = await readBuiltFiles(folder)
  const short = basename(dirname(folder))
  if (folder !== builtFolder(repository, short)) return files
  const { name, version } = builtArtifact(files).manifest
  if (isRecorded(folder, version)) return files
  throw new ReleaseError(
    'refused',
    `${name} ${version} is not recorded yet, and a published version cannot be changed. First run ${recordCommand([short])}`,
  )
}

type Run = (command: string) => string

/** The next command for a version, by what must happen to it; `word` is how the bundle was given. */
const NEXT: Readonly<Record<NextStep, (run: Run, words: string, word: string) => string>> = {
  check: (run, _, word) => `${run(`check ${word}`)}, then publish it again: a release needs a passed check`,
  'canary.start': (run, words) =>
    run(`canary start ${words} --weight 5 --reason "Why some people get it first"`),
  approve: (run, words) => `somebody else runs ${run(`approve ${words} --reason "What they looked at"`)}`,
  promote: (run, words) => run(`promote ${words} --reason "Why everyone gets it"`),
}

/** What promotions need and which bundles people get; a caller who can only publish sees neither. */
async function seenBy({ operations }: Work) {
  try {
    return { rules: await operations.rules(), bundles: (await operations.head()).bundles }
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error
    return { rules: undefined, bundles: {} }
  }
}

type Seen = Awaited<ReturnType<typeof seenBy>>

/** The next command for what was published, as the given word. */
function nextOf(
  { name, version, check }: Publication,
  word: string,
  { rules, bundles }: Seen,
  run: Run,
): string {
  const step = nextStep({ check, rules, isFirst: !Object.hasOwn(bundles, name) })
  return `Next: ${NEXT[step](run, `${name.replace('@portal/', '')} ${version}`, word)}`
}

/** Publishes a built folder with what is known about it. */
async function publishFolder({ operations, repository }: Work, folder: string): Promise<Publication> {
  const files = await filesToPublish(repository, folder)
  const [check, source] = await Promise.all([
    readPassedCheck(folder, builtArtifact(files)),
    sourceOf(folder, process.env),
  ])
  return operations.publish(files, { source, check })
}

/** Publishes built bundles one after another. */
export async function publish(work: Work, given: Given): Promise<Outcome> {
  const [, ...words] = given.words
  if (words.length === 0) throw new UsageError('Enter a built package or a folder to publish.')
  const published: Publication[] = []
  for (const word of words) published.push(await publishFolder(work, folderOf(work.repository, word)))
  const seen = await seenBy(work)
  const run: Run = (command) => nextCommand(command, given)
  const next = published.map((one, index) => nextOf(one, words[index] ?? '', seen, run))
  return { data: published, lines: [...published.map(lineOf), ...next] }
}

/** Publishes what the repository's import map names and makes it the first release. */
export async function init(place: Place, { words, givenKey }: Given): Promise<Outcome> {
  requireWords(words.slice(1))
  const { name, keyFile } = placesOf(place.repository, givenKey)
  if (isRemote(name)) await requireBucketCalls(place.store)
  const head = await place.log.head()
  if (head)
    throw new ReleaseError(
      'refused',
      `${place.environment} already has ${counted(head.seq, 'release')}. See the newest with status.`,
    )
  const { seq, differing, unrecorded } = await releaseImportMap(place)
  if (differing.length > 0)
    throw new ReleaseError(
      'refused',
      `${differing.join(', ')} is published with different contents. Rebuild it.`,
    )
  if (unrecorded.length > 0)
    throw new ReleaseError(
      'refused',
      `No version of ${unrecorded.join(', ')} is recorded yet, and a published version cannot be changed. First run ${recordCommand(unrecorded)}`,
    )
  const release = await place.log.read(seq)
  const published = versionsIn(release).map(([name, version]) => `${name} ${version}`)
  return {
    data: { release: seq, published },
    lines: [
      ...published.map((one) => `${one} is published`),
      `Release ${seq} of ${release.env}, signed with ${keyFile}`,
      ...(givenKey === undefined
        ? []
        : [`For the service and the next commands, set RELEASE_SIGNING_KEY=${keyFile}`]),
    ],
  }
}
