import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { packageFolder } from '@portal/server-common/package-folder.ts'
import { catalogVersions, overriddenVersions } from './catalog-versions.ts'

/** Packages that applications use, and that build, check and release them. */
export const PACKAGES_TO_BUILD_WITH = [
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

const DIGEST_LENGTH = 10

/** Tests stay here, except those that a new application starts with. */
const isTestHere = (path: string) => /\.test\.\w+$/.test(path) && !/squad-tools[/\\]starter[/\\]/.test(path)

/** Whether other repositories do not get a file or folder. */
export const isLeftOut = (path: string): boolean =>
  ['node_modules', 'dist', '.cache'].includes(basename(path)) || isTestHere(path)

/** The files of a folder that other repositories may get, in an order that does not depend on the machine. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => ({ path: join(folder, entry.name), isFolder: entry.isDirectory() }))
    .filter(({ path }) => !isLeftOut(path))
    .flatMap(({ path, isFolder }) => (isFolder ? filesIn(path) : [path]))
    .sort()
}

/** Identifies the content of all packages together, which are built and tested as one, and the versions of their libraries. */
function digestOf(root: string): string {
  const digest = createHash('sha256')
  digest.update(JSON.stringify([[...catalogVersions(root)], overriddenVersions(root)]))
  for (const name of PACKAGES_TO_BUILD_WITH) {
    const folder = packageFolder(root, name)
    for (const file of filesIn(folder)) {
      digest.update(`${name} ${relative(folder, file).replaceAll('\\', '/')}\n`).update(readFileSync(file))
    }
  }
  return digest.digest('hex').slice(0, DIGEST_LENGTH)
}

/**
 * The versions of the packages in other repositories, by name: `2.5.2-h0f3a9c41d7`. They name the content,
 * because a package manager keeps the bytes that it once got under a version.
 */
export function packageVersions(root: string): ReadonlyMap<string, string> {
  const digest = digestOf(root)
  return new Map(
    PACKAGES_TO_BUILD_WITH.map((name) => {
      const { version } = JSON.parse(readFileSync(join(packageFolder(root, name), 'package.json'), 'utf8'))
      // The letter makes it a valid version even when the digest has only digits.
      return [`@portal/${name}`, `${version}-h${digest}`]
    }),
  )
}
