import { chmod, chown, lstat, mkdir, mkdtemp, realpath, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { isReachable, type PostgresAccount } from './postgres-account.ts'
import { clusterName } from './postmaster.ts'

/** sun_path is limited to 104 bytes on macOS and 108 on Linux, of which the socket's own name takes 19. */
const longestSocketFolder = 84

/**
 * The folder for everything of one server: `directory` itself or, when root keeps its files where PostgreSQL's
 * account cannot reach them, a folder under /var/lib that `directory/home` points to.
 */
export async function clusterFolder(directory: string, account?: PostgresAccount): Promise<string> {
  const path = resolve(directory)
  await mkdir(path, { recursive: true, mode: 0o700 })
  const own = await realpath(path)
  const home = !account || (await isReachable(own, account)) ? own : await reachableFolder(join(own, 'home'))
  if (account) await chown(home, account.uid, account.gid)
  await chmod(home, 0o700)
  return home
}

async function reachableFolder(link: string): Promise<string> {
  const known = await realpath(link).catch(() => undefined)
  if (known) return known
  await mkdir('/var/lib', { recursive: true })
  const folder = await mkdtemp('/var/lib/operations-portal-')
  await symlink(folder, link)
  return folder
}

/** Folder for the server's socket: its own, or a short one in the system's temporary folder. */
export async function socketFolder(home: string, account?: PostgresAccount): Promise<string> {
  if (Buffer.byteLength(home) <= longestSocketFolder) return home
  const folder = join(tmpdir(), clusterName(home))
  await mkdir(folder, { mode: 0o700 }).catch(ignoreExisting)
  await refuseForeign(folder, account)
  if (account) await chown(folder, account.uid, account.gid)
  return folder
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}

/** Anybody could have created a folder under this predictable name in the temporary folder. */
async function refuseForeign(folder: string, account?: PostgresAccount): Promise<void> {
  const { uid } = await lstat(folder)
  if (uid === process.getuid?.() || uid === account?.uid) return
  throw new Error(
    `${folder} belongs to another account. Delete it, or keep the data in a folder with a shorter path.`,
  )
}
