import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { packageFile, repository, workspacePackages } from '@portal/build/src/workspace.ts'
import { catalogVersions, overriddenVersions } from './catalog-versions.ts'
import { packageVersions } from './package-versions.ts'

/** What the repository of an application takes from the portal's workspace. */
export interface WorkspaceFacts {
  /** The pinned version of each library. */
  readonly libraries: Readonly<Record<string, string>>
  /** Versions that override those requested by other packages, in npm's format. */
  readonly overrides: ReturnType<typeof overriddenVersions>
  /** The version of each of the portal's packages. */
  readonly packages: Readonly<Record<string, string>>
  /** The names that the portal's own packages have, without their scope. */
  readonly taken: readonly string[]
}

/** The file of the packed tools that has the facts of the workspace in which they were packed. */
export const FACTS_FILE = 'workspace.json'

/** The facts of a portal's repository. */
export const workspaceFacts = (root: string): WorkspaceFacts => ({
  libraries: Object.fromEntries(catalogVersions(root)),
  overrides: overriddenVersions(root),
  packages: Object.fromEntries(packageVersions(root)),
  taken: workspacePackages(root).map((folder) => basename(folder)),
})

/** The facts of the portal that these tools come from: of this repository, or as packed. */
export function factsHere(): WorkspaceFacts {
  const packed = packageFile(`packages/tools/squad-tools/${FACTS_FILE}`)
  return existsSync(packed) ? JSON.parse(readFileSync(packed, 'utf8')) : workspaceFacts(repository)
}
