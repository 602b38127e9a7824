import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { packageFolder } from '@portal/server-common/package-folder.ts'
import { catalogVersions } from './catalog-versions.ts'

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

const DIGEST_LENGTH = 10

export type Dependencies = Readonly<Record<string, string>>

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

const isLeftOut = (path: string) =>
  ['node_modules', 'dist', '.cache'].includes(basename(path)) || /\.test\.\w+$/.test(path)

/** The files of a folder that other repositories may get, in an order that does not depend on the machine. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !isLeftOut(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? filesIn(path) : [path]
    })
    .sort()
}

/** Identifies the content of all packages together: they are built and tested as one. */
function digestOf(root: string): string {
  const digest = createHash('sha256')
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
      const { version } = readJson(join(packageFolder(root, name), 'package.json'))
      // The letter makes it a valid version even when the digest has only digits.
      return [`@portal/${name}`, `${version}-h${digest}`]
    }),
  )
}

/** The exact version of each dependency of a workspace package. */
export function exactVersions(
  dependencies: Dependencies,
  ...known: readonly ReadonlyMap<string, string>[]
): Dependencies {
  return Object.fromEntries(
    Object.keys(dependencies).map((name) => {
      const version = known.map((versions) => versions.get(name)).find((one) => one !== undefined)
      if (version === undefined) throw new Error(`The version of ${name} is unknown.`)
      return [name, version]
    }),
  )
}

/** Copies the packages into a folder with the versions that other repositories get. Returns their folders. */
export function stagePackages(root: string, folder: string): readonly string[] {
  const versions = packageVersions(root)
  const libraries = catalogVersions(root)
  return PACKAGES_TO_BUILD_WITH.map((name) => {
    const staged = join(folder, name)
    cpSync(packageFolder(root, name), staged, { recursive: true, filter: (path) => !isLeftOut(path) })
    const file = join(staged, 'package.json')
    const { dependencies = {}, devDependencies: _, ...facts } = readJson(file)
    const version = versions.get(`@portal/${name}`)
    const own = { ...facts, version, dependencies: exactVersions(dependencies, versions, libraries) }
    writeFileSync(file, `${JSON.stringify(own, null, 2)}\n`)
    return staged
  })
}
