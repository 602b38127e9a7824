import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { packageFolder } from '@portal/server-common/package-folder.ts'

/** Packages that applications use, and that build, check and release them. */
const PACKAGES_TO_BUILD_WITH = [
  'build',
  'contract',
  'portal-app',
  'releases',
  'routing',
  'server-common',
  'session',
  'shared-libraries',
  'squad-tools',
  'ui',
]

/** The package manager of this repository, with its version. */
export function packageManager(root: string): string {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).portal.packageManager
}

/** Runs the package manager of this repository. Returns whether it succeeded. */
export function runPackageManager(root: string, args: readonly string[]): boolean {
  const { status } = spawnSync('npx', ['--yes', packageManager(root), ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  return status === 0
}

/** The versions of the packed packages, by name. */
export const packageVersions = (root: string): ReadonlyMap<string, string> =>
  new Map(
    PACKAGES_TO_BUILD_WITH.map((name) => {
      const { version } = JSON.parse(readFileSync(join(packageFolder(root, name), 'package.json'), 'utf8'))
      return [`@portal/${name}`, version]
    }),
  )

/** Packs the packages into a folder as they would be published. Returns the file names by package. */
export function packPackages(root: string, folder: string): ReadonlyMap<string, string> {
  mkdirSync(folder, { recursive: true })
  const filters = PACKAGES_TO_BUILD_WITH.flatMap((name) => ['--filter', `@portal/${name}`])
  if (!runPackageManager(root, [...filters, 'pack', '--pack-destination', resolve(folder)]))
    throw new Error(`The packages could not be written to ${folder}. Fix the error above.`)
  const written = readdirSync(folder)
  return new Map(
    [...packageVersions(root)].map(([name, version]) => {
      const file = `${name.slice(1).replace('/', '-')}-${version}.tgz`
      if (!written.includes(file)) throw new Error(`${file} was not written to ${folder}.`)
      return [name, file]
    }),
  )
}
