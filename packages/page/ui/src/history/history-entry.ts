export interface HistoryChange {
  /** JSON Pointer of the field. */
  path: string
  op: 'ADD' | 'REMOVE' | 'REPLACE'
  before?: unknown
  after?: unknown
}

/** One change of a record, as the calls of the portal answer it. */
export interface HistoryEntry {
  id: string
  changedAt: string
  changedBy: { name: string; email?: string | undefined }
  action: string
  changeReason?: string | undefined
  /** Where it was made: `PORTAL`, `API`, `TASK`, `SYSTEM`. */
  source?: string | undefined
  /** The screen of the task that made it, where it was one of many changes. */
  taskHref?: string | undefined
  /** The request that made it, to be found in the logs. */
  correlationId?: string | undefined
  changes: readonly HistoryChange[]
}
