import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const packageFolder = fileURLToPath(new URL('../..', import.meta.url))

export interface SpawnedApi {
  /** Empty until the ready line came. */
  readonly url: string
  /** All that was written to standard output and standard error. */
  output(): string
  /** Sends the signal and resolves to the exit code, which is null for a killed process. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
}

/** Runs the program as operators do. Resolves when it is ready or has ended. */
export async function spawnApi(environment: Record<string, string>): Promise<SpawnedApi> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: packageFolder,
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  let text = ''
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
        if (text.includes('ready at')) resolve()
      })
    }
  })
  await Promise.race([ready, ended])
  return {
    url: /ready at (\S+)/.exec(text)?.[1] ?? '',
    output: () => text,
    end: async (signal) => {
      child.kill(signal)
      const [code] = await ended
      return code
    },
  }
}
