import type { RecordCommands } from './record-commands.ts'

/** A record that was found, and where it is shown. */
export interface Hit {
  /** Of a record, where what leads there is one. */
  readonly id?: string
  readonly to: string
  readonly title: string
  readonly detail: string
}

export interface Found {
  readonly hits: readonly Hit[]
  readonly total: number
}

/** Looks for records of one kind; `recordFinder` of the kits makes one. All reject with `ApiError`. */
export interface RecordFinder {
  /** The first `size` records that match a text. */
  search(text: string, size: number, signal: AbortSignal): Promise<Found>
  /** The one record with an id, where the search of the list does not look at ids. */
  byId?(id: string, signal: AbortSignal): Promise<Hit>
  /** What can be done with one of them without going there. */
  readonly commands?: RecordCommands
}
