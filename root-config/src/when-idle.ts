import { wait } from '@portal/ui/wait.ts'

/** Code can keep a page busy forever. */
const MAX_BUSY_MS = 10_000

const requestIdle = window.requestIdleCallback

/** Runs work when the browser has nothing else to do; at once where browsers do not say. */
export const whenIdle: (work: () => void) => void = requestIdle ?? setTimeout

/**
 * Waits for an idle page, which has rendered what was about to be shown, but not forever, also if code cancels
 * what waits for one.
 */
export const untilIdle = (): Promise<unknown> =>
  requestIdle ? Promise.race([new Promise((resolve) => requestIdle(resolve)), wait(MAX_BUSY_MS)]) : wait(0)
