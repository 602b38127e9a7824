import { z } from 'zod'
import { changeReason, unique, uuid } from '../formats.ts'
import { TASK_MODES } from '../subjects/subject-package.ts'
import { hasReasonToApply, REASON_MISSING } from '../tasks/reason-to-apply.ts'
import { TaskStarted } from '../tasks/task-schemas.ts'
import {
  BATCH_ACTIONS,
  BULK_FORMATS,
  IMPORT_STRATEGIES,
  MATCH_FIELDS,
  MAX_BATCH_IDS,
  ON_ERROR,
  ONBOARDING_ACTIONS,
} from './dpa-bulk.ts'
import { DPA_COLUMNS, DPA_READ_ONLY_COLUMNS } from './dpa-columns.ts'
import { DpaFilter } from './dpa-schemas.ts'

const columnNames = [...DPA_READ_ONLY_COLUMNS, ...DPA_COLUMNS.map(({ name }) => name)]

export const DpaExport = z.strictObject({
  format: z.enum(BULK_FORMATS),
  view: z.enum(['draft', 'published']).default('draft'),
  filter: DpaFilter.default({}),
  /** Exactly these. */
  ids: unique(z.array(uuid).min(1).max(MAX_BATCH_IDS)).optional(),
  /** Columns of a CSV file; all by default. */
  columns: unique(z.array(z.enum(columnNames)).min(1)).optional(),
  changeReason: changeReason.optional(),
})

const file = {
  uploadId: uuid,
  mode: z.enum(TASK_MODES).default('APPLY'),
  /** ABORT ends the task at the first chunk with a failed row. */
  onError: z.enum(ON_ERROR).default('CONTINUE'),
  publish: z.boolean().default(false),
  /** If rows are only checked first, the reason can follow with the confirmation. */
  changeReason: changeReason.optional(),
}

export const DpaImport = z
  .strictObject({
    ...file,
    format: z.enum(BULK_FORMATS),
    strategy: z.enum(IMPORT_STRATEGIES).default('UPSERT'),
    matchBy: z.enum(MATCH_FIELDS).default('srciDpaId'),
  })
  .refine(hasReasonToApply, REASON_MISSING)

export const DpaFileOnboarding = z
  .strictObject({
    ...file,
    format: z.enum(['csv', 'json']),
    /** For rows without an action. */
    defaultAction: z.enum(ONBOARDING_ACTIONS).default('ADD'),
  })
  .refine(hasReasonToApply, REASON_MISSING)

export const DpaBatch = z
  .strictObject({
    action: z.enum(BATCH_ACTIONS),
    ids: unique(z.array(uuid).max(MAX_BATCH_IDS)).optional(),
    filter: DpaFilter.optional(),
    /** The number shown when the action was chosen; any other number stops the task. */
    expectedCount: z.number().int().min(0),
    changeReason,
  })
  .refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), {
    path: ['ids'],
    message: 'Give either IDs or a filter',
  })

export const dpaBulkSchemas = {
  exportDpas: { body: DpaExport, response: TaskStarted },
  exportDpasOfSubject: { body: DpaExport, response: TaskStarted },
  importDpas: { body: DpaImport, response: TaskStarted },
  importDpasOfSubject: { body: DpaImport, response: TaskStarted },
  onboardDpas: { body: DpaFileOnboarding, response: TaskStarted },
  changeDpas: { body: DpaBatch, response: TaskStarted },
  changeDpasOfSubject: { body: DpaBatch, response: TaskStarted },
}

export type DpaExport = z.infer<typeof DpaExport>
export type DpaImport = z.infer<typeof DpaImport>
export type DpaFileOnboarding = z.infer<typeof DpaFileOnboarding>
export type DpaBatch = z.infer<typeof DpaBatch>
