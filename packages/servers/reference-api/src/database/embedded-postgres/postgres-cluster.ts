import { appendFile, chown, lstat, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { clusterFolder } from './cluster-folder.ts'
import { postgresAccount } from './postgres-account.ts'
import { postgresBinaries } from './postgres-binaries.ts'
import { type ProgramContext, runProgram } from './postgres-program.ts'
import { settingsFile } from './postgres-settings.ts'

/** One PostgreSQL server: its data folder, its log file and what is needed to run it. */
export interface Cluster extends ProgramContext {
  data: string
  log: string
}

/** Finds or creates everything but the data itself. */
export async function openCluster(directory: string): Promise<Cluster> {
  const account = await postgresAccount()
  const home = await clusterFolder(directory, account)
  const binaries = await postgresBinaries(home, account)
  return { home, data: join(home, 'data'), log: join(home, 'postgres.log'), binaries, account }
}

/** Creates the data folder on the first start, under another name until it is complete. */
export async function createData(cluster: Cluster): Promise<void> {
  if (await exists(cluster.data)) return
  const draft = await mkdtemp(`${cluster.data}-draft-`)
  try {
    if (cluster.account) await chown(draft, cluster.account.uid, cluster.account.gid)
    // The built-in locale gives the same sort order and case rules on every platform.
    const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8']
    await runProgram(cluster, 'initdb', ['-D', draft, '-U', 'portal', '-A', 'trust', ...locale])
    await appendFile(join(draft, 'postgresql.conf'), `include_if_exists = '${settingsFile}'\n`)
    await rename(draft, cluster.data)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    if (await exists(cluster.data)) return
    throw new Error(
      `PostgreSQL could not create ${cluster.data}: ${error instanceof Error ? error.message : error}`,
    )
  }
}

const exists = (path: string) =>
  lstat(path).then(
    () => true,
    () => false,
  )
