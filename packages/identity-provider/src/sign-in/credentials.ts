import type { Pool } from 'pg'
import { hashPassword, isPassword } from './password-hash.ts'

export interface Credentials {
  /** Whether `password` is the one of this user; takes the same time when there is no such user. */
  matches(userId: string | undefined, password: string): Promise<boolean>
}

/** With a demo password, users that have no password of their own may use that one. */
export function createCredentials(database: Pool, demoPassword: string | undefined): Credentials {
  // One salt for all is acceptable for demo data only; the password is public there anyway.
  const demoHash = demoPassword === undefined ? undefined : hashPassword(demoPassword)

  const findHash = async (userId: string) => {
    const { rows } = await database.query<{ password_hash: string }>(
      'select password_hash from identity.credential where user_id = $1',
      [userId],
    )
    return rows[0]?.password_hash ?? (await demoHash)
  }
  return {
    matches: async (userId, password) => isPassword(password, userId && (await findHash(userId))),
  }
}
