import type { FailurePhase } from '@portal/contract/page-failure.ts'
import { TookTooLong } from '@portal/ui/in-time.ts'

/** A version of a bundle cannot be shown, and what it did not get through. */
export class BundleFailure extends Error {
  override readonly name = 'BundleFailure'
  readonly phase: FailurePhase

  constructor(phase: FailurePhase, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.phase = phase
  }
}

/** What was thrown, as a failure in a phase if it does not say itself in which. */
export function failureIn(phase: FailurePhase, thrown: unknown): BundleFailure {
  if (thrown instanceof BundleFailure) return thrown
  return new BundleFailure(thrown instanceof TookTooLong ? 'hang' : phase, thrown)
}
