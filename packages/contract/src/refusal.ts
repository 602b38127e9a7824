import type { ErrorReason } from './error-reasons.ts'

/** Why something cannot be done now. The API refuses by it; a page disables its button by it and shows the sentence. */
export interface Refusal {
  readonly reason: ErrorReason
  readonly message: string
}
