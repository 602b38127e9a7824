import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packageFolder } from '@portal/server-common/package-folder.ts'

/** The repository that the commands work for: this one, or that of a squad, where this package is installed. */
export const repositoryHere = fileURLToPath(new URL('../../../../..', import.meta.url)).replace(/[/\\]$/, '')

/** Whether a repository is that of the portal, and not one of a squad. */
export const isOfPortal = (repository: string): boolean =>
  existsSync(join(packageFolder(repository, 'tooling'), 'src'))

/** Where the tooling lies: in the repository of the portal, or where it is installed. */
export const toolingFolder = (repository: string): string =>
  isOfPortal(repository)
    ? packageFolder(repository, 'tooling')
    : join(repository, 'node_modules', '@portal', 'tooling')
