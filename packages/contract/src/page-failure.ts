/** Where the page tells its host that a part of it could not be shown. */
export const PAGE_FAILURES = '/page-failures'

/**
 * What a part did not get through: arriving, running, its lifecycle in the page, any of these in time, drawing something
 * later on, or leaving; `script` is an error that nobody caught, such as of a timer.
 */
export const FAILURE_PHASES = [
  'load',
  'evaluate',
  'bootstrap',
  'mount',
  'hang',
  'render',
  'unmount',
  'script',
] as const
export type FailurePhase = (typeof FAILURE_PHASES)[number]

/** Which part it was; nothing of whom it happened to, or why. */
export interface PageFailure {
  readonly bundle: string
  readonly version: string
  readonly phase: FailurePhase
  /** It was a part in the page of another bundle, such as a card. */
  readonly isPart?: true | undefined
  /** The version that takes over. */
  readonly fallback?: string | undefined
  /** As the page carries it (`PAGE_DATA.visit`), where it does. */
  readonly visit?: string | undefined
}

/** Where the page tells its host which of its bundles stayed on the screen. */
export const PAGE_SUCCESSES = '/page-successes'

export interface PageSuccess {
  readonly visit: string
  /** Names of bundles, in the versions that the visit names. */
  readonly bundles: readonly string[]
  /** Milliseconds that each of them took to start and mount, in the same order; older pages do not say. */
  readonly mountMs?: readonly number[] | undefined
  /** Names of bundles of which a part stayed in the page of another one, such as a card. */
  readonly parts?: readonly string[] | undefined
}
