/** The record as someone else saved it while the form was open. */
export interface Conflict {
  /** Their values, in the shape of the form. */
  readonly theirs: Readonly<Record<string, unknown>>
  readonly by?: string | undefined
  readonly at?: string | undefined
}
