import { join } from 'node:path'

/** Gives the folder with the built files of a package. */
export type FolderOf = (repository: string, name: string) => string

/** The root-config is the one bundle that does not lie among the packages. */
export const builtFolder: FolderOf = (repository, name) =>
  name === 'root-config' ? join(repository, name, 'dist') : join(repository, 'packages', name, 'dist')
