import { execFileSync } from 'node:child_process'
import { repository } from '@portal/build/src/workspace.ts'

const git = (...words: readonly string[]): string =>
  execFileSync('git', words, {
    cwd: repository,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()

/** The full name of a commit, branch or tag. Throws an `Error` with a sentence for people when it does not exist. */
export function commitOf(name: string): string {
  try {
    return git('rev-parse', '--verify', '--end-of-options', `${name}^{commit}`)
  } catch {
    throw new Error(`This repository has no commit, branch or tag "${name}".`)
  }
}

/** Copies the sources at a commit into an empty folder. */
export function checkOut(commit: string, folder: string): void {
  git('clone', '--quiet', '--shared', '--no-checkout', repository, folder)
  git('-C', folder, 'checkout', '--quiet', '--detach', commit)
}
