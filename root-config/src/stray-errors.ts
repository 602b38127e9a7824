import type { PageFailure } from '@portal/contract/page-failure.ts'
import { messageOf } from './bundle-failure.ts'
import { reportFailure } from './report-failure.ts'

/** Names of a bundle's own files, and of the shared file that every page starts with. */
const FILE = /\/bundles\/(?:(@[^/\s]+\/[^/\s]+)\/([^/\s]+)|boot)\//

/** A page that fails repeatedly adds nothing new. */
const MOST_TOLD = 10

/** API errors and cancellations are not faults of the code. */
const NO_FAULTS = ['ApiError', 'AbortError', 'CancelledError']

type Place = Pick<PageFailure, 'bundle' | 'version'>

/** The bundle with the first file in a stack; undefined for other scripts, such as browser extensions. */
function placeOf(stack: string, shared: () => Place): Place | undefined {
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
  // Anything can be thrown: only errors have a stack, of other values the browser knows the file.
  const tell = (thrown: unknown, file = '') => {
    const { name, stack = file } = thrown instanceof Error ? thrown : { name: '' }
    if (NO_FAULTS.includes(name) || told.size >= MOST_TOLD) return
    const place = placeOf(stack, shared)
    const fault = `${place?.bundle} ${messageOf(thrown)}`
    if (!place || told.has(fault)) return
    told.add(fault)
    reportFailure({ ...place, phase: 'script' })
  }
  window.addEventListener('error', ({ error, filename }) => tell(error, filename))
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason))
}
