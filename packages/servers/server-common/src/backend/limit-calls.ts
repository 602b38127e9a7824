import { tooManyCalls } from '../http/too-many-calls.ts'

interface Limit {
  readonly max: number
  readonly windowMs: number
}

const MAX_OPERATORS = 10_000

/** Counts the calls of operators in this process. The returned function throws when one makes too many. */
export function limitCalls({ max, windowMs }: Limit): (operatorId: string) => void {
  const counts = new Map<string, { calls: number; readonly endsAt: number }>()
  return (operatorId) => {
    const now = performance.now()
    const known = counts.get(operatorId)
    if (known && known.endsAt > now) {
      if (known.calls >= max) throw tooManyCalls(known.endsAt - now)
      known.calls += 1
      return
    }
    counts.delete(operatorId)
    const [oldest] = counts.keys()
    if (counts.size >= MAX_OPERATORS && oldest !== undefined) counts.delete(oldest)
    counts.set(operatorId, { calls: 1, endsAt: now + windowMs })
  }
}
