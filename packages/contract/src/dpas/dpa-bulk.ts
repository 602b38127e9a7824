/** What a file of DPAs is written in. */
export const BULK_FORMATS = ['csv', 'json', 'ndjson'] as const
export type BulkFormat = (typeof BULK_FORMATS)[number]

export const BULK_CONTENT_TYPES: Record<BulkFormat, string> = {
  csv: 'text/csv',
  json: 'application/json',
  ndjson: 'application/x-ndjson',
}

/** Says in its header what a JSON or NDJSON file of DPAs is. */
export const DPA_FILE_KIND = 'dpa-export'

/** Longer files must be NDJSON. */
export const MOST_CSV_ROWS = 200_000

/** What an import does with DPAs that are there, and with those that are not. */
export const IMPORT_STRATEGIES = ['UPSERT', 'CREATE_ONLY', 'UPDATE_ONLY'] as const
export type ImportStrategy = (typeof IMPORT_STRATEGIES)[number]

/** By which of its ids a row finds its DPA. */
export const MATCH_FIELDS = ['srciDpaId', 'id'] as const

export const ON_ERROR = ['CONTINUE', 'ABORT'] as const
export type OnError = (typeof ON_ERROR)[number]

export const ONBOARDING_ACTIONS = ['ADD', 'UPDATE', 'DELETE'] as const
export type OnboardingAction = (typeof ONBOARDING_ACTIONS)[number]

export const BATCH_ACTIONS = ['PUBLISH', 'SUSPEND', 'ACTIVATE', 'DELETE'] as const
export type BatchAction = (typeof BATCH_ACTIONS)[number]

/** What is needed for each action of a batch, besides `dpa.batch`. */
export const BATCH_PERMISSIONS = {
  PUBLISH: 'dpa.publish',
  SUSPEND: 'dpa.statusUpdate',
  ACTIVATE: 'dpa.statusUpdate',
  DELETE: 'dpa.delete',
} as const satisfies Record<BatchAction, string>

/** As many may be named one by one; more are chosen by a filter. */
export const MOST_BATCH_IDS = 1000
