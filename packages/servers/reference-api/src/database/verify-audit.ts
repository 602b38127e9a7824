import { type AuditReport, checkAudit } from './check-audit.ts'
import { connect } from './connect.ts'

const sentence = ({ accountId, entries, firstBad }: AuditReport): string =>
  firstBad === undefined
    ? `${accountId}: ${entries} entries, all unchanged.`
    : `${accountId}: entry ${firstBad} is missing or was changed.`

/** Recomputes the audit trail of every account. Throws a one-sentence error when it cannot. */
export async function verifyAudit(databaseUrl: string): Promise<{ isWhole: boolean; sentences: string[] }> {
  const db = connect(databaseUrl)
  try {
    const reports = await checkAudit(db)
    if (reports.length === 0) throw new Error()
    return {
      isWhole: reports.every(({ firstBad }) => firstBad === undefined),
      sentences: reports.map(sentence),
    }
  } catch {
    throw new Error('The database does not answer, or it does not belong to the product API.')
  } finally {
    await db.destroy()
  }
}
