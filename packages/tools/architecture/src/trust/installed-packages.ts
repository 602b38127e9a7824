import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '@portal/build/src/workspace.ts'

interface InstalledPackage {
  readonly name: string
  readonly version: string
  /** Whether it has an install script. */
  readonly hasInstallScript: boolean
}

const STORE = join(repository, 'node_modules', '.pnpm')

const INSTALL_SCRIPTS = ['preinstall', 'install', 'postinstall']

/** Packages in one folder of the store; the links beside them are its dependencies. */
function foldersIn(folder: string): string[] {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []
  return entries
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => (name.startsWith('@') ? foldersIn(join(folder, name)) : [join(folder, name)]))
}

function describe(folder: string): InstalledPackage {
  const { name, version, scripts = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const hasInstallScript =
    INSTALL_SCRIPTS.some((script) => script in scripts) || existsSync(join(folder, 'binding.gyp'))
  return { name, version, hasInstallScript }
}

/** All packages installed from a registry, including indirect dependencies. */
export const installedPackages = (): InstalledPackage[] =>
  readdirSync(STORE)
    .flatMap((entry) => foldersIn(join(STORE, entry, 'node_modules')))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map(describe)

interface LockedPackage {
  readonly name: string
  /** Whether the lock file has a hash of its bytes. */
  readonly hasHash: boolean
}

/** All packages in the lock file, including those for other systems. */
export function lockedPackages(): LockedPackage[] {
  const text = readFileSync(join(repository, 'pnpm-lock.yaml'), 'utf8')
  const [, section = ''] = /^packages:\n([\s\S]*?)^\S/m.exec(text) ?? []
  return section
    .split(/^ {2}(?=\S)/m)
    .slice(1)
    .map((entry) => ({
      name: /^'?(@?[^@'\n]+)@/.exec(entry)?.[1] ?? '',
      hasHash: /^ {4}resolution: \{integrity: sha512-/m.test(entry),
    }))
}
