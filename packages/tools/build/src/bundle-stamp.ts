import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolder } from '@portal/server-common/package-folder.ts'
import { backendOf } from './backend-of.ts'
import { SHARED_MODULES } from './shared-modules.ts'
import { OFFER_LISTS } from './shared-offers.ts'
import { singleFilesOf } from './single-files.ts'
import { workspacePackages } from './workspace.ts'

/** Examples belong to the showcase, which is not built for production, and to tests. */
const isTest = (path: string) => /\.test\.tsx?$|(^|[\\/])(testing|examples)[\\/]/.test(path)

function filesOf(folder: string): string[] {
  const sources = join(folder, 'src')
  const inside = existsSync(sources) ? readdirSync(sources, { recursive: true, withFileTypes: true }) : []
  return [
    join(folder, 'package.json'),
    join(folder, 'webpack.config.ts'),
    ...inside.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name)),
  ].filter((file) => existsSync(file) && !isTest(file.slice(folder.length)))
}

/**
 * Everything that affects how bundles are built: the files beside this one, the versions of all bundled libraries, the
 * shared modules, the theme.
 */
function recipe(root: string): string[] {
  const build = join(packageFolder(root, 'build'), 'src')
  const theme = join(packageFolder(root, 'ui'), 'src', 'theme')
  const own = [build, theme].flatMap((folder) =>
    existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [],
  )
  return [
    join(root, 'pnpm-lock.yaml'),
    ...OFFER_LISTS.map((list) => join(root, list)).filter(existsSync),
    ...own
      .filter((entry) => entry.isFile() && !isTest(entry.name))
      .map(({ parentPath, name }) => join(parentPath, name)),
  ]
}

/**
 * Folders of the packages bundled into a package: its own and its workspace dependencies, except those in the
 * import map.
 */
export function packagesIn(directory: string, root: string): string[] {
  const folders = new Map(
    workspacePackages(root).map((folder) => {
      const { name, dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
      return [name, { folder, dependencies: Object.keys(dependencies) }] as const
    }),
  )
  const found = new Set<string>()
  const visit = (name: string) => {
    const member = folders.get(name)
    if (!member || found.has(member.folder)) return
    found.add(member.folder)
    for (const dependency of member.dependencies) if (!(dependency in SHARED_MODULES)) visit(dependency)
  }
  for (const [name, { folder }] of folders) if (folder === directory) visit(name)
  return [...found]
}

/** The package that backends of squads are made of. */
const ofBackend = (directory: string, root: string): string[] =>
  backendOf(directory) ? packagesIn(packageFolder(root, 'server-common'), root) : []

/** The folders of the shared packages, which the page loads once for all bundles. */
const sharedPackages = (root: string): string[] =>
  workspacePackages(root).filter((folder) => {
    const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    return name in SHARED_MODULES
  })

/** Bundles require the major version of the shared packages that they were built with. */
const sharedMajors = (root: string): string[] =>
  sharedPackages(root)
    .map((folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
    .map(({ name, version = '' }) => `${name} ${version.split('.')[0]}`)

/** Changes with everything that is bundled into this package or its backend, or required by it. */
export function bundleStamp(directory: string, root: string): string {
  const hash = createHash('sha256').update(sharedMajors(root).join())
  const folders = new Set([...packagesIn(directory, root), ...ofBackend(directory, root)])
  const shared = sharedPackages(root).filter((folder) => !folders.has(folder))
  const files = [...recipe(root), ...[...folders].flatMap(filesOf), ...shared.flatMap(singleFilesOf)]
  for (const file of files.sort()) hash.update(`${file.slice(root.length)}\0`).update(readFileSync(file))
  return hash.digest('hex')
}
