import type { SubjectType } from '@portal/contract/subjects/subject.ts'
import type { TaskType } from '@portal/contract/tasks/task.ts'
import type { Database } from '../database/tables.ts'
import { nextTaskNo } from '../tasks/task-store.ts'

const BY = { id: 'system', email: 'system@program.example', name: 'System' }
/** Empty fields of an ended task that no worker has claimed. */
const NOTHING = {
  work: null,
  subjectId: null,
  sourceKey: null,
  file: null,
  startedAt: null,
  validatedAt: null,
  processingAt: null,
  finishedAt: null,
  total: null,
  changeReason: null,
  parentTaskId: null,
  failureReason: null,
  failureMessage: null,
  stepStartedAt: null,
  lockedBy: null,
  lockedUntil: null,
} as const

/** A task of the demo account that has ended with errors and has a file to download. */
export async function addTask(
  db: Database,
  type: TaskType,
  subjectTypes: readonly SubjectType[],
): Promise<string> {
  const id = crypto.randomUUID()
  const by = { accountId: 'c2p-demo', createdBy: BY, updatedBy: BY }
  const facts = { type, status: 'COMPLETED_WITH_ERRORS', title: 'A task', options: {}, search: '' } as const
  await db
    .insertInto('task')
    .values({
      ...NOTHING,
      ...facts,
      ...by,
      id,
      no: await nextTaskNo(db, 'c2p-demo'),
      subjectTypes: [...subjectTypes],
    })
    .execute()
  const artifact = { name: 'dpas.csv', kind: 'EXPORT', contentType: 'text/csv', sizeBytes: 1 } as const
  const kept = { sha256: '', key: `c2p-demo/${id}`, expiresAt: new Date('2100-01-01') }
  await db
    .insertInto('taskArtifact')
    .values({ taskId: id, ...artifact, ...kept })
    .execute()
  return id
}
