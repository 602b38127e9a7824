import { logSize, tableSizes } from '@portal/reference-api/testing/statement-costs.ts'
import { getter, measure } from '../api/list-latencies.ts'
import { print } from '../figures.ts'
import type { MeasuredApi } from '../measured-api.ts'
import { fillAuditTrail, SECONDS_BETWEEN } from './fill-audit-trail.ts'

const GOAL_MS = 50

/** Prints how long histories and the audit trail take with so many entries more. */
export async function measureAuditTrail(api: MeasuredApi, entries: number): Promise<void> {
  const { db } = api
  const { subjectId, id } = await db
    .selectFrom('dpa')
    .select(['subjectId', 'id'])
    .where('accountId', '=', 'c2p-demo')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const begin = performance.now()
  await fillAuditTrail(db, entries, id)
  const seconds = (performance.now() - begin) / 1000
  console.info(`         ${entries} entries added in ${seconds.toFixed(0)} s`)
  const table = (await tableSizes(db)).find(({ name }) => name === 'audit_entry')
  if (table)
    console.info(
      `         audit_entry: ${table.megabytes.toFixed(0)} MB, indexes ${table.indexMegabytes.toFixed(0)} MB, ` +
        `write-ahead log ${(await logSize(db)).toFixed(0)} MB`,
    )

  const get = getter(api)
  const operator = await db
    .selectFrom('operator')
    .select('id')
    .where('email', '=', 'admin@program.example')
    .executeTakeFirstOrThrow()
  const middle = Date.now() - (entries * SECONDS_BETWEEN * 1000) / 2
  const day = new Date(middle).toISOString().slice(0, 10)
  const history = `/subjects/${subjectId}/dpa/${id}/history`
  const lists = {
    'history of the busiest record': `${history}?pageSize=50`,
    'its oldest page': `${history}?pageSize=50&sort=changedAt`,
    'newest entries of all': '/audit-events?pageSize=50',
    'entries of a person': `/audit-events?actorId=${operator.id}`,
    'entries of an email address that has none': '/audit-events?changedBy=nobody@program.example',
    'entries of an action': '/audit-events?action=DPA_STATUS_CHANGED',
    'entries of a day': `/audit-events?from=${day}&to=${day}`,
    'one entry for each task': '/audit-events?fold=tasks&only=changes&pageSize=10',
    'reasons that few gave': '/audit-events?q=quarterly',
    'reasons that nobody gave': '/audit-events?q=zzyzx',
  }
  for (const [name, path] of Object.entries(lists)) {
    const values = await measure(() => get(path))
    print({ name: `${name}, of ${entries} entries (p95)`, unit: 'ms', values, goal: GOAL_MS })
  }
}
