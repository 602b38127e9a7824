import { type ChainHead, EMPTY_CHAIN, follows } from './audit-chain.ts'
import type { Database } from './tables.ts'

const ROWS_AT_ONCE = 1000

export interface AuditReport {
  readonly accountId: string
  readonly entries: number
  /** Number of the first entry that was changed; one past the end when entries are missing there. */
  readonly firstBad: number | undefined
}

async function checkAccount(db: Database, accountId: string, head: ChainHead): Promise<AuditReport> {
  let last = EMPTY_CHAIN
  for (;;) {
    const rows = await db
      .selectFrom('auditEntry')
      .selectAll()
      .where('accountId', '=', accountId)
      .where('no', '>', last.no)
      .orderBy('no')
      .limit(ROWS_AT_ONCE)
      .execute()
    for (const row of rows) {
      if (!follows(row, last)) return { accountId, entries: last.no, firstBad: last.no + 1 }
      last = row
    }
    if (rows.length < ROWS_AT_ONCE) break
  }
  const isWhole = last.no === head.no && last.hash.equals(head.hash)
  return { accountId, entries: last.no, firstBad: isWhole ? undefined : last.no + 1 }
}

/** Recomputes the chain of every account. It cannot detect that somebody rewrote the whole chain with its head. */
export async function checkAudit(db: Database): Promise<AuditReport[]> {
  const heads = await db.selectFrom('auditHead').selectAll().orderBy('accountId').execute()
  const reports: AuditReport[] = []
  for (const { accountId, ...head } of heads) reports.push(await checkAccount(db, accountId, head))
  return reports
}
