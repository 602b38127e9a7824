import { spawn } from 'node:child_process'
import { once } from 'node:events'

interface Ended {
  readonly code: number | null
  /** Everything written to standard output and standard error. */
  readonly output: string
}

/**
 * Runs a program of Node in a folder, with these variables and no others but `PATH`. `ready` resolves with its first
 * output, `ended` when it has exited.
 */
export function runProgram(
  args: readonly string[],
  { cwd, env }: { readonly cwd: string; readonly env: Readonly<Record<string, string | undefined>> },
) {
  const child = spawn(process.execPath, args, { cwd, env: { PATH: process.env.PATH, ...env } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const ended: Promise<Ended> = once(child, 'close').then(([code]) => ({ code, output }))
  return { child, ended, output: () => output, ready: once(child.stdout, 'data') }
}
