import { isDeepStrictEqual } from 'node:util'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import { sql } from 'kysely'
import type { SourceRow } from '../../bulk/source-row.ts'
import type { Database } from '../../database/tables.ts'
import { momentInWords } from '../../moment-in-words.ts'
import { type DoneResult, done, type RowOutcome, refused } from '../../tasks/row-outcome.ts'
import type { RowPlan, RowTask } from '../../tasks/row-task.ts'
import { rowTaskRunner } from '../../tasks/row-task-runner.ts'
import type { TaskRunner } from '../../tasks/run-task.ts'
import { TaskFailure } from '../../tasks/task-failure.ts'
import type { TaskRecord } from '../../tasks/task-store.ts'
import type { DpaRecord } from '../dpa-row.ts'
import { lockNamedDpas } from '../lock-named-dpas.ts'
import { batchRows } from './batch-list.ts'
import { dpaErrorReport } from './dpa-error-report.ts'
import { type DpaWrites, dpaWrites } from './dpa-writes.ts'
import { obstacleToUndo } from './undo-check.ts'
import { type DpaEntry, undoneDpa } from './undone-dpa.ts'

const UNDO = 'UNDO'

const undoneTaskOf = ({ options }: TaskRecord): string => String(options.taskId)

interface Story {
  /** What the undone task did. */
  readonly done: DpaEntry[]
  /** When the DPA had been published before, without undone publications. */
  readonly published: DpaEntry[]
  deletedBy?: string
}

/** Removes the publications that an undo has withdrawn: all after the one that it restored. */
function withdraw(published: DpaEntry[], { changes }: DpaEntry): void {
  const restored = changes.find(({ path }) => path === '/publishedRevision')?.after
  while (published.length > 0 && published.at(-1)?.revision !== restored) published.pop()
}

/** What the history says about each DPA. */
async function storiesOf(db: Database, task: TaskRecord, ids: readonly string[]) {
  const undone = undoneTaskOf(task)
  const rows = await db
    .selectFrom('auditEntry')
    .select(['entityId', 'taskId', 'action', 'revision', 'at', 'operator', 'changes'])
    .where('accountId', '=', task.accountId)
    .where('entity', '=', 'dpa')
    .where('entityId', '=', sql<string>`any(${ids})`)
    .where(({ eb, or }) =>
      or([
        eb('taskId', '=', undone),
        eb('action', 'in', ['DPA_PUBLISHED', 'DPA_PUBLICATION_UNDONE', 'DPA_DELETED']),
      ]),
    )
    .orderBy('no')
    .execute()
  const stories = new Map<string, Story>()
  for (const { entityId, taskId, ...entry } of rows) {
    const story: Story = stories.get(entityId) ?? { done: [], published: [] }
    stories.set(entityId, story)
    const isEarlier = story.done.length === 0
    if (entry.action === 'DPA_DELETED') story.deletedBy = entry.operator.name
    else if (taskId === undone) story.done.push(entry)
    else if (isEarlier && entry.action === 'DPA_PUBLISHED') story.published.push(entry)
    else if (isEarlier) withdraw(story.published, entry)
  }
  return stories
}

const changedSince = ({ updatedBy, updatedAt }: DpaRecord) =>
  new ApiError('REVISION_CONFLICT', {
    message: `Changed since by ${updatedBy.name}, on ${momentInWords(updatedAt)}.`,
  })

/** Throws DPA_EXISTS when another DPA now has the id of this one. */
async function requireFreeId(db: Database, before: DpaRecord, dpa: DpaRecord): Promise<void> {
  const { srciDpaId } = before.draft
  if (srciDpaId === dpa.draft.srciDpaId) return
  const other = await db
    .selectFrom('dpa')
    .select('id')
    .where('accountId', '=', dpa.accountId)
    .where('subjectId', '=', dpa.subjectId)
    .where('srciDpaId', '=', srciDpaId)
    .executeTakeFirst()
  if (other) throw new ApiError('DPA_EXISTS')
}

function writeBack(writes: DpaWrites, dpa: DpaRecord, before: DpaRecord): [DpaRecord, DoneResult] {
  if (before.status !== dpa.status) {
    const difference = { before: { status: dpa.status }, after: { status: before.status } }
    const turned = writes.change(dpa, { ...dpa, status: before.status }, 'DPA_STATUS_CHANGED', difference)
    return [turned, before.status === 'ACTIVE' ? 'ACTIVATED' : 'SUSPENDED']
  }
  let written = dpa
  if (!isDeepStrictEqual(before.draft, dpa.draft)) {
    const difference = { before: dpa.draft, after: before.draft }
    written = writes.change(dpa, { ...dpa, draft: before.draft }, 'DPA_UPDATED', difference)
  }
  if (before.publishedRevision === dpa.publishedRevision) return [written, 'UPDATED']
  const difference = {
    before: { publishedRevision: dpa.publishedRevision },
    after: { publishedRevision: before.publishedRevision },
  }
  const withdrawn = { ...before, draft: written.draft }
  return [writes.change(written, withdrawn, 'DPA_PUBLICATION_UNDONE', difference), 'UPDATED']
}

async function plan(db: Database, task: TaskRecord, rows: readonly SourceRow[]): Promise<RowPlan> {
  const ids = rows.map(({ values }) => String(values.id))
  const { dpas: found } = await lockNamedDpas(db, task, ids)
  const stories = await storiesOf(db, task, ids)
  const writes = dpaWrites(task)

  async function undo(id: string, dpa: DpaRecord | undefined): Promise<[number, DoneResult]> {
    const { done: entries, published, deletedBy }: Story = stories.get(id) ?? { done: [], published: [] }
    if (!dpa)
      throw new ApiError('DPA_NOT_FOUND', deletedBy ? { message: `Deleted since by ${deletedBy}.` } : {})
    if (entries.at(-1)?.revision !== dpa.revision) throw changedSince(dpa)
    const before = undoneDpa(dpa, entries, published)
    if (!before) {
      writes.remove(dpa)
      return [dpa.revision + 1, 'DELETED']
    }
    await requireFreeId(db, before, dpa)
    const [{ revision }, result] = writeBack(writes, dpa, before)
    return [revision, result]
  }

  async function outcomeOf({ row }: SourceRow, index: number): Promise<RowOutcome> {
    const dpaId = ids[index] ?? ''
    const dpa = found.get(dpaId)
    const facts = { row, action: UNDO, dpaId, srciDpaId: dpa?.draft.srciDpaId }
    try {
      const [revision, result] = await undo(dpaId, dpa)
      return done({ ...facts, revision }, result)
    } catch (error) {
      if (error instanceof ApiError) return refused(facts, error)
      throw error
    }
  }

  const outcomes: RowOutcome[] = []
  for (const [index, row] of rows.entries()) outcomes.push(await outcomeOf(row, index))
  return { outcomes, apply: () => writes.apply(db) }
}

const rowTask: RowTask = {
  modeOf: () => 'APPLY',
  abortsOnError: () => false,
  rows: (_task, open) => batchRows(open()),
  prepare: (_task, rows) => (db, task) => plan(db, task, rows),
  errorReport: () => dpaErrorReport('ndjson'),
}

const byRows = rowTaskRunner(rowTask)

/** Undoes a bulk action; its source is the list of DPAs that the action changed. Each changed since stays as it is. */
export const dpaBatchUndoTask: TaskRunner = byRows

/**
 * Undoes an import; its source is the list of DPAs that the import created or changed. Does nothing if any of them
 * was changed since. A DPA changed while the task runs is left unchanged, and its row fails.
 */
export const dpaUndoTask: TaskRunner = {
  ...byRows,
  validate: async (context) => {
    const { task } = context.lease
    const { parentTaskId: parent, accountId } = task
    // A retry of the failed rows covers the rest, since the other DPAs are already undone.
    const isFirst = parent === undoneTaskOf(task)
    const obstacle = isFirst ? await obstacleToUndo(context.db, { id: parent, accountId }) : undefined
    if (obstacle) throw new TaskFailure('INVALID_STATE', obstacle)
    await byRows.validate(context)
  },
}
