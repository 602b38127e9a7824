/** Why a release operation failed; each kind needs another reaction. */
export type FailureKind =
  /** It does not exist. */
  | 'absent'
  /** The store denies access to this process. */
  | 'denied'
  /** The store does not answer or does not exist. */
  | 'unreachable'
  /** The content does not match what was written and signed. */
  | 'corrupt'
  /** It does not fit, and repeating it will not help. */
  | 'refused'
  /** The name is permanently taken by something else. */
  | 'taken'
  /** The environment is frozen. */
  | 'frozen'
  /** Somebody else released in between. */
  | 'conflict'

/** A failure with one sentence that says what to do next, and its kind for programs. */
export class ReleaseError extends Error {
  readonly kind: FailureKind

  constructor(kind: FailureKind, sentence: string, options?: ErrorOptions) {
    super(sentence, options)
    this.kind = kind
  }
}

/** Before the first release of an environment, whose name may also be mistyped. */
export const nothingReleased = (environment: string): ReleaseError =>
  new ReleaseError(
    'absent',
    `Nothing has been released in ${environment} yet. Check the environment, or start with init.`,
  )

/** Somebody else has released since the release that a change was made for. */
export class HeadMoved extends ReleaseError {
  /** Number of the newest release. */
  readonly head: number

  constructor(expected: number, head: number) {
    super(
      'conflict',
      `Release ${head} was made since release ${expected}. See what it changes, then try again.`,
    )
    this.head = head
  }
}

/** Whether an error has this kind. */
export const failedAs = (kind: FailureKind, error: unknown): boolean =>
  error instanceof ReleaseError && error.kind === kind
