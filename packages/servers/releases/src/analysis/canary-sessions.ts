import type { FailurePhase } from '@portal/contract/page-failure.ts'

/** What a session had to say of a version. */
export interface SessionVote {
  /** When it said so first (milliseconds). */
  readonly at: number
  /** What the version did not get through, and when that was told. */
  readonly failure?: { readonly phase: FailurePhase; readonly at: number } | undefined
  /** How long it took to be mounted. */
  readonly mountMs?: number | undefined
}

/** The sessions of a canary in the order in which they came, and those of the stable version in the same time. */
export interface Sides {
  readonly canary: readonly SessionVote[]
  readonly stable: readonly SessionVote[]
}

export interface CanarySessions extends Sides {
  /** The same of parts that are in pages of others, such as cards. */
  readonly parts: Sides
}
