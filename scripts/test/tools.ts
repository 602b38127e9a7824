import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { repository, workspacePackages } from '@portal/build/src/workspace.ts'

/** No run takes as long as this; one that does hangs. */
const LONGEST_RUN_MS = 30 * 60_000

const toolPath = (name: string) => join(repository, 'packages/tools/build/node_modules/.bin', name)

/** Runs a tool of `packages/tools/build` with visible output. Returns whether it succeeded. */
export function runTool(name: string, args: readonly string[], { isEndless = false } = {}): boolean {
  const { status } = spawnSync(toolPath(name), args, {
    cwd: repository,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...(!isEndless && { timeout: LONGEST_RUN_MS }),
  })
  return status === 0
}

/** Arguments of jest for the tests of some packages. */
export const jestArguments = (folders: readonly string[]): string[] => [
  ...folders.flatMap((folder) => ['--projects', folder]),
  '--testTimeout=60000',
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

/** Every folder with types of its own to check. */
export const typedFolders = (): string[] =>
  [...workspacePackages(), join(repository, 'scripts')].filter((folder) =>
    existsSync(join(folder, 'tsconfig.json')),
  )

/** Whether one package has no type errors; unchanged packages are not checked again. */
function checkTypesOf(folder: string): Promise<boolean> {
  const known = join(repository, '.cache/types', `${basename(folder)}.tsbuildinfo`)
  const child = spawn(toolPath('tsc'), ['-p', folder, '--incremental', '--tsBuildInfoFile', known], {
    cwd: repository,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    timeout: LONGEST_RUN_MS,
  })
  return new Promise((resolve) => child.once('close', (status) => resolve(status === 0)))
}

/** Checks the types of some packages, two at a time, and gives for each whether it is free of errors. */
export async function checkTypes(folders: readonly string[]): Promise<ReadonlyMap<string, boolean>> {
  const results = new Map<string, boolean>()
  const waiting = folders.values()
  const workOff = async () => {
    for (const folder of waiting) results.set(folder, await checkTypesOf(folder))
  }
  await Promise.all([workOff(), workOff()])
  return results
}
