import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A bundle in `dist`. */
export interface BuiltBundle {
  /** Folder of its package. */
  readonly directory: string
  readonly name: string
  readonly version: string
  /** Unique to its bytes. */
  readonly digest: string
}

function builtBundle(directory: string): BuiltBundle {
  const { name, files } = JSON.parse(readFileSync(join(directory, 'dist', 'manifest.json'), 'utf8'))
  const { version } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'))
  const facts = Object.entries<{ integrity: string }>(files)
  const lines = facts.map(([file, { integrity }]) => `${file} ${integrity}\n`)
  const digest = createHash('sha256').update(lines.sort().join('')).digest('hex')
  return { directory, name, version, digest: `sha256-${digest}` }
}

const ledgerOf = (directory: string) => join(directory, 'released.json')

/** Digests of the released versions of a package. */
export function releasedVersions(directory: string): Readonly<Record<string, string>> {
  const ledger = ledgerOf(directory)
  return existsSync(ledger) ? JSON.parse(readFileSync(ledger, 'utf8')) : {}
}

/** Records the digest of a version permanently. */
export function recordRelease(directory: string, version: string, digest: string): void {
  const released = { ...releasedVersions(directory), [version]: digest }
  writeFileSync(ledgerOf(directory), `${JSON.stringify(released, null, 2)}\n`)
}

/** Built bundles whose bytes differ from the release of their version. */
export const unreleased = (directories: readonly string[]): BuiltBundle[] =>
  directories
    .map(builtBundle)
    .filter(({ directory, version, digest }) => releasedVersions(directory)[version] !== digest)

/** One line after a build; undefined when no bundle has changed since its version was recorded. */
export function releaseNotice(directories: readonly string[]): string | undefined {
  const bundles = unreleased(directories).map(({ name, version }) => `${name} ${version}`)
  if (bundles.length === 0) return undefined
  return `Changed since release: ${bundles.join(', ')}. Before serving them anywhere, run npm run version -- "What changed"`
}
