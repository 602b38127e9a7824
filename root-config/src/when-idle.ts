import { wait } from '@portal/ui/wait.ts'

/** Code can keep a page busy forever, and browsers may never report a page as idle in which nothing can be seen. */
const MAX_BUSY_MS = 10_000

const requestIdle = window.requestIdleCallback

/** Runs work when the browser has nothing else to do; at once where browsers do not say. */
export const whenIdle: (work: () => void) => void = requestIdle ?? setTimeout

/** When waiting for an idle page ends, in the page's own time. */
let idleBy: number | undefined

/**
 * Waits for an idle page, which has rendered what was about to be shown. After `MAX_BUSY_MS` without one, it waits
 * no more until the page is idle again, also if code cancels what waits for that.
 */
export function untilIdle(): Promise<unknown> {
  const now = performance.now()
  idleBy ??= now + MAX_BUSY_MS
  const idle = new Promise<void>((resolve) => whenIdle(resolve)).then(() => {
    idleBy = undefined
  })
  return Promise.race([idle, wait(Math.max(0, idleBy - now))])
}
