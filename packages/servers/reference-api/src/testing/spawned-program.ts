import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from '@portal/server-common/free-port.ts'

const packageFolder = fileURLToPath(new URL('../..', import.meta.url))

export interface SpawnedProgram {
  readonly pid: number
  /** Address of a server; empty until the ready line arrives. */
  readonly url: string
  /** Everything written to standard output and standard error. */
  output(): string
  /** Sends the signal and resolves to the exit code, which is null for a killed process. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
}

/** Runs a program as operators do. Resolves when it is ready or has ended. */
export async function spawnProgram(
  args: readonly string[],
  environment: Record<string, string>,
  folder = packageFolder,
): Promise<SpawnedProgram> {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  let text = ''
  let isReady = false
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
        // A log of many calls is not searched again with each of them.
        if (isReady || !/ ready\b/.test(text)) return
        isReady = true
        resolve()
      })
    }
  })
  await Promise.race([ready, ended])
  return {
    pid: child.pid ?? 0,
    url: /ready at ([^\s"]+)/.exec(text)?.[1] ?? '',
    output: () => text,
    end: async (signal) => {
      child.kill(signal)
      const [code] = await ended
      return code
    },
  }
}

/** The last build of the product API, which starts in a quarter of the time of its sources. */
export const spawnApi = async (environment: Record<string, string>) =>
  spawnProgram(['--enable-source-maps', 'dist/main.js'], {
    API_PORT: String(await freePort()),
    ...environment,
  })

/** A worker for its tasks. */
export const spawnWorker = (environment: Record<string, string>) =>
  spawnProgram(['--enable-source-maps', 'dist/worker.js'], environment)
