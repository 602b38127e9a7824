import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** All files of a folder and the folders in it. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
