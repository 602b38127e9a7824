import { createHash } from 'node:crypto'
import { kyselyConnection } from '@portal/accounts/database/kysely-connection.ts'
import { tracedStatement } from '@portal/server-common/tracing/traced-work.ts'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { isSilence, isStalePlan } from './database-error.ts'

const nameOf = (text: string): string => createHash('sha1').update(text).digest('base64url')

interface Statement {
  readonly text: string
  readonly values: unknown[]
}

/** PostgreSQL's log contains the process number in each line. */
const processOf = (client: object): unknown => ('processID' in client ? client.processID : undefined)

async function ask(client: PoolClient, statement: Statement, onStale: () => void) {
  const { text, values } = statement
  // Without values, the text may contain several statements, which cannot be prepared. A search is replanned each
  // time: the best plan depends on how rare its word is.
  if (values.length === 0 || text.includes(' like ')) return client.query(statement)
  try {
    return await client.query({ ...statement, name: nameOf(text) })
  } catch (error) {
    if (!isStalePlan(error)) throw error
    onStale()
    // It has not run yet. In a transaction, which the failure has aborted, it fails again.
    return client.query(statement).catch(() => {
      throw error
    })
  }
}

function prepared(client: PoolClient, onSilence: () => void): PostgresPoolClient {
  let isStale = false
  let silence: unknown

  return kyselyConnection({
    async run(text, values) {
      // Further statements, such as a rollback, would wait just as long.
      if (silence) throw silence
      try {
        const statement = { text, values: [...values] }
        const given = await tracedStatement(text, () =>
          ask(client, statement, () => {
            isStale = true
          }),
        )
        // Of several statements, at most one returns rows.
        return [given].flat().find(({ rows }) => rows.length > 0) ?? given
      } catch (error) {
        if (isSilence(error)) {
          silence = error
          onSilence()
        }
        throw error instanceof Error ? Object.assign(error, { databaseProcess: processOf(client) }) : error
      }
    },
    release: () => client.release(isStale || silence !== undefined),
  })
}

/**
 * A pool with named statements, so that PostgreSQL parses and plans each one once per connection instead of on every
 * call; for short statements that is half of their cost.
 */
export function withPreparedStatements(pool: Pool): PostgresPool {
  const openedAt = new WeakMap<PoolClient, number>()
  let silentAt = -1
  pool.on('connect', (client) => openedAt.set(client, performance.now()))

  /** When one connection has fallen silent, older ones may have, too; each would delay a call until its timeout. */
  async function reconnect(): Promise<PoolClient> {
    const client = await pool.connect()
    if ((openedAt.get(client) ?? 0) > silentAt) return client
    client.release(true)
    return reconnect()
  }

  return {
    connect: async () =>
      prepared(await reconnect(), () => {
        silentAt = performance.now()
      }),
    end: () => pool.end(),
  }
}
