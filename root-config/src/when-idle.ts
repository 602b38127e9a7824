const requestIdle = window.requestIdleCallback

/**
 * Runs work when the browser has nothing else to do, or at the latest after `timeout` milliseconds, if given; at
 * once where browsers do not say.
 */
export function whenIdle(work: () => void, timeout?: number): void {
  if (requestIdle) requestIdle(work, timeout === undefined ? undefined : { timeout })
  else setTimeout(work)
}
