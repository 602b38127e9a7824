import { migrate } from '@portal/identity-provider/src/database/migrate.ts'
import { Pool } from 'pg'

/** Adds the tables of the embedded identity provider to a database. */
export async function makeIdentitySchema(url: string): Promise<void> {
  const pool = new Pool({ connectionString: url })
  await migrate(pool)
  await pool.end()
}
