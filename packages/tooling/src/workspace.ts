import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Root of the repository, without a trailing slash. */
export const repository = fileURLToPath(new URL('../../../', import.meta.url)).replace(/\/$/, '')

/** Where this package lies beside those it works with: in this repository, or where they are installed. */
const packagesFolder = fileURLToPath(new URL('../../', import.meta.url))

/** The folder of one of these packages. */
export const packageFolder = (name: string): string => join(packagesFolder, name)

/** A file of one of these packages, from its path in this repository. */
export const packageFile = (path: string): string => join(packagesFolder, relative('packages', path))

/** The package with the theme, whose sheet begins with the reset, the tokens and the global styles. */
export const themeOwner: string = packageFolder('ui')

/** Folders of all workspace packages. */
export function workspacePackages(root = repository): string[] {
  const inside = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name))
  return [join(root, 'root-config'), ...inside].filter((folder) => existsSync(join(folder, 'package.json')))
}

/** Folders of the applications: the packages that have screens. */
export const applicationNames = (): string[] =>
  workspacePackages()
    .filter((folder) => existsSync(join(folder, 'src', 'routes.ts')))
    .map((folder) => basename(folder))

const readPackage = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** The page finds a bundle by its name and the build by its folder, so both are one. */
function requireOwnName(folder: string): void {
  const [{ name }, wanted] = [readPackage(folder), `@portal/${basename(folder)}`]
  if (name !== wanted)
    throw new Error(`The package in the folder ${basename(folder)} has the name ${name}. Call it ${wanted}.`)
}

/** Packages that are built for the page of a portal in development. Throws where one has not the name of its folder. */
export function developmentPackages(root = repository): string[] {
  const folders = workspacePackages(root).filter((folder) => existsSync(join(folder, 'webpack.config.ts')))
  folders.forEach(requireOwnName)
  return folders
}

const isForDevelopmentOnly = (folder: string): boolean => readPackage(folder).portal?.developmentOnly === true

/** Packages that are built for the page. */
export const bundlePackages = (root = repository): string[] =>
  developmentPackages(root).filter((folder) => !isForDevelopmentOnly(folder))

/** Packages that are servers. */
export const serverPackages = (root = repository): string[] =>
  workspacePackages(root).filter((folder) => existsSync(join(folder, 'src', 'main.ts')))
