import { wait } from '@portal/ui/wait.ts'
import { versionsIn } from './versions-in.ts'

/** Far more than typing into a filter or holding a key causes. */
const MAX_CHANGES = 200
const WITHIN_MS = 5_000
/** Addresses of empty or made-up documents, to which no screen leads. */
const NO_PAGE = /^(about|blob|data):/

/**
 * Ignores endless navigation, which would freeze the page. Calls `onLoop` once for each version of an
 * application that causes it; that version can no longer navigate. Does the same when one leaves or reloads the
 * page before its user has done anything, since it would do so again on the next page, or leaves a blank one.
 */
export function limitNavigation(apps: readonly string[], onLoop: (app: string) => void): void {
  // Shared modules and the shell navigate on behalf of applications.
  const findCaller = () => versionsIn(new Error().stack).find(({ bundle }) => apps.includes(bundle))
  const looping = new Set<string>()
  let since = 0
  let count = 0

  function isTooMuch(): boolean {
    const now = performance.now()
    if (now - since > WITHIN_MS) [since, count] = [now, 0]
    if (count < MAX_CHANGES && looping.size === 0) {
      count += 1
      return false
    }
    const caller = findCaller()
    const named = `${caller?.bundle} ${caller?.version}`
    if (looping.has(named)) return true
    count += 1
    if (count <= MAX_CHANGES) return false
    if (caller) {
      looping.add(named)
      count = 0
      onLoop(caller.bundle)
    }
    return true
  }

  for (const name of ['pushState', 'replaceState'] as const) {
    const navigate = history[name]
    history[name] = (...given) => {
      if (!isTooMuch()) navigate.apply(history, given)
    }
  }
  // Missing in older browsers.
  window.navigation?.addEventListener('navigate', (event) => {
    const { sameDocument, url } = event.destination
    const leavesBlank = NO_PAGE.test(url) && event.downloadRequest === null
    if (sameDocument || (navigator.userActivation.hasBeenActive && !leavesBlank)) return
    const caller = findCaller()
    if (caller || leavesBlank) event.preventDefault()
    if (!caller) return
    // What is still being mounted could not be replaced.
    void wait(0).then(() => onLoop(caller.bundle))
  })
}

/**
 * Only the guards of `ui` may keep people on a screen. Elsewhere, code could cancel a navigation, or leave it
 * undecided forever.
 */
export function refuseCancellation(): void {
  window.addEventListener('single-spa:before-routing-event', (event) => {
    if (event instanceof CustomEvent) event.detail.cancelNavigation = () => undefined
  })
}
