import { requireOwnSessions } from '@portal/accounts/database/require-own-sessions.ts'
import { operators } from '@portal/accounts/operators/operators.ts'
import type { Environment } from '@portal/contract/accounts/account.ts'
import { sql } from 'kysely'
import { createSystemSubject } from '../accounts/create-system-subject.ts'
import { prepareAccount } from '../accounts/prepare-account.ts'
import type { Settings } from '../settings.ts'
import type { ObjectStore } from '../storage/object-store.ts'
import { openStorage } from '../storage/open-storage.ts'
import { connect } from './connect.ts'
import { isUnreachable, lacksExtension } from './database-error.ts'
import { migrate } from './migrate.ts'
import type { Database } from './tables.ts'

/** Fills a new installation in the transaction that creates its account. */
type Fill = (installation: { readonly db: Database; readonly storage: ObjectStore }) => Promise<void>

/** Updates the environment of the account. Throws when a production account contains demo data. */
async function setEnvironment(db: Database, accountId: string, environment: Environment): Promise<void> {
  const demo = operators(db).select('id').where('accountId', '=', accountId).where('isDemo', '=', true)
  if (environment === 'PRODUCTION' && (await demo.executeTakeFirst()))
    throw new Error(
      `ACCOUNT_ENVIRONMENT is PRODUCTION, but the account ${accountId} contains demo operators. Use an empty database.`,
    )
  await db.updateTable('account').set({ environment }).where('id', '=', accountId).execute()
}

/** Updates the account to the settings; those that are not given keep their value. */
async function applySettings(
  db: Database,
  { accountId, environment, accountName, productTitle }: Settings,
): Promise<void> {
  if (environment) await setEnvironment(db, accountId, environment)
  const given = { ...(accountName && { name: accountName }), ...(productTitle && { productTitle }) }
  if (Object.keys(given).length > 0)
    await db.updateTable('account').set(given).where('id', '=', accountId).execute()
}

async function prepare(db: Database, settings: Settings, fill: Fill | undefined): Promise<void> {
  await requireOwnSessions(db)
  await migrate(db)
  const storage = await openStorage(settings.storage, db, () => '')
  const isFilled = await db.transaction().execute(async (transaction) => {
    // Several processes may start at once: one works, the others wait.
    await sql`select pg_advisory_xact_lock(hashtext('prepare accounts'))`.execute(transaction)
    const isEmpty = (await transaction.selectFrom('account').select('id').executeTakeFirst()) === undefined
    const { accountId, systemSubjectId, accountName = 'Click to Pay' } = settings
    await prepareAccount(transaction, {
      id: accountId,
      name: accountName,
      environment: settings.environment ?? 'SANDBOX',
      productTitle: settings.productTitle ?? 'Operations portal',
      systemSubjectId,
    })
    await applySettings(transaction, settings)
    const isFilling = isEmpty && fill !== undefined
    if (isFilling) await fill({ db: transaction, storage })
    await createSystemSubject(transaction, { accountId, id: systemSubjectId, name: accountName })
    return isFilling
  })
  // Lists need statistics of the new tables immediately; PostgreSQL would collect them a minute or two later.
  if (isFilled) await sql`vacuum (analyze) dpa, audit_entry, subject`.execute(db)
}

/** Turns known failures into instructions; others are passed on unchanged. */
function plainError(error: unknown): unknown {
  if (isUnreachable(error))
    return new Error('The database does not answer. Start PostgreSQL, or correct DATABASE_URL.')
  if (!lacksExtension(error)) return error
  return new Error(
    'The database needs the extensions pg_trgm and btree_gist, and this user may not add them. Ask its administrator to run: create extension pg_trgm; create extension btree_gist;',
  )
}

/** Nobody waits for a server that is starting, and on a busy machine PostgreSQL may take long to accept connections. */
const CONNECTION_TIMEOUT_MS = 30_000

/** Creates or updates the tables and the account, and fills an empty database. Throws a one-sentence error. */
export async function prepareDatabase(settings: Settings, fill?: Fill): Promise<void> {
  const db = connect(settings.databaseUrl, { connectionTimeoutMs: CONNECTION_TIMEOUT_MS })
  try {
    await prepare(db, settings, fill)
  } catch (error) {
    throw plainError(error)
  } finally {
    await db.destroy()
  }
}
