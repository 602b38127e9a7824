import type { FailurePhase } from '@portal/contract/page-failure.ts'

/** What a session reported about a version. */
export interface SessionHealth {
  /** Time of the first report (milliseconds). */
  readonly at: number
  /** The phase in which the version failed, and when that was reported. */
  readonly failure?: { readonly phase: FailurePhase; readonly at: number } | undefined
  /** How long mounting took. */
  readonly mountMs?: number | undefined
}

/** The sessions of a canary in order of arrival, and those of the stable version in the same time. */
export interface Sides {
  readonly canary: readonly SessionHealth[]
  readonly stable: readonly SessionHealth[]
}

export interface CanarySessions extends Sides {
  /** The same for parts inside other applications' pages, such as cards. */
  readonly parts: Sides
}
