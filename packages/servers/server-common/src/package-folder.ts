import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Folders directly inside a folder; empty when it does not exist. */
function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || entry.isSymbolicLink())
    .map(({ name }) => join(folder, name))
    .sort()
}

const isPackage = (folder: string) => existsSync(join(folder, 'package.json'))

/**
 * Folder of a package in a repository, by the package's name without its scope. Packages are in `packages`,
 * directly or in a folder of related ones; the root-config is beside it. If it is not found, returns where a
 * new package would be.
 */
export function packageFolder(repository: string, name: string): string {
  const packages = join(repository, 'packages')
  const places = [repository, packages, ...foldersIn(packages).filter((folder) => !isPackage(folder))]
  return places.map((place) => join(place, name)).find((folder) => existsSync(folder)) ?? join(packages, name)
}

/** Folders of all packages of a repository. */
export function packageFolders(repository: string): string[] {
  const inside = foldersIn(join(repository, 'packages'))
  return [
    join(repository, 'root-config'),
    ...inside,
    ...inside.filter((one) => !isPackage(one)).flatMap(foldersIn),
  ].filter(isPackage)
}
