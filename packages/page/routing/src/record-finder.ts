import type { RecordCommands } from './record-commands.ts'

/** A found record and its address. */
export interface Hit {
  /** Id of the record; missing when the hit is not a record. */
  readonly id?: string
  readonly to: string
  readonly title: string
  readonly detail: string
}

export interface Found {
  readonly hits: readonly Hit[]
  readonly total: number
}

/**
 * Searches records of one kind; created by `recordFinder` of the kits. All methods reject with `ApiError`.
 */
export interface RecordFinder {
  /** The first `size` records that match a text. */
  search(text: string, size: number, signal: AbortSignal): Promise<Found>
  /** Finds a record by id, when the list's search does not cover ids. */
  byId?(id: string, signal: AbortSignal): Promise<Hit>
  /** Commands for the records. */
  readonly commands?: RecordCommands
}
