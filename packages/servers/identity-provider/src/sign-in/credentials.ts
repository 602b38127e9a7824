import type { Pool } from 'pg'
import { hashPassword, isPassword } from './password-hash.ts'

export interface Credentials {
  /** Whether `password` is the one of this user; takes the same time when there is no such user. */
  matches(userId: string | undefined, password: string): Promise<boolean>
}

/** With a demo password, users of the demo data that have no password of their own may use that one. */
export function createCredentials(database: Pool, demoPassword: string | undefined): Credentials {
  // One salt for all is acceptable for demo data only; the password is public there anyway.
  const demoHash = demoPassword === undefined ? undefined : hashPassword(demoPassword)

  const findHash = async (userId: string) => {
    const { rows } = await database.query<{ own: string | null; is_demo: boolean }>(
      `select password_hash as own, is_demo
       from public.operator left join identity.credential on user_id = id where id = $1`,
      [userId],
    )
    const { own, is_demo } = rows[0] ?? {}
    return own ?? (is_demo ? await demoHash : undefined)
  }
  return {
    matches: async (userId, password) => isPassword(password, userId && (await findHash(userId))),
  }
}
