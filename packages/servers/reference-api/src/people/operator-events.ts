import { type OperatorEvent, takeOperatorEvents } from '@portal/accounts/operators/operator-events.ts'
import { appendAudit, auditFacts } from '../database/audit.ts'
import type { AuditFacts } from '../database/audit-chain.ts'
import type { Database } from '../database/tables.ts'
import { type RepeatedWork, repeat } from '../repeated-work.ts'
import { type MailAddresses, operatorEmails } from './operator-emails.ts'
import { personOf } from './operator-store.ts'

const BATCH_SIZE = 100
const EVERY_MS = 2000

function factsOf(event: OperatorEvent): AuditFacts {
  const caller = { person: personOf(event), accountId: event.accountId }
  const recorded = { entity: 'operator', entityId: event.id, revision: event.revision } as const
  return {
    ...auditFacts(caller, event.action, '', recorded),
    at: event.at,
    source: 'SYSTEM',
    correlationId: null,
  }
}

/** Moves events of the identity provider into the account's audit trail and notifies the operators concerned. */
export async function recordOperatorEvents(db: Database, addresses: MailAddresses): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const events = await takeOperatorEvents(transaction, BATCH_SIZE)
    for (const event of events.filter(({ action }) => action === 'USER_TOKEN_REUSED'))
      await operatorEmails(transaction, event.accountId, addresses).warnOfReuse(event, event.at)
    for (const accountId of new Set(events.map((event) => event.accountId))) {
      const facts = events.filter((event) => event.accountId === accountId).map(factsOf)
      await appendAudit(transaction, accountId, facts)
    }
  })
}

export const startRecordingEvents = (db: Database, addresses: MailAddresses): RepeatedWork =>
  repeat(EVERY_MS, () => recordOperatorEvents(db, addresses))
