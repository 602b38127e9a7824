/** An action that is currently available for a record. */
export interface RecordCommand {
  /** A verb, as on the record's buttons: "Suspend". */
  readonly label: string
  /** Why the action is not possible at the moment. */
  readonly disabledReason: string | undefined
  /** Asks for what the action needs, then performs it. */
  run(): void
}

/** Actions for records of one kind from anywhere in the portal; created by `recordCommands` of the kits. */
export interface RecordCommands {
  /** Labels of the kind's commands, for any record. */
  readonly labels: readonly string[]
  /** The operator's commands for the record with an id. Rejects with `ApiError`. */
  of(id: string, signal: AbortSignal): Promise<readonly RecordCommand[]>
}
