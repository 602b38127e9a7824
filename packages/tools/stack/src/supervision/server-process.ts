import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { BUILT_BACKEND } from '@portal/build/src/backend-of.ts'
import { repository } from '@portal/build/src/workspace.ts'
import type { Running } from './keep-running.ts'
import { logFile } from './log-file.ts'

const STOP_TIMEOUT_MS = 10_000

/** Asks the server to stop and waits; kills it when it does not. */
function stopping(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    const killTimer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
    child.once('exit', () => {
      clearTimeout(killTimer)
      resolve()
    })
    child.kill('SIGTERM')
  })
}

/** Where the server's output goes. */
export const logFileOf = (name: string, logs: string): string => join(logs, `${name}.log`)

export interface Program {
  readonly name: string
  /** Relative to the repository. */
  readonly file: string
}

/** Starts a server and waits until it is ready. Its output goes to a file in the folder `logs`. */
export type StartServer<Server> = (
  program: Program,
  environment: Readonly<Record<string, string>>,
  logs: string,
) => Promise<Server>

/**
 * Starts Node with `args` and waits for the server's ready line. Rejects with the server's message when it
 * exits before that.
 */
export async function spawnServer(
  name: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  logs: string,
): Promise<Running> {
  const child = spawn(process.execPath, args, {
    cwd: repository,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // A failed spawn counts as an exit.
  const ended = once(child, 'exit').catch(() => undefined)
  const log = logFile(logFileOf(name, logs))
  child.stdout.pipe(log, { end: false })
  child.stderr.pipe(log, { end: false })
  const lastErrors: string[] = []
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (/ ready\b/.test(line)) resolve()
    })
    createInterface({ input: child.stderr }).on('line', (line) => {
      lastErrors.push(line)
      if (lastErrors.length > 20) lastErrors.shift()
    })
    void ended.then(() => reject(new Error(lastErrors.join('\n') || `${name} exited before it was ready.`)))
  })
  return { ended, stop: () => stopping(child) }
}

/** The build output of a program: `packages/x/src/main.ts` is `packages/x/dist/main.js`. */
const builtFile = (file: string) =>
  file
    .replace(/\/src\/backend\.ts$/, `/${BUILT_BACKEND}/backend.js`)
    .replace(/\/src\/(\w+)\.ts$/, '/dist/$1.js')

/** Starts a server as built for production. */
export const startServer: StartServer<Running> = ({ name, file }, environment, logs) =>
  spawnServer(name, ['--enable-source-maps', builtFile(file)], environment, logs)
