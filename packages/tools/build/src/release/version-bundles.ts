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
  /** Only these packages, by folder name; empty for all that differ. */
  readonly only: readonly string[]
}

/** Replaces one text in a file and leaves the rest unchanged. */
function replaceIn(file: string, text: string, replacement: string): void {
  const content = readFileSync(file, 'utf8')
  if (!content.includes(text)) throw new Error(`${file} does not contain ${text}.`)
  writeFileSync(file, content.replaceAll(text, replacement))
}

/** A version that was never released is kept. */
const isFree = ({ directory, version }: BuiltBundle) => !(version in releasedVersions(directory))

function release(bundle: BuiltBundle, { root, sentence, level }: VersionRequest): string {
  const { directory, name, version, digest } = bundle
  const next = isFree(bundle) ? version : inc(version, level)
  if (!next) throw new Error(`${name} has the version ${version}; use the form 1.2.3 in its package.json.`)
  replaceIn(join(directory, 'package.json'), `"version": "${version}"`, `"version": "${next}"`)
  replaceIn(join(root, 'importmap.json'), `/bundles/${name}/${version}/`, `/bundles/${name}/${next}/`)
  recordChange(directory, name, next, sentence)
  recordRelease(directory, next, digest)
  return `${name} ${next}`
}

/**
 * Gives new versions to built bundles that differ from the release of their version. Returns their names and
 * versions. Build again afterwards: manifests contain the version, files do not.
 */
export function versionBundles(request: VersionRequest): string[] {
  const { directories, only } = request
  const changed = unreleased(directories)
  for (const name of only) {
    const isKnown = directories.some((directory) => basename(directory) === name)
    const isChanged = changed.some(({ directory }) => basename(directory) === name)
    if (!isKnown) throw new Error(`No bundle has the folder name ${name}.`)
    if (!isChanged) throw new Error(`${name} has not changed since its release; it needs no new version.`)
  }
  const chosen = changed.filter(({ directory }) => only.length === 0 || only.includes(basename(directory)))
  return chosen.map((bundle) => release(bundle, request))
}
