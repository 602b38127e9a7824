import { BehaviorSubject, distinctUntilChanged, map } from 'rxjs'

/** After this long, the operator is informed that the portal is waiting. */
const SLOW_AFTER_MS = 5000

/** Tracks whether an awaited response is overdue. */
export function createSlowCalls() {
  const overdue$ = new BehaviorSubject(0)
  return {
    /** True while a call takes longer than five seconds. */
    isSlow$: overdue$.pipe(
      map((count) => count > 0),
      distinctUntilChanged(),
    ),
    isSlow: () => overdue$.value > 0,
    /** Settles with `work`, which counts as slow when it takes too long. */
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
