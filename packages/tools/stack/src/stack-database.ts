import { join } from 'node:path'
import { isInUse, startEmbeddedPostgres, watchPostgres } from '@portal/reference-api/embedded-postgres.ts'
import type { StackSettings } from './stack-settings.ts'
import { keepRunning } from './supervision/keep-running.ts'

/** The configured PostgreSQL, or the portal's, which is started unless it already runs. */
export async function openDatabase(
  { databaseUrl, dataDirectory }: StackSettings,
  settings: Record<string, string> = {},
) {
  if (databaseUrl) return { url: databaseUrl, stop: async () => undefined }
  const directory = join(dataDirectory, 'postgres')
  const { url, stop } = await startEmbeddedPostgres({ directory, settings })
  // A portal on other ports may work with the same data; its database is not ours to stop.
  return { url, stop: async () => ((await isInUse(url)) ? undefined : stop()) }
}

/** The same, and the portal's is restarted whenever it exits. */
export async function keepDatabase(settings: StackSettings) {
  const { databaseUrl, dataDirectory } = settings
  const database = await openDatabase(settings)
  if (databaseUrl) return database
  // The servers know it by this address.
  const { port } = new URL(database.url)
  const watched = await keepRunning({
    name: 'database',
    logFile: join(dataDirectory, 'postgres', 'postgres.log'),
    start: async () => watchPostgres((await openDatabase(settings, { port })).url),
    log: (message) => console.error(message),
  })
  return {
    url: database.url,
    stop: async () => {
      await watched.stop()
      await database.stop()
    },
  }
}
