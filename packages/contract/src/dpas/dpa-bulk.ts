/** File formats of DPAs. */
export const BULK_FORMATS = ['csv', 'json', 'ndjson'] as const
export type BulkFormat = (typeof BULK_FORMATS)[number]

export const BULK_CONTENT_TYPES: Record<BulkFormat, string> = {
  csv: 'text/csv',
  json: 'application/json',
  ndjson: 'application/x-ndjson',
}

/** Identifies a JSON or NDJSON file of DPAs in its header. */
export const DPA_FILE_KIND = 'dpa-export'

/** Longer files must be NDJSON. */
export const MAX_CSV_ROWS = 200_000

/** What an import does with existing and new DPAs. */
export const IMPORT_STRATEGIES = ['UPSERT', 'CREATE_ONLY', 'UPDATE_ONLY'] as const
export type ImportStrategy = (typeof IMPORT_STRATEGIES)[number]

/** Which ID a row uses to find its DPA. */
export const MATCH_FIELDS = ['srciDpaId', 'id'] as const

export const ON_ERROR = ['CONTINUE', 'ABORT'] as const
export type OnError = (typeof ON_ERROR)[number]

export const ONBOARDING_ACTIONS = ['ADD', 'UPDATE', 'DELETE'] as const
export type OnboardingAction = (typeof ONBOARDING_ACTIONS)[number]

export const BATCH_ACTIONS = ['PUBLISH', 'SUSPEND', 'ACTIVATE', 'DELETE'] as const
export type BatchAction = (typeof BATCH_ACTIONS)[number]

/** Permissions for each batch action, besides `dpa.batch`. */
export const BATCH_PERMISSIONS = {
  PUBLISH: 'dpa.publish',
  SUSPEND: 'dpa.statusUpdate',
  ACTIVATE: 'dpa.statusUpdate',
  DELETE: 'dpa.delete',
} as const satisfies Record<BatchAction, string>

/** Maximum number of IDs per batch. Larger batches must use a filter. */
export const MAX_BATCH_IDS = 1000
