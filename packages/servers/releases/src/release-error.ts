/** Why something about releases did not happen; each asks for another answer. */
export type FailureKind =
  /** What was asked for has never been written. */
  | 'absent'
  /** The store does not let this process do it. */
  | 'denied'
  /** The store does not answer, or is not there. */
  | 'unreachable'
  /** What was read is not what was written and signed. */
  | 'corrupt'
  /** It does not fit, and repeating it will not help. */
  | 'refused'
  /** The name stands for something else, for good. */
  | 'taken'
  /** The environment is frozen. */
  | 'frozen'
  /** Somebody else released meanwhile. */
  | 'conflict'

/** A failure in one sentence that says what to do next, and its kind for programs. */
export class ReleaseError extends Error {
  readonly kind: FailureKind

  constructor(kind: FailureKind, sentence: string, options?: ErrorOptions) {
    super(sentence, options)
    this.kind = kind
  }
}

/** Before the first release of an environment, which may be one that nobody meant. */
export const nothingReleased = (environment: string): ReleaseError =>
  new ReleaseError(
    'absent',
    `Nothing has been released in ${environment} yet. See that this is the environment, or begin with init.`,
  )

/** Somebody else released since the release that a change was made for. */
export class HeadMoved extends ReleaseError {
  /** Number of the newest release. */
  readonly head: number

  constructor(expected: number, head: number) {
    super(
      'conflict',
      `Release ${head} has been made since release ${expected}. Look at what it changes, then try again.`,
    )
    this.head = head
  }
}

/** Whether something failed for this reason. */
export const failedAs = (kind: FailureKind, error: unknown): boolean =>
  error instanceof ReleaseError && error.kind === kind
