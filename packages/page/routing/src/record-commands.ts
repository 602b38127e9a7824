/** Something that may be done with one record now. */
export interface RecordCommand {
  /** A verb, as on the buttons of the record: "Suspend". */
  readonly label: string
  /** Why it is not possible at the moment. */
  readonly disabledReason: string | undefined
  /** Asks what has to be asked, and does it. */
  run(): void
}

/** What can be done with records of one kind from anywhere in the portal; `recordCommands` of the kits makes one. */
export interface RecordCommands {
  /** What the commands of the kind are called, whatever the record. */
  readonly labels: readonly string[]
  /** What the operator may do with the record with an id. Rejects with `ApiError`. */
  of(id: string, signal: AbortSignal): Promise<readonly RecordCommand[]>
}
