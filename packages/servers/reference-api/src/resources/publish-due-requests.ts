import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { auditFacts, type Recorded, withAudit } from '../database/audit.ts'
import type { Database } from '../database/tables.ts'
import { changeRequestStore, type OpenedRequest } from './change-request-store.ts'
import { mergeChangeRequest } from './merge-change-request.ts'
import { isDue } from './merge-moment.ts'
import { obstacleTo } from './obstacle-to.ts'
import { recordedRequest } from './recorded-request.ts'

const BATCH_SIZE = 20

interface Due {
  readonly id: string
  readonly accountId: string
}

const dueRequests = (db: Database): Promise<Due[]> =>
  db
    .selectFrom('changeRequest')
    .select(['id', 'accountId'])
    .where('status', '=', 'APPROVED')
    .where('mergeBlockedReason', 'is', null)
    .where('applyAt', '<=', sql<Date>`now()`)
    .orderBy('applyAt')
    .limit(BATCH_SIZE)
    .execute()

/** Merges the request, or records the obstacle for somebody to resolve. */
async function carryOut(
  db: Database,
  accountId: string,
  opened: OpenedRequest,
): Promise<readonly Recorded[]> {
  const { request } = opened
  const person = request.scheduledBy ?? request.author
  const obstacle = await obstacleTo(db, opened)
  if (!obstacle) return (await mergeChangeRequest(db, { accountId, person }, opened, undefined)).recorded
  const blocked = await changeRequestStore(db, accountId).save(
    { ...request, mergeBlockedReason: obstacle },
    person,
  )
  return [{ ...recordedRequest(request, blocked), action: 'CR_HELD_BACK' }]
}

/** One request per transaction: the lock on its file lets only one worker merge it, completely or not at all. */
const publishDue = (db: Database, { id, accountId }: Due): Promise<void> =>
  withAudit(db, accountId, async (transaction) => {
    await sql`begin`.execute(transaction)
    const opened = await changeRequestStore(transaction, accountId).lock(id)
    const { request } = opened
    const isWanted = request.status === 'APPROVED' && !request.mergeBlockedReason && isDue(request)
    // Another worker was faster, or the time was changed.
    if (!isWanted || !request.applyAt) return { result: undefined, entries: [] }
    const person = request.scheduledBy ?? request.author
    const recorded = await carryOut(transaction, accountId, opened)
    const correlationId = uuid()
    return {
      result: undefined,
      entries: recorded.map(({ action = '', ...facts }) =>
        auditFacts({ person, accountId }, action, correlationId, facts),
      ),
    }
  })

/**
 * Merges the approved requests that are due. Any number of workers may do so concurrently. A failed one does not
 * block others and is retried in the next round.
 */
export async function publishDueRequests(db: Database, onFailure: (error: unknown) => void): Promise<void> {
  for (const due of await dueRequests(db)) await publishDue(db, due).catch(onFailure)
}
