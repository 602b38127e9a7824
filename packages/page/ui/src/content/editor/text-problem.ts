/** Something wrong in a text, or worth a look: where it begins and ends, in characters from the start. */
export interface TextProblem {
  readonly from: number
  readonly to: number
  readonly message: string
  /** An error unless it says otherwise. */
  readonly severity?: 'error' | 'warning'
}
