import { join } from 'node:path'
import type { Override } from '@portal/contract/releases/override-schemas.ts'
import { isPreview } from '@portal/contract/releases/preview-versions.ts'
import { OVERRIDE_REQUEST } from '@portal/contract/served-release.ts'
import type { OverrideRequest } from '../operations/release-operations.ts'
import { isLive } from '../overrides/kept-overrides.ts'
import { failedAs, ReleaseError } from '../release-error.ts'
import { bundleName, type Given } from './arguments.ts'
import { askFirst } from './ask-first.ts'
import { changedBundles } from './changed-bundles.ts'
import type { Outcome } from './outcome.ts'
import { previewLines, previewTitle, reviewLines, type Shown } from './preview-lines.ts'
import { folderOf } from './publish-commands.ts'
import { type Preview, publishPreview } from './publish-preview.ts'
import { isOfPortal } from './repository.ts'
import { UsageError } from './usage.ts'
import { serviceUrl, type Work } from './work.ts'

const HOURS = 72
const BUILT = 'dist'

/** The folders to show: the named ones, the squad's bundle, or everything that differs from what everyone gets. */
async function foldersOf(work: Work, words: readonly string[]): Promise<string[]> {
  if (words.length > 0) return words.map((word) => folderOf(work.repository, word))
  if (!isOfPortal(work.repository)) return [join(work.repository, BUILT)]
  const changed = await changedBundles(work)
  if (changed.length > 0) return changed
  throw new ReleaseError(
    'refused',
    'Every built bundle is what everyone gets already. Build your change with npm run build, then try again.',
  )
}

/**
 * The form in the console that a person with the permission confirms. Its values are in the fragment, which browsers do
 * not send, so that no server logs people's addresses.
 */
function requestAddress(service: string, { person, alsoFor = [], versions, hours }: OverrideRequest): string {
  const address = new URL(OVERRIDE_REQUEST, service)
  const asked = new URLSearchParams()
  for (const one of [person, ...alsoFor]) asked.append('person', one)
  for (const version of Object.entries(versions)) asked.append('version', version.join(' '))
  asked.set('hours', String(hours))
  address.hash = String(asked)
  return address.href
}

/** Gives previews to people, or asks somebody else to: publishing alone never shows a version to anyone. */
async function access({ operations }: Work, request: OverrideRequest, given: Given) {
  try {
    const notes = await askFirst(await operations.planOverride(request), given)
    return { notes, override: await operations.createOverride(request) }
  } catch (error) {
    const service = serviceUrl(given)
    if (!failedAs('denied', error) || service === undefined) throw error
    return { notes: [], request: requestAddress(service, request) }
  }
}

async function show(work: Work, words: readonly string[], given: Given): Promise<Outcome> {
  const { people, forHours: hours = HOURS } = given
  const [person, ...alsoFor] = people
  if (person === undefined)
    throw new UsageError('Enter the people it is for, such as --for ada@program.example,ben@program.example.')
  const previews: Preview[] = []
  for (const folder of await foldersOf(work, words)) previews.push(await publishPreview(work, folder))
  const versions = Object.fromEntries(previews.map(({ name, version }) => [name, version]))
  const reason = given.reason || previewTitle(previews)
  const shown: Shown = {
    previews,
    people,
    ...(await access(work, { person, alsoFor, versions, hours, reason }, given)),
  }
  return { data: { ...shown, review: reviewLines(shown).join('\n') }, lines: previewLines(shown) }
}

const gives = ({ versions }: Override, version: string, bundle: string | undefined) =>
  bundle === undefined ? Object.values(versions).includes(version) : versions[bundle] === version

/** Ends all links that give a preview. */
async function end(
  { operations }: Work,
  version: string,
  words: readonly string[],
  given: Given,
): Promise<Outcome> {
  const [word, ...others] = words
  if (others.length > 0) throw new UsageError('Enter one bundle, or none for each with this version.')
  if (!isPreview(version))
    throw new UsageError(`"${version}" is not a preview, such as 1.4.0-preview-3f2a1b9c.`)
  const bundle = word === undefined ? undefined : bundleName(word)
  const open = (await operations.overrides()).filter((one) => isLive(one) && gives(one, version, bundle))
  if (open.length === 0)
    throw new ReleaseError(
      'absent',
      `No active link shows ${version} to anyone. Run status to list the active links.`,
    )
  for (const { id } of open) await operations.revokeOverride(id, given.reason || `${version} was ended`)
  return { data: { ended: open.map(({ id }) => id) }, lines: open.map(({ link }) => `${link} has ended`) }
}

/** Previews: versions of a change for the people who review it. */
export function preview(work: Work, given: Given): Promise<Outcome> {
  const words = given.words.slice(1)
  return given.ended === undefined ? show(work, words, given) : end(work, given.ended, words, given)
}
