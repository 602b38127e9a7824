import { chmod, chown, mkdir } from 'node:fs/promises'
import { postgresAccount } from './postgres-account.ts'

/**
 * Makes a folder into which nobody but its owner can look, or closes one that is there. Where root hands PostgreSQL
 * over to another account, the group of that account may pass through to what is its own, and do nothing else.
 */
export async function makePrivateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 })
  const account = await postgresAccount()
  if (account) await chown(path, 0, account.gid)
  await chmod(path, account ? 0o710 : 0o700)
}
