import { messageOf } from './bundle-failure.ts'
import { reportFailure } from './report-failure.ts'
import { type RunningVersion, versionsIn } from './versions-in.ts'

/** API errors and cancellations are not faults of the code. */
const NO_FAULTS = ['ApiError', 'AbortError', 'CancelledError']

/** Name and stack of an error; only errors have them, and some throw when they are read. */
function factsOf(thrown: unknown): { name: string; stack?: string | undefined } {
  try {
    if (thrown instanceof Error) return { name: String(thrown.name), stack: thrown.stack }
  } catch {
    // The file still identifies the bundle.
  }
  return { name: '' }
}

/**
 * Reports uncaught errors to the host, such as those in timers and promises, each once. `shared` names the
 * bundle for the shared boot file.
 */
export function reportStrayErrors(shared: () => RunningVersion): void {
  const reported = new Set<string>()
  // Any value can be thrown; for one without a stack, the browser names the file.
  const report = (thrown: unknown, file = '') => {
    const { name, stack = file } = factsOf(thrown)
    if (NO_FAULTS.includes(name)) return
    const [version] = versionsIn(stack, shared)
    const fault = `${version?.bundle} ${messageOf(thrown)}`
    if (!version || reported.has(fault)) return
    reported.add(fault)
    reportFailure({ ...version, phase: 'script' })
  }
  window.addEventListener('error', ({ error, filename }) => report(error, filename))
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason))
}
