import type { PageFailure } from '@portal/contract/page-failure.ts'
import { reportFailure } from './report-failure.ts'

/** Names of a bundle's own files, and of the shared file that every page starts with. */
const FILE = /\/bundles\/(?:(@[^/\s]+\/[^/\s]+)\/([^/\s]+)|boot)\//

/** A page that fails repeatedly adds nothing new. */
const MOST_TOLD = 10

/** API errors and cancellations are not faults of the code. */
const NO_FAULTS = ['ApiError', 'AbortError', 'CancelledError']

type Place = Pick<PageFailure, 'bundle' | 'version'>

/** The bundle whose file threw an error; undefined for other scripts, such as browser extensions. */
function placeOf({ stack = '' }: Error, shared: () => Place): Place | undefined {
  const found = FILE.exec(stack)
  if (!found) return undefined
  const [, bundle, version] = found
  return bundle === undefined || version === undefined ? shared() : { bundle, version }
}

/**
 * Reports uncaught errors to the host, such as those in timers and promises, each once. `shared` names the
 * bundle for the shared boot file.
 */
export function tellOfStrayErrors(shared: () => Place): void {
  const told = new Set<string>()
  const tell = (thrown: unknown) => {
    if (!(thrown instanceof Error) || NO_FAULTS.includes(thrown.name) || told.size >= MOST_TOLD) return
    const place = placeOf(thrown, shared)
    const fault = `${place?.bundle} ${thrown.message}`
    if (!place || told.has(fault)) return
    told.add(fault)
    reportFailure({ ...place, phase: 'script' })
  }
  window.addEventListener('error', ({ error }) => tell(error))
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason))
}
