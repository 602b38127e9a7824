import { spawnSync } from 'node:child_process'
import { repository } from '../workspace.ts'

/** Git's name for the checked-out commit when no branch is checked out, as on build servers. */
const DETACHED = 'HEAD'

/**
 * Whether a branch other than main is checked out, such as one under review. Its bundles need no versions: they
 * get them on main.
 */
export function isFeatureBranch(folder: string = repository): boolean {
  const options = { cwd: folder, encoding: 'utf8' } as const
  const { status, stdout } = spawnSync('git', ['rev-parse', '--abbrev-ref', 'HEAD'], options)
  return status === 0 && !['main', DETACHED].includes(stdout.trim())
}
