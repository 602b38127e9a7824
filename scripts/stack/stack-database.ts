import { join } from 'node:path'
import { isInUse, startEmbeddedPostgres } from '@portal/reference-api/embedded-postgres.ts'
import type { StackSettings } from './stack-settings.ts'

/** A PostgreSQL of one's own, or the portal's, which is started unless it runs already. */
export async function openDatabase({ databaseUrl, dataDirectory }: StackSettings) {
  if (databaseUrl) return { url: databaseUrl, stop: async () => undefined }
  const { url, stop } = await startEmbeddedPostgres({ directory: join(dataDirectory, 'postgres') })
  // A portal on other ports may work with the same data; its database is not ours to stop.
  return { url, stop: async () => ((await isInUse(url)) ? undefined : stop()) }
}
