import { BehaviorSubject, distinctUntilChanged, map } from 'rxjs'

/** Who has waited this long is told that the portal waits, too. */
const SLOW_AFTER_MS = 5000

/** Knows whether an answer is overdue that somebody waits for. */
export function createSlowCalls() {
  const overdue$ = new BehaviorSubject(0)
  return {
    /** Kept up to date while a call is under way that takes longer than five seconds. */
    isSlow$: overdue$.pipe(
      map((count) => count > 0),
      distinctUntilChanged(),
    ),
    isSlow: () => overdue$.value > 0,
    /** Settles as the work does, which counts as slow when it takes too long. */
    async watch<Result>(work: Promise<Result>): Promise<Result> {
      let isOverdue = false
      const timer = setTimeout(() => {
        isOverdue = true
        overdue$.next(overdue$.value + 1)
      }, SLOW_AFTER_MS)
      try {
        return await work
      } finally {
        clearTimeout(timer)
        if (isOverdue) overdue$.next(overdue$.value - 1)
      }
    },
  }
}
