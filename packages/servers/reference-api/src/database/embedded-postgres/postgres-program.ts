import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { PostgresAccount } from './postgres-account.ts'

/** Location of PostgreSQL's programs, their working folder, and the account that runs them. */
export interface ProgramContext {
  home: string
  binaries: string
  account: PostgresAccount | undefined
}

/**
 * Runs `initdb` or `pg_ctl` to its end; a failure is an error with the program's own message. It has its own process
 * group, so that Ctrl-C in the terminal does not interrupt a shutdown.
 */
export function runProgram(context: ProgramContext, program: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(context.binaries, program), args, {
      cwd: context.home,
      detached: true,
      windowsHide: true,
      stdio: ['ignore', 'ignore', 'pipe'],
      ...context.account,
    })
    let complaint = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaint += text
    })
    child.once('error', reject)
    // Not `close`: on Windows the server keeps the pipe it inherited.
    child.once('exit', (code) => {
      child.stderr.destroy()
      if (code === 0) resolve()
      else reject(new Error(/error: (.*)/.exec(complaint)?.[1] ?? `${program} ended with code ${code}`))
    })
  })
}
