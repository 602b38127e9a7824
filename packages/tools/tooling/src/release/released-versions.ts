import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A bundle as it lies in `dist`. */
export interface BuiltBundle {
  /** Folder of its package. */
  readonly directory: string
  readonly name: string
  readonly version: string
  /** One for each set of bytes. */
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

/** Digests of the versions of a package that have been released. */
export function releasedVersions(directory: string): Readonly<Record<string, string>> {
  const ledger = ledgerOf(directory)
  return existsSync(ledger) ? JSON.parse(readFileSync(ledger, 'utf8')) : {}
}

/** Writes down for good what a version stands for. */
export function recordRelease(directory: string, version: string, digest: string): void {
  const released = { ...releasedVersions(directory), [version]: digest }
  writeFileSync(ledgerOf(directory), `${JSON.stringify(released, null, 2)}\n`)
}

/** Those of the built bundles whose bytes are not what their version was released with. */
export const unreleased = (directories: readonly string[]): BuiltBundle[] =>
  directories
    .map(builtBundle)
    .filter(({ directory, version, digest }) => releasedVersions(directory)[version] !== digest)

/** One line for somebody who has just built; nothing when every bundle is what its version was released with. */
export function releaseNotice(directories: readonly string[]): string | undefined {
  const bundles = unreleased(directories).map(({ name, version }) => `${name} ${version}`)
  if (bundles.length === 0) return undefined
  return `Not what was released: ${bundles.join(', ')}. Before they are served anywhere: npm run version -- "What changed"`
}
