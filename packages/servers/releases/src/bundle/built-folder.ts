import { join } from 'node:path'
import { packageFolder } from '@portal/server-common/package-folder.ts'

/** Returns the folder with the built files of a package. */
export type FolderOf = (repository: string, name: string) => string

export const builtFolder: FolderOf = (repository, name) => join(packageFolder(repository, name), 'dist')
