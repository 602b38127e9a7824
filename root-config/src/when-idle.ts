import { wait } from '@portal/ui/wait.ts'

/** Code can keep a page busy forever, and browsers may never report a page as idle in which nothing can be seen. */
const MAX_BUSY_MS = 10_000

const requestIdle = window.requestIdleCallback

/** Runs work when the browser has nothing else to do; at once where browsers do not say. */
export const whenIdle: (work: () => void) => void = requestIdle ?? setTimeout

/** Since when the page has not been idle, as far as anybody waited for that. */
let busySince: number | undefined

/**
 * Waits for an idle page, which has rendered what was about to be shown. After `MAX_BUSY_MS` without one, it waits
 * no more until the page is idle again, also if code cancels what waits for that.
 */
export async function untilIdle(): Promise<void> {
  if (!requestIdle) {
    await wait(0)
    return
  }
  busySince ??= performance.now()
  const idle = new Promise<void>((resolve) => {
    requestIdle(() => {
      busySince = undefined
      resolve()
    })
  })
  await Promise.race([idle, wait(Math.max(0, busySince + MAX_BUSY_MS - performance.now()))])
}
