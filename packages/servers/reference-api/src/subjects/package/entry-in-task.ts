import { auditFacts, type Recorded } from '../../database/audit.ts'
import type { AuditFacts } from '../../database/audit-chain.ts'
import type { TaskRecord } from '../../tasks/task-store.ts'

/** The entry for a change that a task makes on behalf of the person who started it. */
export function entryInTask(
  { id, accountId, createdBy: person, changeReason }: TaskRecord,
  action: string,
  recorded: Omit<Recorded, 'changeReason'>,
): AuditFacts {
  const reason = changeReason ?? undefined
  const facts = auditFacts({ person, accountId }, action, id, { ...recorded, changeReason: reason })
  return { ...facts, source: 'TASK', taskId: id, correlationId: null }
}
