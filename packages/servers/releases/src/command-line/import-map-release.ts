import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ReleaseContent } from '@portal/contract/releases/release-schemas.ts'
import { readArtifact } from '../artifact/artifact.ts'
import { builtDigest, readBuiltArtifact } from '../artifact/built-artifact.ts'
import { publishArtifact } from '../artifact/publish-artifact.ts'
import { readManifests } from '../artifact/read-manifests.ts'
import { builtFolder } from '../bundle/built-folder.ts'
import { isRecorded } from '../bundle/is-recorded.ts'
import { addressParts, namedImports, ownersNamed } from '../bundle/named-imports.ts'
import { type Change, promote } from '../release/changes.ts'
import { planChange } from '../release/plan.ts'
import { NOTHING, versionsIn } from '../release/release.ts'
import { failedAs, ReleaseError } from '../release-error.ts'
import { newInMap } from './new-in-map.ts'
import type { Place } from './place.ts'
import { sourceOf } from './version-source.ts'

/** The outcome for the versions that the import map names. */
export interface ImportMapRelease {
  /** Number of the newest release. It serves them unless somebody has released others since. */
  readonly seq: number
  /** Bundles whose built files differ from their published version; if there are any, nothing is released. */
  readonly differing: readonly string[]
  /**
   * Folder names of bundles whose version nobody has recorded yet, so they are still being edited; if there are
   * any, nothing is released.
   */
  readonly unrecorded: readonly string[]
}

interface Named {
  readonly name: string
  readonly short: string
  readonly version: string
  readonly folder: string
}

/** The versions that the import map of a repository names, with the folders of their built files. */
export function namedVersions({ repository }: Pick<Place, 'repository'>): Named[] {
  const bundles = Object.values(namedImports(repository)).map((address) => {
    const { name, short, version } = addressParts(address)
    return [name, { name, short, version, folder: builtFolder(repository, short) }] as const
  })
  return [...new Map(bundles).values()]
}

function requireBuilt(named: readonly Named[]): void {
  const missing = named.find(({ folder }) => !existsSync(join(folder, 'manifest.json')))
  if (missing)
    throw new ReleaseError('refused', `${missing.name} is not built. Run npm run build, then try again.`)
}

/** Whether a version is published with these bytes, with others, or not at all; a new one may be unrecorded. */
async function stateOf({ store, trust }: Place, { name, version, folder }: Named) {
  try {
    const { digest } = await readArtifact(store, trust, name, version)
    return digest === (await builtDigest(folder)) ? 'published' : 'differs'
  } catch (error) {
    if (!failedAs('absent', error)) throw error
    if (existsSync(join(folder, 'manifest.json'))) return isRecorded(folder, version) ? 'new' : 'unrecorded'
    throw new ReleaseError('refused', `${name} ${version} is not built. Build it with npm run build.`)
  }
}

const isServed = ({ bundles }: ReleaseContent, { name, version }: Named) => bundles[name]?.stable === version

/** Promotes the map's new versions; a running canary of the same version stays. */
const promoteAll =
  (named: readonly Named[]): Change =>
  (content) =>
    named
      .filter((one) => !isServed(content, one) && !content.bundles[one.name]?.canary)
      .reduce((state, { name, version }) => promote(name, version)(state), content)

/** Adds owners for the map's new names. Owners that people changed in a release take precedence. */
const withOwners = (content: ReleaseContent, { repository }: Place): ReleaseContent => ({
  ...content,
  owners: { ...ownersNamed(namedImports(repository)), ...content.owners },
})

/**
 * Publishes the built versions that `importmap.json` names, and releases them if the map has changed since
 * the last release made from it. Keeps what people have released otherwise since then. Fails as `refused`
 * when the versions do not fit the others that are served.
 */
export async function releaseImportMap(place: Place): Promise<ImportMapRelease> {
  const named = namedVersions(place)
  requireBuilt(named)
  const states = await Promise.all(named.map(async (one) => ({ one, state: await stateOf(place, one) })))
  const head = await place.log.head()
  const differing = states.filter(({ state }) => state === 'differs').map(({ one }) => one.name)
  const unrecorded = states.filter(({ state }) => state === 'unrecorded').map(({ one }) => one.short)
  const unchanged = { seq: head?.seq ?? 0, differing, unrecorded }
  if (differing.length > 0 || unrecorded.length > 0) return unchanged
  const isNew = states.some(({ state }) => state === 'new')
  const source = isNew ? await sourceOf(place.repository, process.env) : undefined
  for (const { one, state } of states)
    if (state === 'new')
      await publishArtifact({ ...place, by: place.actor, source }, await readBuiltArtifact(one.folder))
  const changed = newInMap(named, await place.log.history())
  if (changed.length === 0 || head?.frozen) return unchanged
  const change: Change = (content) => withOwners(promoteAll(changed)(content), place)
  const content = change(head ?? NOTHING)
  const present = head ? versionsIn(head) : []
  const manifests = await readManifests(place.store, place.trust, [...present, ...versionsIn(content)])
  const { problems, differences } = planChange(head ?? NOTHING, change, manifests)
  if (differences.length === 0) return unchanged
  if (problems.length > 0) throw new ReleaseError('refused', problems.join('\n'))
  const release = await place.log.append(head?.seq ?? 0, content, {
    actor: place.actor,
    action: head ? 'importmap' : 'first',
    reason: head ? 'New versions in importmap.json' : 'Versions in importmap.json',
  })
  return { ...unchanged, seq: release.seq }
}
