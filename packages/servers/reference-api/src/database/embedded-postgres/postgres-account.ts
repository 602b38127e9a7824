import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'

/** The system account that runs PostgreSQL; undefined when it is the account of this process. */
export interface PostgresAccount {
  uid: number
  gid: number
}

const run = promisify(execFile)

/** PostgreSQL refuses to run as root, so root runs it as the unprivileged account nobody. */
export async function postgresAccount(): Promise<PostgresAccount | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, 'nobody'])))
  return { uid: Number(uid?.stdout), gid: Number(gid?.stdout) }
}

/** Whether an account can reach `path`: every parent folder allows others, or the account's group, to pass. */
export async function isReachable(path: string, account: PostgresAccount): Promise<boolean> {
  const parent = dirname(path)
  if (parent === path) return true
  const { mode, gid } = await stat(parent)
  const passes = (mode & 0o001) !== 0 || (gid === account.gid && (mode & 0o010) !== 0)
  return passes && (await isReachable(parent, account))
}
