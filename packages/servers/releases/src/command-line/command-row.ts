/** One command: how it is typed, what it does, and how it looks in practice. */
export interface CommandRow {
  readonly name: string
  readonly takes?: string
  readonly what: string
  readonly options?: readonly string[]
  /** Without what every call begins with. */
  readonly examples: readonly string[]
}
