import { spawnSync } from 'node:child_process'
import { repository } from '../workspace.ts'

/** What is checked out when no branch is, as build servers do. */
const DETACHED = 'HEAD'

/**
 * Whether the checked-out commit belongs to a branch other than main, such as one of a change under review. Its
 * bundles need no versions: they get them on main.
 */
export function isOnBranch(folder: string = repository): boolean {
  const options = { cwd: folder, encoding: 'utf8' } as const
  const { status, stdout } = spawnSync('git', ['rev-parse', '--abbrev-ref', 'HEAD'], options)
  return status === 0 && !['main', DETACHED].includes(stdout.trim())
}
