import { ApiError } from '@portal/server-common/http/api-error.ts'
import { sql } from 'kysely'
import type { Database } from '../../database/tables.ts'
import { previewChanges } from '../../tasks/preview-changes.ts'
import { repeatedTasks } from '../../tasks/repeated-tasks.ts'
import { type DoneResult, done, type RowOutcome, type RowProblem, refused } from '../../tasks/row-outcome.ts'
import type { RowDifference, RowPlan } from '../../tasks/row-task.ts'
import type { TaskRecord } from '../../tasks/task-store.ts'
import type { DpaRecord } from '../dpa-row.ts'
import { type DpaRequest, type DpaRules, textOf } from './dpa-request.ts'
import { dpaWrites } from './dpa-writes.ts'
import { newBody } from './new-body.ts'
import { maskedValue } from './row-values.ts'
import { srcisOfRows } from './srcis-of-rows.ts'
import { suggestedValue } from './suggested-value.ts'

/** A globally unique key for a srciDpaId. */
const idOf = (subjectId: string | null | undefined, srciDpaId: string) => `${subjectId ?? ''} ${srciDpaId}`

/** The first row that used each srciDpaId, in this task or one that it repeats: later rows with the same id fail. */
async function rowsOfIds(
  db: Database,
  task: TaskRecord,
  requests: readonly DpaRequest[],
): Promise<Map<string, number>> {
  const ids = requests.flatMap(({ given }) => textOf(given.srciDpaId) ?? [])
  if (ids.length === 0) return new Map()
  const repeated = await repeatedTasks(db, task)
  const rows = await db
    .selectFrom('taskRow')
    .select(['row', 'subjectId', 'srciDpaId'])
    .where('srciDpaId', '=', sql<string>`any(${ids})`)
    .where('result', '!=', 'FAILED')
    .where(({ and, eb, or }) =>
      or([
        eb('taskId', '=', task.id),
        ...repeated.map(({ id, cursorRow }) => and([eb('taskId', '=', id), eb('row', '<=', cursorRow)])),
      ]),
    )
    // Of several, the map keeps the last.
    .orderBy('row', 'desc')
    .execute()
  return new Map(
    rows.flatMap(({ row, subjectId, srciDpaId }) => (srciDpaId ? [[idOf(subjectId, srciDpaId), row]] : [])),
  )
}

interface Changed {
  readonly outcome: RowOutcome
  readonly before: DpaRecord | undefined
  readonly after: DpaRecord
}

/** A row of a preview. */
const differenceOf =
  ({ publishes }: DpaRules) =>
  ({ outcome, before, after }: Changed): RowDifference => ({
    row: outcome.row,
    action: outcome.action,
    subjectId: outcome.subjectId,
    key: after.draft.srciDpaId,
    result: outcome.result,
    changes: previewChanges(before, outcome.result === 'DELETED' ? {} : after.draft, publishes),
  })

const SEEN_BEFORE = {
  reason: 'NOT_UNIQUE',
  source: '/srciDpaId',
  message: 'An earlier row has the same ID.',
}

/** The report of a rejected row: one problem for each value that is at fault. */
function problemsOf(
  { given, source }: DpaRequest,
  { reason, message, details }: ApiError,
): [RowProblem, ...RowProblem[]] {
  const [first, ...others] = details.map((detail): RowProblem => {
    const field = detail.source ?? ''
    const isField = field.startsWith('/')
    return {
      reason: detail.reason ?? reason,
      message: detail.message,
      field,
      // Members outside the DPA are in the row itself.
      value: isField ? (maskedValue(given, field) ?? source.values[field.slice(1)]) : undefined,
      suggestion: isField ? suggestedValue(given, field) : undefined,
    }
  })
  return first ? [first, ...others] : [{ reason, message, field: '' }]
}

/** Plans rows that create, change or delete DPAs, by the rules of single calls. */
export async function planDpaRows(
  db: Database,
  task: TaskRecord,
  requests: readonly DpaRequest[],
  rules: DpaRules,
): Promise<RowPlan> {
  const writes = dpaWrites(task)
  const srcis = await srcisOfRows(db, task, requests, rules, writes)
  const seen = await rowsOfIds(db, task, requests)
  const changed: Changed[] = []

  function unfit(reasonOfRefusal: 'DPA_EXISTS' | 'DPA_NOT_FOUND'): [undefined, DoneResult] {
    if (rules.whenUnfit === 'SKIP') return [undefined, 'SKIPPED']
    throw new ApiError(reasonOfRefusal)
  }

  function carryOut(request: DpaRequest): [DpaRecord | undefined, DoneResult, DpaRecord?] {
    const { source, verb, key, given, subjectId } = request
    if (request.refusal) throw request.refusal
    if (source.problem) throw new ApiError('MALFORMED_REQUEST', { message: source.problem })
    const { byKey, change } = srcis.of(request)
    const id = textOf(given.srciDpaId)
    const first = id === undefined ? undefined : seen.get(idOf(subjectId, id))
    if (first !== undefined && first < source.row)
      throw new ApiError('VALIDATION_FAILED', { details: [SEEN_BEFORE] })
    const found = key === undefined ? undefined : byKey.get(key)
    const before = found && writes.latest(found)
    if (before && verb === 'CREATE') return unfit('DPA_EXISTS')
    if (!before && (verb === 'UPDATE' || verb === 'DELETE')) return unfit('DPA_NOT_FOUND')
    if (!before) return change.create(request.asNew ?? newBody(given))
    return [...(verb === 'DELETE' ? change.remove(before) : change.update(before, given)), before]
  }

  function outcomeOf(request: DpaRequest): RowOutcome {
    const { source, action, given, subjectId } = request
    const srciDpaId = textOf(given.srciDpaId) ?? request.key
    const facts = { row: source.row, action, subjectId, srciDpaId }
    try {
      const [dpa, result, before] = carryOut(request)
      if (typeof given.srciDpaId === 'string') seen.set(idOf(subjectId, given.srciDpaId), source.row)
      if (!dpa) return done(facts, result)
      const { id: dpaId, revision, draft } = dpa
      const outcome = done({ ...facts, dpaId, revision, srciDpaId: draft.srciDpaId }, result)
      if (result !== 'UNCHANGED') changed.push({ outcome, before, after: dpa })
      return outcome
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return refused(facts, ...problemsOf(request, error))
    }
  }

  return {
    outcomes: requests.map(outcomeOf),
    apply: () => writes.apply(db),
    differences: () => changed.map(differenceOf(rules)),
  }
}
