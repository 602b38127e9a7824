import type { BatchAction } from '@portal/contract/dpas/dpa-bulk.ts'
import { DpaBatch } from '@portal/contract/dpas/dpa-bulk-schemas.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import type { SourceRow } from '../../bulk/source-row.ts'
import type { Database } from '../../database/tables.ts'
import type { SubjectRow } from '../../subjects/subject-store.ts'
import { type DoneResult, done, type RowOutcome, refused } from '../../tasks/row-outcome.ts'
import type { RowPlan, RowTask } from '../../tasks/row-task.ts'
import type { TaskRecord } from '../../tasks/task-store.ts'
import { changeStatus, publish, requireDeletable } from '../dpa-lifecycle.ts'
import type { DpaRecord } from '../dpa-row.ts'
import { lockNamedDpas } from '../lock-named-dpas.ts'
import { batchRows } from './batch-list.ts'
import { dpaErrorReport } from './dpa-error-report.ts'
import { type DpaWrites, dpaWrites } from './dpa-writes.ts'

interface Chunk {
  readonly writes: DpaWrites
  readonly srci: SubjectRow
  readonly task: TaskRecord
}

/** The DPA as the action leaves it, and the result. */
type Changed = readonly [DpaRecord, DoneResult]

const turn =
  (status: 'ACTIVE' | 'SUSPENDED', result: DoneResult) =>
  ({ writes }: Chunk, dpa: DpaRecord): Changed => {
    const difference = { before: { status: dpa.status }, after: { status } }
    return [writes.change(dpa, changeStatus(dpa, status), 'DPA_STATUS_CHANGED', difference), result]
  }

const ACTIONS: Record<BatchAction, (chunk: Chunk, dpa: DpaRecord) => Changed> = {
  PUBLISH: ({ writes, srci, task }, dpa) => {
    const live = publish(dpa, srci, task.createdBy)
    const difference = { before: dpa.published ?? {}, after: live.draft }
    return [writes.change(dpa, live, 'DPA_PUBLISHED', difference), 'PUBLISHED']
  },
  SUSPEND: turn('SUSPENDED', 'SUSPENDED'),
  ACTIVATE: turn('ACTIVE', 'ACTIVATED'),
  DELETE: ({ writes }, dpa) => {
    requireDeletable(dpa)
    writes.remove(dpa)
    return [dpa, 'DELETED']
  },
}

const actionOf = (task: TaskRecord): BatchAction => DpaBatch.parse(task.options).action

async function plan(db: Database, task: TaskRecord, rows: readonly SourceRow[]): Promise<RowPlan> {
  const ids = rows.map(({ values }) => String(values.id))
  const { srcis, dpas } = await lockNamedDpas(db, task, ids)
  const writes = dpaWrites(task)
  const action = actionOf(task)
  const outcomes = rows.map(({ row }, index): RowOutcome => {
    const id = ids[index] ?? ''
    const dpa = dpas.get(id)
    const srci = dpa && srcis.get(dpa.subjectId)
    const facts = { row, action, dpaId: id, srciDpaId: dpa?.srciDpaId }
    try {
      if (!dpa || !srci) throw new ApiError('DPA_NOT_FOUND')
      const [{ revision }, result] = ACTIONS[action]({ writes, srci, task }, dpa)
      return done({ ...facts, revision }, result)
    } catch (error) {
      if (error instanceof ApiError) return refused(facts, error)
      throw error
    }
  })
  return { outcomes, apply: () => writes.apply(db) }
}

/** Applies one action to many DPAs, of one SRCI or of several; its source is the list of their ids. */
export const dpaBatchTask: RowTask = {
  modeOf: () => 'APPLY',
  abortsOnError: () => false,
  rows: (_task, open) => batchRows(open()),
  prepare: (_task, rows) => (db, task) => plan(db, task, rows),
  errorReport: () => dpaErrorReport('ndjson'),
}
