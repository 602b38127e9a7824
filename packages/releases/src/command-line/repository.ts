import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const above = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/[/\\]$/, '')

/** The repository that the commands work for: this one, or that of a squad, where this package is installed. */
export const repositoryHere = basename(above) === 'node_modules' ? dirname(above) : above

/** Whether a repository is that of the portal, and not one of a squad. */
export const isOfPortal = (repository: string): boolean =>
  existsSync(join(repository, 'packages', 'tooling', 'src'))

/** Where the tooling lies: beside the other packages, or where it is installed. */
export const toolingFolder = (repository: string): string =>
  isOfPortal(repository)
    ? join(repository, 'packages', 'tooling')
    : join(repository, 'node_modules', '@portal', 'tooling')
