import { existsSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packageFolder as folderIn, packageFolders } from '@portal/server-common/package-folder.ts'

const beside = resolve(fileURLToPath(new URL('../../', import.meta.url)))

/** Whether this package is installed, instead of part of this repository. */
const isInstalled = basename(beside) === '@portal'

/** Root of the repository, without a trailing slash. */
export const repository = resolve(beside, isInstalled ? '..' : '../..')

/** The folder of one of these packages, in this repository or installed. */
export const packageFolder = (name: string): string =>
  isInstalled ? join(beside, name) : folderIn(repository, name)

/** A file of one of these packages, from its path in this repository (`packages/page/ui/src/index.ts`). */
export const packageFile = (path: string): string =>
  isInstalled ? join(beside, ...path.split('/').slice(2)) : join(repository, path)

/** The package with the theme, whose sheet has the reset, the tokens and the global styles. */
export const themeOwner: string = packageFolder('ui')

/** Folders of all workspace packages. */
export const workspacePackages = (root = repository): string[] => packageFolders(root)

/** Folders of the applications: the packages that have screens. */
export const applicationNames = (): string[] =>
  workspacePackages()
    .filter((folder) => existsSync(join(folder, 'src', 'routes.ts')))
    .map((folder) => basename(folder))

const readPackage = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** The page finds a bundle by its name and the build by its folder, so both must match. */
function requireOwnName(folder: string): void {
  const [{ name }, wanted] = [readPackage(folder), `@portal/${basename(folder)}`]
  if (name !== wanted)
    throw new Error(`The package in the folder ${basename(folder)} is named ${name}. Name it ${wanted}.`)
}

/** Packages built for a portal's page in development. Throws when a name does not match its folder. */
export function developmentPackages(root = repository): string[] {
  const folders = workspacePackages(root).filter((folder) => existsSync(join(folder, 'webpack.config.ts')))
  folders.forEach(requireOwnName)
  return folders
}

const isForDevelopmentOnly = (folder: string): boolean => readPackage(folder).portal?.developmentOnly === true

/** Packages built for the page. */
export const bundlePackages = (root = repository): string[] =>
  developmentPackages(root).filter((folder) => !isForDevelopmentOnly(folder))

/** Packages that are servers. */
export const serverPackages = (root = repository): string[] =>
  workspacePackages(root).filter((folder) => existsSync(join(folder, 'src', 'main.ts')))
