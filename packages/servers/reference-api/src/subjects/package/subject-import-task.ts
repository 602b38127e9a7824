import { SubjectImport } from '@portal/contract/subjects/subject-package-schemas.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import { sql } from 'kysely'
import type { SourceRow } from '../../bulk/source-row.ts'
import { appendAudit } from '../../database/audit.ts'
import type { Database } from '../../database/tables.ts'
import { operatorsHave } from '../../tasks/operators-have.ts'
import { previewChanges } from '../../tasks/preview-changes.ts'
import { done, type RowOutcome } from '../../tasks/row-outcome.ts'
import type { RowPlan, RowTask } from '../../tasks/row-task.ts'
import type { TaskRecord } from '../../tasks/task-store.ts'
import { holdAsCompared, keepCompared } from './compared-with.ts'
import { importDpaRows } from './import-dpa-rows.ts'
import { importSubject } from './import-subject.ts'
import { importTemplateRows } from './import-template-rows.ts'
import { packageErrorReport } from './package-error-report.ts'
import { isCheck, outcomeOf, type PackageImport, undone } from './package-import.ts'
import { packageRowOf, packageRows } from './package-rows.ts'
import { type Run, runsOf } from './package-runs.ts'

const optionsOf = (task: TaskRecord) => SubjectImport.parse(task.options)

async function importSubjectRow(context: PackageImport, source: SourceRow): Promise<RowOutcome> {
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

async function importRun(context: PackageImport, run: Readonly<Run>): Promise<RowOutcome[]> {
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
 * each chunk, and before them the platforms that they may name.
 */
async function bringBackSubjects(context: PackageImport, rows: readonly SourceRow[]): Promise<void> {
  const packaged = rows.map(packageRowOf)
  const subjects = new Set(packaged.flatMap(({ platforms }) => platforms))
  for (const { subject } of packaged) subjects.add(subject)
  for (const { kind, subject } of packaged) if (kind === 'SUBJECT') subjects.delete(subject)
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
  const context: PackageImport = { db, task, rules, entries: [], dpaPlans: [], differences: [], compared: {} }
  await sql`savepoint package_chunk`.execute(db)
  if (isCheck(context)) await bringBackSubjects(context, rows)
  const outcomes: RowOutcome[] = []
  for (const run of runsOf(rows)) outcomes.push(...(await importRun(context, run)))
  if (isCheck(context)) {
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
  requireCurrent: holdAsCompared,
  rows: (task, open) => packageRows(open, optionsOf(task)),
  prepare: (_task, rows) => (db, task) => plan(db, task, rows),
  errorReport: () => packageErrorReport,
}
