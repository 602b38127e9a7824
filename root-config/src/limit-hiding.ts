/** Code that hides the page again and again continues after its application was replaced. */
const MAX_TIMES = 3
const WITHIN_MS = 180_000

/** Returns a function to call when something had hidden a part of the page. Calls `onTooOften` when that repeats. */
export function limitHiding(onTooOften: () => void): () => void {
  let times: readonly number[] = []
  return () => {
    const now = performance.now()
    times = [...times, now].filter((time) => now - time < WITHIN_MS)
    if (times.length >= MAX_TIMES) onTooOften()
  }
}
