import type { Pool, PoolClient } from 'pg'
import { isDatabaseUnavailable } from './database-unavailable.ts'

/** Runs `work` on one connection; commits when it returns and rolls back when it throws. */
export async function inTransaction<Result>(
  database: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await database.connect()
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    // A connection that cannot roll back is useless, and a dead one would only block.
    if (isDatabaseUnavailable(error)) client.release(true)
    else
      await client.query('rollback').then(
        () => client.release(),
        () => client.release(true),
      )
    throw error
  }
}
