import type { AccountsDatabase } from '@portal/accounts/account-tables.ts'
import { passwordOf } from '@portal/accounts/passwords/credentials.ts'
import { hashPassword, isPassword } from '@portal/accounts/passwords/password-hash.ts'

export interface Credentials {
  /** Whether `password` is this user's; takes the same time for unknown users. */
  matches(userId: string | undefined, password: string): Promise<boolean>
}

/** With a demo password, demo users without a password of their own can use it. */
export function createCredentials(accounts: AccountsDatabase, demoPassword: string | undefined): Credentials {
  // A shared salt is acceptable only for demo data, whose password is public anyway.
  const demoHash = demoPassword === undefined ? undefined : hashPassword(demoPassword)

  const findHash = async (userId: string) => {
    const { passwordHash, isDemo } = (await passwordOf(accounts, userId)) ?? {}
    return passwordHash ?? (isDemo ? await demoHash : undefined)
  }
  return {
    matches: async (userId, password) => isPassword(password, userId && (await findHash(userId))),
  }
}
