/** An operator who makes a call, and their current permissions. */
export interface Person {
  /** The name in the log of calls, which must not contain email addresses. */
  readonly id: string
  /** The name in the history. */
  readonly actor: string
  readonly permissions: ReadonlySet<string>
}
