/** A problem in a text; its start and end are character offsets. */
export interface TextProblem {
  readonly from: number
  readonly to: number
  readonly message: string
  /** Default: error. */
  readonly severity?: 'error' | 'warning'
}
