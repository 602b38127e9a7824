import { basename } from 'node:path'
import { workspacePackages } from '@portal/build/src/workspace.ts'
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

/** The file of a packed package that has the facts of the workspace in which it was packed. */
export const FACTS_FILE = 'workspace.json'

/** The facts of a portal's repository. */
export const workspaceFacts = (root: string): WorkspaceFacts => ({
  libraries: Object.fromEntries(catalogVersions(root)),
  overrides: overriddenVersions(root),
  packages: Object.fromEntries(packageVersions(root)),
  taken: workspacePackages(root).map((folder) => basename(folder)),
})
