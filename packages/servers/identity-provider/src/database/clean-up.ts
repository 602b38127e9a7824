import type { AccountsDatabase } from '@portal/accounts/account-tables.ts'
import { deleteExpiredArtifacts } from '@portal/accounts/sessions/artifacts.ts'
import { failureFacts } from '@portal/server-common/failure-facts.ts'
import { log } from '@portal/server-common/log.ts'
import type { Pool } from 'pg'

const intervalMs = 10 * 60_000

/** Periodically deletes expired entries. The timer does not keep the process alive. */
export function startCleanUp(database: Pool, accounts: AccountsDatabase): { stop(): void } {
  const timer = setInterval(() => {
    cleanUp(database, accounts).catch((error: Error) =>
      log.error('failure', failureFacts('Cleaning up', error)),
    )
  }, intervalMs).unref()
  return { stop: () => clearInterval(timer) }
}

async function cleanUp(database: Pool, accounts: AccountsDatabase): Promise<void> {
  await deleteExpiredArtifacts(accounts)
  await database.query(`delete from identity.begun_sign_in where minute < now() - interval '1 hour'`)
  await database.query(`delete from identity.sign_in_attempt where last_at < now() - interval '12 hours'`)
}
