/** Where the page reports failed parts to its host. */
export const PAGE_FAILURES = '/page-failures'

/**
 * The failed phase: loading, running, a lifecycle in the page, a timeout of any of these, a later render, or
 * unmounting; `script` is an uncaught error, such as in a timer.
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

/** The failed part, without the person or the cause. */
export interface PageFailure {
  readonly bundle: string
  readonly version: string
  readonly phase: FailurePhase
  /** A part in another bundle's page, such as a card. */
  readonly isPart?: true | undefined
  /** The version that takes over. */
  readonly fallback?: string | undefined
  /** From the page's data (`PAGE_DATA.visit`), if present. */
  readonly visit?: string | undefined
}

/** Where the page reports to its host which bundles stayed on the screen. */
export const PAGE_SUCCESSES = '/page-successes'

export interface PageSuccess {
  readonly visit: string
  /** Names of bundles, in the versions of the visit. */
  readonly bundles: readonly string[]
  /** Milliseconds each took to start and mount, in the same order; absent in older pages. */
  readonly mountMs?: readonly number[] | undefined
  /** Bundles with a part that stayed in another bundle's page, such as a card. */
  readonly parts?: readonly string[] | undefined
}
