import { hashPassword, isPassword } from '@portal/server-common/password-hash.ts'
import type { Pool } from 'pg'

export interface Credentials {
  /** Whether `password` is this user's; takes the same time for unknown users. */
  matches(userId: string | undefined, password: string): Promise<boolean>
}

/** With a demo password, demo users without a password of their own can use it. */
export function createCredentials(database: Pool, demoPassword: string | undefined): Credentials {
  // A shared salt is acceptable only for demo data, whose password is public anyway.
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
