import { createHash } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'

/** A server as described by the `postmaster.pid` of its data folder. */
export interface Postmaster {
  urlOf(database: string): string
}

const pidFile = (data: string) => join(data, 'postmaster.pid')

/** A short name for the server of one data folder, part of the title of each of its processes. */
export function clusterName(data: string): string {
  return `portal-${createHash('sha256').update(data).digest('hex').slice(0, 12)}`
}

/** The server that runs, or ran until it was killed, on the folder `data`. */
export async function readPostmaster(data: string): Promise<Postmaster | undefined> {
  const text = await readFile(pidFile(data), 'utf8').catch(() => '')
  const [, , , port, socketFolder, address] = text.split('\n')
  // A starting server writes its address last.
  if (!port || !(socketFolder || address)) return undefined
  return {
    urlOf: (database) =>
      socketFolder
        ? `postgres://portal@localhost:${port}/${database}?host=${encodeURIComponent(socketFolder)}`
        : `postgres://portal@${address}:${port}/${database}`,
  }
}

/** Whether the server accepts a connection within 2 s. */
export async function answers(postmaster: Postmaster): Promise<boolean> {
  const client = new Client({
    connectionString: postmaster.urlOf('postgres'),
    connectionTimeoutMillis: 2000,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * Deletes the `postmaster.pid` of a killed server once its last process is gone. Its process number may now belong to
 * a zombie or to another program, which PostgreSQL would mistake for itself and never start.
 */
export async function forgetDeadPostmaster(data: string): Promise<void> {
  if (process.platform === 'linux' && !(await hasProcesses(data))) await rm(pidFile(data), { force: true })
}

async function hasProcesses(data: string): Promise<boolean> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const commands = await Promise.all(ids.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')))
  // The main process is recognized by the folder in its arguments, its children by their title.
  return commands.some(
    (command) => command.split('\0').includes(data) || command.startsWith(`postgres: ${clusterName(data)}`),
  )
}
