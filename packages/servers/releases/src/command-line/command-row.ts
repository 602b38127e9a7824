/** A command: its syntax, what it does, and examples. */
export interface CommandRow {
  readonly name: string
  readonly takes?: string
  readonly what: string
  readonly options?: readonly string[]
  /** Without the common prefix of every call. */
  readonly examples: readonly string[]
}
