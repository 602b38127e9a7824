import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { inc } from 'semver'
import { recordChange } from './changelog.ts'
import { type BuiltBundle, recordRelease, releasedVersions, unreleased } from './released-versions.ts'

export interface VersionRequest {
  /** Root of the repository. */
  readonly root: string
  /** Folders of all bundles. */
  readonly directories: readonly string[]
  /** What changed, in a sentence. */
  readonly sentence: string
  readonly level: 'patch' | 'minor' | 'major'
  /** Only these packages, by the names of their folders; all that differ when there are none. */
  readonly only: readonly string[]
}

/** Puts one text in the place of another; nothing else of the file moves. */
function replaceIn(file: string, text: string, replacement: string): void {
  const content = readFileSync(file, 'utf8')
  if (!content.includes(text)) throw new Error(`${file} does not contain ${text}.`)
  writeFileSync(file, content.replaceAll(text, replacement))
}

/** A version that nothing was released with yet is taken as it is. */
const isFree = ({ directory, version }: BuiltBundle) => !(version in releasedVersions(directory))

function release(bundle: BuiltBundle, { root, sentence, level }: VersionRequest): string {
  const { directory, name, version, digest } = bundle
  const next = isFree(bundle) ? version : inc(version, level)
  if (!next) throw new Error(`${name} has the version ${version}; write it as 1.2.3 in its package.json.`)
  replaceIn(join(directory, 'package.json'), `"version": "${version}"`, `"version": "${next}"`)
  replaceIn(join(root, 'importmap.json'), `/bundles/${name}/${version}/`, `/bundles/${name}/${next}/`)
  recordChange(directory, name, next, sentence)
  recordRelease(directory, next, digest)
  return `${name} ${next}`
}

/**
 * Gives new versions to the built bundles that are not what their version was released with. Gives their names and
 * versions. The bundles must be built again after that, since their manifests contain the version; the bytes of their
 * files do not.
 */
export function versionBundles(request: VersionRequest): string[] {
  const { directories, only } = request
  const changed = unreleased(directories)
  for (const name of only) {
    const isKnown = directories.some((directory) => basename(directory) === name)
    const isChanged = changed.some(({ directory }) => basename(directory) === name)
    if (!isKnown) throw new Error(`No bundle lies in a folder named ${name}.`)
    if (!isChanged) throw new Error(`${name} is what its version was released with; it needs no other one.`)
  }
  const chosen = changed.filter(({ directory }) => only.length === 0 || only.includes(basename(directory)))
  return chosen.map((bundle) => release(bundle, request))
}
