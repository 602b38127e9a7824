import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packageFolder } from '@portal/server-common/package-folder.ts'

/** The repository that the commands work on: this one, or a squad's, where this package is installed. */
export const repositoryHere = fileURLToPath(new URL('../../../../..', import.meta.url)).replace(/[/\\]$/, '')

/** Whether a repository is the portal's and not a squad's. */
export const isOfPortal = (repository: string): boolean =>
  existsSync(join(packageFolder(repository, 'squad-tools'), 'src'))

/** Location of one of the portal's packages: in its repository, or where it is installed. */
export const portalPackage = (repository: string, name: string): string =>
  isOfPortal(repository) ? packageFolder(repository, name) : join(repository, 'node_modules', '@portal', name)
