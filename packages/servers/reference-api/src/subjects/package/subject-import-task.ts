import { SubjectImport } from '@portal/contract/subjects/subject-package-schemas.ts'
import { MAX_DIFFERENCES } from '@portal/contract/tasks/task.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import { sql } from 'kysely'
import type { SourceRow } from '../../bulk/source-row.ts'
import { appendAudit } from '../../database/audit.ts'
import type { Database } from '../../database/tables.ts'
import { dpaErrorReport } from '../../dpas/bulk/dpa-error-report.ts'
import type { DpaRequest } from '../../dpas/bulk/dpa-request.ts'
import { planDpaRows } from '../../dpas/bulk/plan-dpa-rows.ts'
import { operatorsHave } from '../../tasks/operators-have.ts'
import { previewChanges } from '../../tasks/preview-changes.ts'
import { done, type RowOutcome, refused } from '../../tasks/row-outcome.ts'
import type { RowDifference, RowPlan, RowTask } from '../../tasks/row-task.ts'
import type { TaskRecord } from '../../tasks/task-store.ts'
import { keepCompared } from './compared-with.ts'
import { type ImportContext, importSubject } from './import-subject.ts'
import { importTemplate } from './import-template.ts'
import { matchingSubject } from './matching-subject.ts'
import { packageRowOf, packageRows } from './package-rows.ts'
import { type Run, runsOf } from './package-runs.ts'

const optionsOf = (task: TaskRecord) => SubjectImport.parse(task.options)

interface Import extends ImportContext {
  /** Plans of DPAs; they write when all rows have been planned. */
  readonly dpaPlans: RowPlan[]
  /** Records the differences that the rows make. */
  readonly differences: RowDifference[]
  /** Records the revisions of the local subjects they were compared with. */
  readonly compared: Record<string, number>
}

/** Runs `work` and undoes its writes when it fails. */
async function undone<Result>({ db, entries }: Import, work: () => Promise<Result>): Promise<Result> {
  const kept = entries.length
  await sql`savepoint package_row`.execute(db)
  try {
    return await work()
  } catch (error) {
    await sql`rollback to savepoint package_row`.execute(db)
    entries.length = kept
    throw error
  }
}

async function outcomeOf(
  facts: { row: number; action: string },
  work: () => Promise<RowOutcome>,
): Promise<RowOutcome> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const [detail] = error.details
    return refused(facts, {
      reason: detail?.reason ?? error.reason,
      message: detail?.message ?? error.message,
      field: detail?.source ?? '',
    })
  }
}

async function importSubjectRow(context: Import, source: SourceRow): Promise<RowOutcome> {
  const { differences, compared, rules } = context
  const { subject: packaged } = packageRowOf(source)
  const facts = { row: source.row, action: 'SUBJECT', srciDpaId: packaged.id }
  // Another subject can have the same name, and the one here another ID.
  const difference = { ...facts, key: packaged.id }
  const outcome = await outcomeOf(facts, () =>
    undone(context, async () => {
      const { before, subject, result, warning } = await importSubject(context, packaged)
      compared[subject.id] = before?.revision ?? 0
      const changes = previewChanges(before, subject.draft, rules.publish)
      if (result !== 'UNCHANGED') differences.push({ ...difference, subjectId: subject.id, result, changes })
      return { ...done({ ...facts, dpaId: subject.id }, result), message: warning ?? null }
    }),
  )
  const { result } = outcome
  if (result === 'FAILED') differences.push({ ...difference, subjectId: null, result, changes: [] })
  return outcome
}

async function importDpaRows(
  { db, task, rules, dpaPlans, differences }: Import,
  run: Readonly<Run>,
): Promise<RowOutcome[]> {
  const [first] = run
  const { subject } = packageRowOf(first)
  const here = await matchingSubject(db, task.accountId, subject)
  const requests = run.map((source): DpaRequest => {
    const given = packageRowOf(source).item
    const key = typeof given.srciDpaId === 'string' ? given.srciDpaId : undefined
    return { source, action: 'DPA', verb: 'UPSERT', subjectId: here?.id, given, key }
  })
  if (!here) {
    const reason = {
      reason: 'SUBJECT_NOT_FOUND',
      message: 'The subject of this DPA could not be imported.',
    }
    return requests.map(({ source, key }) =>
      refused({ row: source.row, action: 'DPA', srciDpaId: key }, reason),
    )
  }
  const plan = await planDpaRows(db, { ...task, subjectId: here.id }, requests, {
    matchBy: 'srciDpaId',
    publishes: rules.publish,
    whenUnfit: 'REFUSE',
    mayDelete: false,
  })
  dpaPlans.push(plan)
  differences.push(...(plan.differences?.().slice(0, MAX_DIFFERENCES) ?? []))
  return [...plan.outcomes]
}

async function importTemplateRows(context: Import, run: Readonly<Run>): Promise<RowOutcome[]> {
  const { db, task, differences } = context
  const here = await matchingSubject(db, task.accountId, packageRowOf(run[0]).subject)
  const outcomes: RowOutcome[] = []
  for (const source of run) {
    const { item } = packageRowOf(source)
    const name = [item.channel, item.type, item.lang].join('/')
    const facts = { row: source.row, action: 'TEMPLATE', srciDpaId: name }
    const work = async () => {
      if (!here) throw new ApiError('SUBJECT_NOT_FOUND')
      const { result, changes } = await importTemplate(context, here.id, item)
      if (result !== 'UNCHANGED')
        differences.push({ ...facts, key: name, subjectId: here.id, result, changes: [...changes] })
      return done(facts, result)
    }
    outcomes.push(await outcomeOf(facts, () => undone(context, work)))
  }
  return outcomes
}

async function importRun(context: Import, run: Readonly<Run>): Promise<RowOutcome[]> {
  switch (packageRowOf(run[0]).kind) {
    case 'SUBJECT':
      return [await importSubjectRow(context, run[0])]
    case 'DPA':
      return importDpaRows(context, run)
    case 'TEMPLATE':
      return importTemplateRows(context, run)
  }
}

/**
 * A check writes subjects and templates and rolls that back, so the subjects of earlier chunks are imported again for
 * each chunk.
 */
async function bringBackSubjects(context: Import, rows: readonly SourceRow[]): Promise<void> {
  const subjects = new Set(rows.map((row) => packageRowOf(row).subject))
  for (const row of rows) if (packageRowOf(row).kind === 'SUBJECT') subjects.delete(packageRowOf(row).subject)
  for (const subject of subjects) {
    await undone(context, () => importSubject(context, subject)).catch((error) => {
      if (!(error instanceof ApiError)) throw error
    })
  }
}

async function plan(db: Database, task: TaskRecord, rows: readonly SourceRow[]): Promise<RowPlan> {
  const { onConflict, publish, dataKeys } = optionsOf(task)
  const mayCreate = await operatorsHave('subject.create', db, task)
  const rules = { onConflict, publish, mayCreate, dataKeys }
  const context: Import = { db, task, rules, entries: [], dpaPlans: [], differences: [], compared: {} }
  const isCheck = task.status === 'VALIDATING'
  await sql`savepoint package_chunk`.execute(db)
  if (isCheck) await bringBackSubjects(context, rows)
  const outcomes: RowOutcome[] = []
  for (const run of runsOf(rows)) outcomes.push(...(await importRun(context, run)))
  if (isCheck) {
    await sql`rollback to savepoint package_chunk`.execute(db)
    await keepCompared(db, task, context.compared)
  }
  return {
    outcomes,
    apply: async () => {
      await appendAudit(db, task.accountId, context.entries)
      for (const dpas of context.dpaPlans) await dpas.apply()
    },
    differences: () => context.differences,
  }
}

/** Imports the subjects of a package. */
export const subjectImportTask: RowTask = {
  modeOf: (task) => optionsOf(task).mode,
  abortsOnError: () => false,
  isMendable: true,
  rows: (task, open) => packageRows(open, optionsOf(task)),
  prepare: (_task, rows) => (db, task) => plan(db, task, rows),
  errorReport: () => dpaErrorReport('ndjson'),
}
