import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { readTables } from '@portal/build/src/read-tables.ts'
import { workspacePackages } from '@portal/build/src/workspace.ts'
import { packageFolder } from '@portal/server-common/package-folder.ts'
import { requireUntaken } from './valid-name.ts'

/** Throws an `Error` with a one-sentence message when a package in the repository has this name or shows screens at its address. */
export async function requireFreeName(name: string, root: string): Promise<void> {
  const packages = workspacePackages(root)
  const names = packages.map((folder) => basename(folder))
  requireUntaken(name, existsSync(packageFolder(root, name)) ? [...names, name] : names)
  for (const folder of packages) {
    const { routes } = await readTables(folder)
    const paths = routes.flatMap((row) => ('path' in row ? [String(row.path)] : []))
    if (paths.some((path) => path.split('/')[1] === name))
      throw new Error(`The address /${name} belongs to @portal/${basename(folder)}. Choose another name.`)
  }
}
