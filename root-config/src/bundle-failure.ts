import type { FailurePhase } from '@portal/contract/page-failure.ts'
import { TookTooLong } from '@portal/ui/in-time.ts'
import { hasHung } from './file-limit.ts'

/** Anything can be thrown, also objects that fail when they are turned into text. */
function messageOf(thrown: unknown): string {
  if (thrown instanceof Error) return thrown.message
  return typeof thrown === 'object' ? typeof thrown : String(thrown)
}

/** A version of a bundle cannot be shown, and what it did not get through. */
export class BundleFailure extends Error {
  override readonly name = 'BundleFailure'
  readonly phase: FailurePhase

  constructor(phase: FailurePhase, cause: unknown) {
    super(messageOf(cause), { cause })
    this.phase = phase
  }
}

/** Whether a file of it, or a chunk that it asks for by itself, did not come in time. */
const isHang = (thrown: unknown) =>
  thrown instanceof TookTooLong ||
  (thrown instanceof Error &&
    'request' in thrown &&
    typeof thrown.request === 'string' &&
    hasHung(thrown.request))

/** What was thrown, as a failure in a phase if it does not say itself in which. */
export function failureIn(phase: FailurePhase, thrown: unknown): BundleFailure {
  if (thrown instanceof BundleFailure) return thrown
  return new BundleFailure(isHang(thrown) ? 'hang' : phase, thrown)
}
