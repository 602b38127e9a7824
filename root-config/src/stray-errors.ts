import type { PageFailure } from '@portal/contract/page-failure.ts'
import { reportFailure } from './report-failure.ts'

/** What a bundle's own files are called, and the file of several that every page begins with. */
const FILE = /\/bundles\/(?:(@[^/\s]+\/[^/\s]+)\/([^/\s]+)|boot)\//

/** A page that fails over and over again says nothing new. */
const MOST_TOLD = 10

/** What the API answers, and what was called off, are no faults of the code. */
const NO_FAULTS = ['ApiError', 'AbortError', 'CancelledError']

type Place = Pick<PageFailure, 'bundle' | 'version'>

/** The bundle in whose file an error came about; nothing for those of other scripts, such as extensions of the browser. */
function placeOf({ stack = '' }: Error, shared: () => Place): Place | undefined {
  const found = FILE.exec(stack)
  if (!found) return undefined
  const [, bundle, version] = found
  return bundle === undefined || version === undefined ? shared() : { bundle, version }
}

/**
 * Tells the host of errors that nobody caught, such as those of timers and promises, each once. `shared` answers for the
 * file of several bundles.
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
