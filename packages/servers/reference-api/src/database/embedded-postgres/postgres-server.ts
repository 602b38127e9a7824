import { readFile, rename, stat } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import type { Cluster } from './postgres-cluster.ts'
import { runProgram } from './postgres-program.ts'
import { writeSettings } from './postgres-settings.ts'
import { answers, forgetDeadPostmaster, type Postmaster, readPostmaster } from './postmaster.ts'

/** Time for a starting, stopping or dying server to finish. */
const timeoutMs = 30_000
const MAX_LOG_BYTES = 10 * 1024 * 1024

/** Uses the server that runs on this data, or starts one. */
export async function startServer(cluster: Cluster, settings: Record<string, string>): Promise<Postmaster> {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    const running = await readPostmaster(cluster.data)
    if (running && (await answers(running))) return running
    await forgetDeadPostmaster(cluster.data)
    const complaint = await tryToStart(cluster, settings)
    if (complaint === undefined) continue
    if (!isBusy(complaint) || Date.now() > deadline) {
      throw new Error(`PostgreSQL did not start: ${complaint}. Its log is ${cluster.log}.`)
    }
    await delay(100)
  }
}

/** PostgreSQL's message when another process still uses the data. */
function isBusy(complaint: string): boolean {
  return /lock file .* already exists|pre-existing shared memory block/.test(complaint)
}

/** Starts a new log when the current one is large; the old one is kept. */
async function turnLog({ log }: Cluster): Promise<void> {
  const { size } = await stat(log).catch(() => ({ size: 0 }))
  if (size > MAX_LOG_BYTES) await rename(log, `${log}.1`)
}

/** Returns the reason when the server did not come up. */
async function tryToStart(cluster: Cluster, settings: Record<string, string>): Promise<string | undefined> {
  await turnLog(cluster)
  const logBefore = await readFile(cluster.log, 'utf8').catch(() => '')
  await writeSettings(cluster, settings)
  try {
    await runProgram(cluster, 'pg_ctl', ['start', '-w', '-t', '120', '-D', cluster.data, '-l', cluster.log])
    return undefined
  } catch (error) {
    const log = await readFile(cluster.log, 'utf8').catch(() => '')
    const reason = /FATAL: +(.*)/.exec(log.slice(logBefore.length))?.[1]
    return reason ?? (error instanceof Error ? error.message : String(error))
  }
}

/** Closes connections and stops the server; does nothing when it is down. */
export async function stopServer(cluster: Cluster): Promise<void> {
  try {
    await runProgram(cluster, 'pg_ctl', ['stop', '-w', '-t', '60', '-m', 'fast', '-D', cluster.data])
  } catch (error) {
    if (await readPostmaster(cluster.data)) throw error
  }
}
