import type { BULK_FORMATS, BulkFormat } from '@portal/contract/dpas/dpa-bulk.ts'
import type { TaskType } from '@portal/contract/tasks/task.ts'
import type { UploadPurpose } from '@portal/contract/tasks/upload.ts'

/** Kinds of files: DPAs as exported, or a merchant list with an action in each row. */
export type ImportKind = 'import' | 'onboarding'

interface KindFacts {
  readonly label: string
  readonly purpose: UploadPurpose & TaskType
  readonly hint: string
}

export const IMPORT_KINDS: Record<ImportKind, KindFacts> = {
  import: {
    label: 'Payment applications',
    purpose: 'DPA_IMPORT',
    hint: 'In export format: rows with a known ID are updated, others are created.',
  },
  onboarding: {
    label: 'Merchant list',
    purpose: 'DPA_FILE_ONBOARDING',
    hint: 'The action column says what to do with each row: ADD, UPDATE or DELETE.',
  },
}

export const isImportKind = (text: string | null): text is ImportKind => text !== null && text in IMPORT_KINDS

const FORMATS: Readonly<Record<string, (typeof BULK_FORMATS)[number]>> = {
  'text/csv': 'csv',
  'application/json': 'json',
  'application/x-ndjson': 'ndjson',
}

/** The format of an uploaded file. */
export const formatOf = (contentType: string): BulkFormat => FORMATS[contentType] ?? 'csv'
