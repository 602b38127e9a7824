import type { ReactNode } from 'react'

export interface HistoryChange {
  /** JSON Pointer of the field. */
  path: string
  op: 'ADD' | 'REMOVE' | 'REPLACE'
  before?: unknown
  after?: unknown
}

/** Shows changes in the record's terms. */
export type RenderChanges = (changes: readonly HistoryChange[]) => ReactNode

/** A change of a record, as returned by the API. */
export interface HistoryEntry {
  id: string
  changedAt: string
  changedBy: { name: string; email?: string | undefined }
  /** In words, or a code. */
  action: string
  changeReason?: string | undefined
  /** Where it was made: `PORTAL`, `API`, `TASK`, `SYSTEM`. */
  source?: string | undefined
  /** Address of the task that made it as one of many changes. */
  taskHref?: string | undefined
  /** Id of the request, for finding it in logs. */
  correlationId?: string | undefined
  changes: readonly HistoryChange[]
}
