/** How often the timer checks the clock: intervals stop while a computer sleeps. */
const CHECK_INTERVAL_MS = 10_000

/**
 * Calls `renew` once per interval, and immediately when an interval was slept through or `endsAt` has passed.
 */
export function createRenewalTimer(intervalMs: number, endsAt: () => number | undefined, renew: () => void) {
  let timer: ReturnType<typeof setInterval> | undefined
  let dueAt = 0

  function check(): void {
    const left = dueAt - Date.now()
    const isOver = (endsAt() ?? Number.POSITIVE_INFINITY) <= Date.now()
    // If more than one interval is left, the clock was set back.
    if (left > 0 && left <= intervalMs && !isOver) return
    dueAt = Date.now() + intervalMs
    renew()
  }

  return {
    start(): void {
      if (timer) return
      dueAt = Date.now() + intervalMs
      timer = setInterval(check, Math.min(CHECK_INTERVAL_MS, intervalMs))
    },
    stop(): void {
      clearInterval(timer)
      timer = undefined
    },
    /** Checks now, when the tab becomes visible or the browser online. */
    catchUp(): void {
      if (timer) check()
    },
  }
}
