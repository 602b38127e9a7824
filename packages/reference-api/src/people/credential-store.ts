import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'

interface Credential {
  readonly passwordHash: string
  readonly changedAt: Date
}

/** Passwords, as the embedded identity provider keeps them: in a schema of its own in the same database. */
export function credentialStore(db: Database) {
  return {
    /** A hosted provider keeps its passwords to itself. */
    isHere: async (): Promise<boolean> => {
      const { rows } = await sql<{ here: boolean }>`
        select to_regclass('identity.credential') is not null as here
      `.execute(db)
      return rows[0]?.here ?? false
    },

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
  }
}
