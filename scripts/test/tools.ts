import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { workspacePackages } from '@portal/tooling/src/workspace.ts'
import { repository } from '../stack/stack-settings.ts'

/** No run takes as long as this; one that does hangs. */
const LONGEST_RUN_MS = 30 * 60_000

/** Runs a tool of `packages/tooling` with its output in sight; gives whether it was content. */
export function runTool(name: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): boolean {
  const { status } = spawnSync(join(repository, 'packages/tooling/node_modules/.bin', name), args, {
    cwd: repository,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
    timeout: LONGEST_RUN_MS,
  })
  return status === 0
}

/** Lint and format of the whole repository; `write` mends what can be mended. */
export const lint = (write = false): boolean =>
  runTool('biome', [
    'check',
    '--config-path=packages/tooling/lint.json',
    '--error-on-warnings',
    ...(write ? ['--write'] : []),
    'packages',
    'root-config',
    'scripts',
    'importmap.json',
  ])

/** Every folder with types of its own to check. */
export const typedFolders = (): string[] =>
  [...workspacePackages(), join(repository, 'scripts')].filter((folder) =>
    existsSync(join(folder, 'tsconfig.json')),
  )

/** Whether one package is free of type errors. */
export const checkTypes = (folder: string): boolean => runTool('tsc', ['-p', folder])
