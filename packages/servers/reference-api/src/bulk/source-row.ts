/** One row of a processed file. */
export interface SourceRow {
  /** Counted from 1, without the header. */
  readonly row: number
  /** The values of the row, by column or member. */
  readonly values: Readonly<Record<string, unknown>>
  /** Why the row cannot be read; its values are then meaningless. */
  readonly problem?: string
}

/** Longest row, in characters; a DPA with all its lists full is shorter. */
export const MAX_ROW_LENGTH = 262_144
