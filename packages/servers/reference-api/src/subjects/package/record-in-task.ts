import { appendAudit, auditFacts, type Recorded } from '../../database/audit.ts'
import type { Database } from '../../database/tables.ts'
import type { TaskRecord } from '../../tasks/task-store.ts'

/** Records a change made by a task in the history, on behalf of the person who started the task. */
export async function recordInTask(
  db: Database,
  { id, accountId, createdBy: person, changeReason }: TaskRecord,
  action: string,
  recorded: Omit<Recorded, 'changeReason'>,
): Promise<void> {
  const reason = changeReason ?? undefined
  const facts = auditFacts({ person, accountId }, action, id, { ...recorded, changeReason: reason })
  await appendAudit(db, accountId, [{ ...facts, source: 'TASK', taskId: id, correlationId: null }])
}
