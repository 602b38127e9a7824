import { setImmediate } from 'node:timers'

export type ServerName =
  | 'product-api'
  | 'task-worker'
  | 'identity-provider'
  | 'portal-host'
  | 'release-service'
  | `${string}-backend`

/** From everything to nothing; each includes the ones after it. */
export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** What a line says besides its event. Never tokens, passwords, addresses, bodies or personal data. */
type Facts = Readonly<Record<string, unknown>>

let server: ServerName | undefined
let lowest: LogLevel = 'info'

/** Sets whose log this process writes, and from which level on. */
export function startLog(name: ServerName, level: LogLevel = 'info'): void {
  server = name
  lowest = level
}

const { stdout } = process

/** Writes the lines of one turn of the event loop together: a write for each took a fifth of the time of a call. */
function writeTogether(): void {
  if (stdout.writableCorked > 0) return
  stdout.cork()
  setImmediate(() => stdout.uncork())
}
process.once('exit', () => stdout.uncork())

const writer =
  (level: Exclude<LogLevel, 'debug' | 'silent'>) =>
  (event: string, facts: Facts = {}) => {
    if (LOG_LEVELS.indexOf(level) < LOG_LEVELS.indexOf(lowest)) return
    const line = JSON.stringify({ time: new Date().toISOString(), level, server, event, ...facts })
    if (level !== 'info') return console.error(line)
    writeTogether()
    console.info(line)
  }

/**
 * The log of this process: one line of JSON per event, the same for all servers, with `time` (ISO 8601), `level`,
 * `server`, `event` (such as `call` or `failure`), `correlationId` if a request caused it, and `message`, a sentence.
 */
export const log = { info: writer('info'), warn: writer('warn'), error: writer('error') }
