import { type StdioOptions, spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { ReleaseError } from '../release-error.ts'
import type { Given } from './arguments.ts'
import type { Outcome } from './outcome.ts'
import { isOfPortal, portalPackage } from './repository.ts'

/** A command that needs no store. */
export type Tool = (repository: string, given: Given) => Promise<Outcome>

/** A command that needs the portal's sources. */
export const ofPortal =
  (tool: Tool): Tool =>
  async (repository, given) => {
    if (isOfPortal(repository)) return tool(repository, given)
    const [name] = given.words
    throw new ReleaseError('absent', `${name} works only in the portal's repository. Run it there.`)
  }

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/** Starts a program of a package, such as `build/src/api-report.ts`, and forwards signals to it. */
function start(repository: string, file: string, args: readonly string[], stdio: StdioOptions) {
  const [name = '', ...path] = file.split('/')
  const program = join(portalPackage(repository, name), ...path)
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...args], { cwd: repository, stdio })
  const forward = (signal: NodeJS.Signals) => child.kill(signal)
  for (const signal of SIGNALS) process.once(signal, forward)
  const code = new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  }).finally(() => {
    // Node ends a process at Ctrl-C only while nobody listens for it.
    for (const signal of SIGNALS) process.off(signal, forward)
  })
  return { child, code }
}

/** Runs a program of a package with visible output and returns its exit code. */
export const runProgram = (repository: string, file: string, args: readonly string[]): Promise<number> =>
  start(repository, file, args, 'inherit').code

/** Runs a program of a package and returns its exit code and output. */
export async function readProgram(repository: string, file: string, args: readonly string[]) {
  const { child, code } = start(repository, file, args, ['ignore', 'pipe', 'inherit'])
  const said = child.stdout ? await text(child.stdout) : ''
  return { code: await code, said }
}
