import type { ErrorReason } from './error-reasons.ts'

/** Why something is not possible now. The API refuses with it; a page disables the button and shows the message. */
export interface Refusal {
  readonly reason: ErrorReason
  readonly message: string
}
