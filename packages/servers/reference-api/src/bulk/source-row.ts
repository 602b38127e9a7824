/** One row of a file that is worked through. */
export interface SourceRow {
  /** Counted from 1, without the header. */
  readonly row: number
  /** What is in the row, by column or member. */
  readonly values: Readonly<Record<string, unknown>>
  /** Why the row cannot be read; its values are then of no use. */
  readonly problem?: string
}

/** Longest row, in characters; a DPA with all its lists full stays below it. */
export const LONGEST_ROW = 262_144
