import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'

interface Credential {
  readonly passwordHash: string
  readonly changedAt: Date
}

/** Passwords and sessions of the embedded identity provider, in its own schema of the same database. */
export function credentialStore(db: Database) {
  /** A hosted provider keeps its passwords and sessions to itself. */
  const isHere = async (): Promise<boolean> => {
    const { rows } = await sql<{ here: boolean }>`
      select to_regclass('identity.credential') is not null as here
    `.execute(db)
    return rows[0]?.here ?? false
  }

  /** Ends all sessions of an operator, with their codes and tokens. */
  const endSessions = async (operatorId: string): Promise<void> => {
    await db.updateTable('operator').set({ validFrom: new Date() }).where('id', '=', operatorId).execute()
    if (!(await isHere())) return
    await sql`delete from identity.artifact where payload ->> 'accountId' = ${operatorId}`.execute(db)
  }

  return {
    isHere,
    endSessions,

    find: async (operatorId: string): Promise<Credential | undefined> => {
      const { rows } = await sql<Credential>`
        select password_hash, changed_at from identity.credential where user_id = ${operatorId}
      `.execute(db)
      return rows[0]
    },

    save: async (operatorId: string, passwordHash: string): Promise<void> => {
      await sql`
        insert into identity.credential (user_id, password_hash, changed_at)
        values (${operatorId}, ${passwordHash}, now())
        on conflict (user_id) do update set password_hash = excluded.password_hash, changed_at = now()
      `.execute(db)
    },

    /** Removes all data of a deleted operator. */
    forget: async (operatorId: string): Promise<void> => {
      if (!(await isHere())) return
      await sql`delete from identity.credential where user_id = ${operatorId}`.execute(db)
      await endSessions(operatorId)
    },
  }
}
