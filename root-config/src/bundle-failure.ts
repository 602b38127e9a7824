import type { FailurePhase } from '@portal/contract/page-failure.ts'
import { TookTooLong } from '@portal/ui/in-time.ts'
import { hasHung } from './file-limit.ts'

/** Any value can be thrown, including objects that throw when they are read. */
export function messageOf(thrown: unknown): string {
  try {
    if (thrown instanceof Error) return String(thrown.message)
    return typeof thrown === 'object' ? typeof thrown : String(thrown)
  } catch {
    return typeof thrown
  }
}

/** A version of a bundle that cannot be shown, with the phase in which it failed. */
export class BundleFailure extends Error {
  override readonly name = 'BundleFailure'
  readonly phase: FailurePhase

  constructor(phase: FailurePhase, cause: unknown) {
    super(messageOf(cause), { cause })
    this.phase = phase
  }
}

/** Whether one of its files, or a chunk that it loads itself, timed out. */
const isHang = (thrown: unknown) =>
  thrown instanceof TookTooLong ||
  (thrown instanceof Error &&
    'request' in thrown &&
    typeof thrown.request === 'string' &&
    hasHung(thrown.request))

/** Wraps an error as a failure in a phase, unless it already states one. */
export function failureIn(phase: FailurePhase, thrown: unknown): BundleFailure {
  try {
    if (thrown instanceof BundleFailure) return thrown
    return new BundleFailure(isHang(thrown) ? 'hang' : phase, thrown)
  } catch {
    return new BundleFailure(phase, thrown)
  }
}
