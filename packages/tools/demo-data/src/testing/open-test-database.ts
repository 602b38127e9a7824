import { connect } from '@portal/reference-api/database/connect.ts'
import type { Database } from '@portal/reference-api/database/tables.ts'
import { createTestDatabase } from '@portal/reference-api/testing/test-database.ts'

export interface OpenDatabase {
  readonly url: string
  readonly db: Database
  /** Disconnects and drops it. */
  close(): Promise<void>
}

/** A separate database with a connection: with the demo data of the tests, or empty. */
export async function openTestDatabase(content?: 'empty'): Promise<OpenDatabase> {
  const { url, drop } = await createTestDatabase(content)
  const db = connect(url)
  return {
    url,
    db,
    close: async () => {
      await db.destroy()
      await drop()
    },
  }
}
