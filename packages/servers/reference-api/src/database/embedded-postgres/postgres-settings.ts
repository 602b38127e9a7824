import { chown, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '@portal/server-common/free-port.ts'
import { socketFolder } from './cluster-folder.ts'
import type { Cluster } from './postgres-cluster.ts'
import { clusterName } from './postmaster.ts'

/** Included by the data folder's `postgresql.conf`. */
export const settingsFile = 'portal.conf'

/**
 * Each log line names the request it belongs to. Statements, values and details are not logged: they may contain what
 * only the record's readers may see.
 */
const LOGGING = {
  log_line_prefix: '%m [%p] %a ',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
}

/** Writes the settings for the next start. */
export async function writeSettings(cluster: Cluster, settings: Record<string, string>): Promise<void> {
  const all = {
    ...(await connectionSettings(cluster)),
    cluster_name: clusterName(cluster.data),
    ...LOGGING,
    ...settings,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'\n`)
  const file = join(cluster.data, settingsFile)
  await writeFile(file, lines.join(''), { mode: 0o600 })
  if (cluster.account) await chown(file, cluster.account.uid, cluster.account.gid)
}

async function connectionSettings(cluster: Cluster): Promise<Record<string, string>> {
  // Node cannot connect to Unix sockets on Windows.
  if (process.platform === 'win32') {
    return { listen_addresses: '127.0.0.1', port: String(await freePort()), unix_socket_directories: '' }
  }
  return {
    listen_addresses: '',
    port: '5432',
    unix_socket_directories: `"${await socketFolder(cluster.home, cluster.account)}"`,
    unix_socket_permissions: '0700',
  }
}
