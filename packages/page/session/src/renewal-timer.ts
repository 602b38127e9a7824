/** How often it is looked whether the time has come: a computer that slept counts no intervals. */
const LOOK_EVERY_MS = 10_000

/** Calls `renew` once per interval, and at once when an interval was slept through or `endsAt` has passed. */
export function createRenewalTimer(intervalMs: number, endsAt: () => number | undefined, renew: () => void) {
  let timer: ReturnType<typeof setInterval> | undefined
  let dueAt = 0

  function look(): void {
    const left = dueAt - Date.now()
    const isOver = (endsAt() ?? Number.POSITIVE_INFINITY) <= Date.now()
    // More than an interval is left when the clock was turned back.
    if (left > 0 && left <= intervalMs && !isOver) return
    dueAt = Date.now() + intervalMs
    renew()
  }

  return {
    start(): void {
      if (timer) return
      dueAt = Date.now() + intervalMs
      timer = setInterval(look, Math.min(LOOK_EVERY_MS, intervalMs))
    },
    stop(): void {
      clearInterval(timer)
      timer = undefined
    },
    /** Looks now, when the tab is seen again or the connection is back. */
    catchUp(): void {
      if (timer) look()
    },
  }
}
