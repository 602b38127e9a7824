import type { PersonRef } from '@portal/contract/formats.ts'
import { auditAppender, auditFacts } from '../../database/audit.ts'
import type { AuditFacts } from '../../database/audit-chain.ts'
import { changesBetween } from '../../database/changes-between.ts'
import type { Database } from '../../database/tables.ts'
import { inTurn } from '../../tasks/in-turn.ts'
import type { TaskRecord } from '../../tasks/task-store.ts'
import type { DpaChange } from '../changed-columns.ts'
import type { DpaRecord } from '../dpa-row.ts'
import { dpasOfAccount, revised } from '../dpa-store.ts'

/** The writes of one chunk of a task, with the history of each step. */
export interface DpaWrites {
  create(dpa: DpaRecord): DpaRecord
  /** Makes `after` the next revision of `before`. */
  change(
    before: DpaRecord,
    after: DpaRecord,
    action: string,
    difference: { before: object; after: object },
  ): DpaRecord
  /** The DPA with the changes of earlier rows. */
  latest(dpa: DpaRecord): DpaRecord
  remove(dpa: DpaRecord): void
  apply(db: Database): Promise<void>
}

type TaskFacts = Pick<TaskRecord, 'id' | 'accountId' | 'createdBy' | 'changeReason'>

/** The database inserts one part while this process renders the next. */
const ROWS_OF_A_PART = 250

const partsOf = (dpas: readonly DpaRecord[]): DpaRecord[][] =>
  Array.from({ length: Math.ceil(dpas.length / ROWS_OF_A_PART) }, (_, part) =>
    dpas.slice(part * ROWS_OF_A_PART, (part + 1) * ROWS_OF_A_PART),
  )

/** Collects the writes of one chunk of `task`. */
export function dpaWrites(task: TaskFacts): DpaWrites {
  const { accountId } = task
  const by: PersonRef = task.createdBy
  const created = new Map<string, DpaRecord>()
  const changed = new Map<string, DpaChange>()
  const removed: string[] = []
  /** Rendered only when written, so that this process works while the database does. */
  const entries: (() => AuditFacts)[] = []

  function record(dpa: DpaRecord, action: string, before: object, after: object): void {
    // An undo reads from the entry when a DPA was published.
    const at = action === 'DPA_PUBLISHED' && dpa.publishedAt ? dpa.publishedAt : new Date()
    entries.push(() => {
      const recorded = {
        entity: 'dpa' as const,
        entityId: dpa.id,
        revision: dpa.revision,
        changes: changesBetween(before, after),
        changeReason: task.changeReason ?? undefined,
      }
      const facts = auditFacts({ person: by, accountId }, action, task.id, recorded)
      return { ...facts, at, source: 'TASK', taskId: task.id, correlationId: null }
    })
  }

  return {
    create: (dpa) => {
      created.set(dpa.id, dpa)
      record(dpa, 'DPA_CREATED', {}, dpa.draft)
      return dpa
    },
    change: (before, after, action, difference) => {
      const dpa = revised({ ...after, revision: before.revision }, by)
      if (created.has(dpa.id)) created.set(dpa.id, dpa)
      else changed.set(dpa.id, { before: changed.get(dpa.id)?.before ?? before, after: dpa })
      record(dpa, action, difference.before, difference.after)
      return dpa
    },
    latest: (dpa) => changed.get(dpa.id)?.after ?? dpa,
    remove: (dpa) => {
      removed.push(dpa.id)
      record({ ...dpa, revision: dpa.revision + 1 }, 'DPA_DELETED', dpa.draft, {})
    },
    apply: async (db) => {
      const store = dpasOfAccount(db, accountId)
      await inTurn([
        ...partsOf([...created.values()]).map((part) => () => store.inserter(part)),
        () => () => store.saveMany([...changed.values()]),
        () => () => store.removeMany(removed),
        () =>
          auditAppender(
            db,
            accountId,
            entries.map((entry) => entry()),
          ),
      ])
    },
  }
}
