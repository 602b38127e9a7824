import { type AuditReport, checkAudit } from './check-audit.ts'
import { connect } from './connect.ts'

const sentence = ({ accountId, entries, firstBad }: AuditReport): string =>
  firstBad === undefined
    ? `${accountId}: ${entries} entries, all as they were written.`
    : `${accountId}: entry ${firstBad} is missing or not as it was written.`

const url = process.env.DATABASE_URL
if (!url) {
  console.error('Set DATABASE_URL to the address of the database.')
  process.exit(1)
}
const db = connect(url)
try {
  const reports = await checkAudit(db)
  for (const report of reports) console.info(sentence(report))
  process.exitCode = reports.some(({ firstBad }) => firstBad !== undefined) ? 1 : 0
} catch {
  console.error('The database does not answer, or it is not that of the product API.')
  process.exitCode = 1
} finally {
  await db.destroy()
}
