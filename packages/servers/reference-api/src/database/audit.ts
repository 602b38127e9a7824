import type { AuditedEntity } from '@portal/contract/history/audited-entity.ts'
import type { HistoryChange } from '@portal/contract/history-entry.ts'
import { sql } from 'kysely'
import { escapeLiteral } from 'pg'
import { v7 as uuid } from 'uuid'
import type { Caller } from '../access/caller.ts'
import { INSTALLATION } from '../accounts/installation.ts'
import { type AuditFacts, entryText } from './audit-chain.ts'
import type { Database } from './tables.ts'

/** What a handler reports about its change; the rest of the entry comes from the call. */
export interface Recorded {
  /** Which of the endpoint's actions it was, if it has several. */
  readonly action?: string
  readonly entity: AuditedEntity
  readonly entityId: string
  readonly revision: number
  readonly dataKey?: string | undefined
  readonly changes?: readonly HistoryChange[]
  readonly changeReason?: string | undefined
}

/** The entry for a change that `caller` makes now. */
export function auditFacts(
  { person, accountId }: Pick<Caller, 'person' | 'accountId'>,
  action: string,
  correlationId: string,
  { changes = [], ...recorded }: Recorded,
): AuditFacts {
  return {
    accountId,
    id: uuid(),
    at: new Date(),
    operator: person,
    action,
    entity: recorded.entity,
    entityId: recorded.entityId,
    dataKey: recorded.dataKey ?? null,
    revision: recorded.revision,
    source: 'PORTAL',
    taskId: null,
    changeReason: recorded.changeReason ?? null,
    correlationId,
    changes: [...changes],
  }
}

/** The entry for a change that a command of the installation makes now. */
export const installationFacts = (accountId: string, action: string, recorded: Recorded): AuditFacts => ({
  ...auditFacts({ person: INSTALLATION, accountId }, action, '', recorded),
  source: 'SYSTEM',
  correlationId: null,
})

/** JSON contains no raw line breaks. */
const linesOf = (entries: readonly AuditFacts[]): string => entries.map(entryText).join('\n')

/**
 * Adds entries to their account's chain, in the transaction of the change itself. The account's other writers are
 * blocked from here to the commit, so call it last.
 */
export const appendAudit = (db: Database, accountId: string, entries: readonly AuditFacts[]): Promise<void> =>
  auditAppender(db, accountId, entries)()

/** Same, in two steps: renders the entries now and returns the function that appends them. */
export function auditAppender(
  db: Database,
  accountId: string,
  entries: readonly AuditFacts[],
): () => Promise<void> {
  const lines = linesOf(entries)
  return async () => {
    if (lines !== '') await sql`select append_audit(${accountId}, ${lines})`.execute(db)
  }
}

function appendStatement(accountId: string, entries: readonly AuditFacts[]): string {
  if (entries.length === 0) return ''
  return `select append_audit(${escapeLiteral(accountId)}, ${escapeLiteral(linesOf(entries))});`
}

interface Audited<Result> {
  readonly result: Result
  readonly entries: readonly AuditFacts[]
  /** A statement still to be run. */
  readonly last?: string
}

/**
 * Runs `work` in a transaction that ends by adding its entries to the account's chain. This, the last statement and
 * the commit are sent as one message, so that the account's other writers are blocked only briefly. `work` begins the
 * transaction itself, since that can be sent along with its first statement.
 */
export function withAudit<Result>(
  db: Database,
  accountId: string,
  work: (db: Database) => Promise<Audited<Result>>,
): Promise<Result> {
  return db.connection().execute(async (transaction) => {
    try {
      const { result, entries, last = '' } = await work(transaction)
      await sql.raw(`${last}; ${appendStatement(accountId, entries)} commit`).execute(transaction)
      return result
    } catch (error) {
      // A broken connection has already rolled back.
      await sql`rollback`.execute(transaction).catch(() => undefined)
      throw error
    }
  })
}
