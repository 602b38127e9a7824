import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { repository } from '@portal/build/src/workspace.ts'
import type { TypedProgram } from './typed-programs.ts'

/** A run that takes longer hangs. */
const RUN_TIMEOUT_MS = 45 * 60_000

const toolPath = (name: string) => join(repository, 'packages/tools/build/node_modules/.bin', name)

/** Runs a tool of `packages/tools/build` with visible output. Returns whether it succeeded. */
export function runTool(name: string, args: readonly string[], { isEndless = false } = {}): boolean {
  const { status } = spawnSync(toolPath(name), args, {
    cwd: repository,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...(!isEndless && { timeout: RUN_TIMEOUT_MS }),
  })
  return status === 0
}

/** Arguments of jest for the tests of some packages. */
export const jestArguments = (folders: readonly string[]): string[] => [
  ...folders.flatMap((folder) => ['--projects', folder]),
  // A busy machine is slow, not wrong.
  '--testTimeout=120000',
]

/** Lint and format of some folders, or of the whole repository; `write` fixes what can be fixed. */
export const lint = ({
  write = false,
  folders = ['packages', 'root-config', 'scripts', 'importmap.json'],
}: {
  write?: boolean
  folders?: readonly string[] | undefined
}): boolean =>
  runTool('biome', [
    'check',
    '--config-path=packages/tools/build/lint.json',
    '--error-on-warnings',
    ...(write ? ['--write'] : []),
    ...folders,
  ])

/** Whether a program has no type errors; unchanged files are not checked again. */
function isFreeOfErrors({ config, known }: TypedProgram): Promise<boolean> {
  const child = spawn(toolPath('tsc'), ['-p', config, '--incremental', '--tsBuildInfoFile', known], {
    cwd: repository,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    timeout: RUN_TIMEOUT_MS,
  })
  return new Promise((resolve) => child.once('close', (status) => resolve(status === 0)))
}

/** Checks the types of some programs, two at a time. Returns for each whether it has no errors. */
export async function checkTypes(programs: readonly TypedProgram[]): Promise<ReadonlyMap<string, boolean>> {
  const results = new Map<string, boolean>()
  const waiting = programs.values()
  const workOff = async () => {
    for (const program of waiting) results.set(program.name, await isFreeOfErrors(program))
  }
  await Promise.all([workOff(), workOff()])
  return results
}
