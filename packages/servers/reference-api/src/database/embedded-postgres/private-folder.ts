import { chmod, chown, mkdir } from 'node:fs/promises'
import { postgresAccount } from './postgres-account.ts'

/**
 * Creates a folder only its owner can read, or restricts an existing one. When root runs PostgreSQL as another
 * account, that account's group may only pass through to its own folders.
 */
export async function makePrivateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 })
  const account = await postgresAccount()
  if (account) await chown(path, 0, account.gid)
  await chmod(path, account ? 0o710 : 0o700)
}
