import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The package manager of this repository, with its version. */
export function packageManager(root: string): string {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).portal.packageManager
}

/** Runs the package manager of this repository. Returns whether it succeeded. */
export function runPackageManager(root: string, args: readonly string[]): boolean {
  const { status } = spawnSync('npx', ['--yes', packageManager(root), ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  return status === 0
}
