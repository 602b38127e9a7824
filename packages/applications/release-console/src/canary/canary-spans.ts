import type { CanaryCourse } from '@portal/contract/releases/canary-state.ts'

/** A part of a canary's time, with what pages reported in it. */
interface CanarySpan {
  readonly from: string
  readonly until: string
  readonly healthy: number
  readonly failed: number
  /** Whom the canary reached at its end. */
  readonly exposure: CanaryCourse['exposure'][number] | undefined
}

/** As many columns as fit on a phone. */
const MAX_SPANS = 8
/** Shorter spans would have the same label. */
const MIN_MS = 60_000

/** The last item up to a moment; items are in order. */
const lastAt = <Item extends { readonly at: string }>(
  items: readonly Item[],
  moment: number,
): Item | undefined => items.findLast(({ at }) => Date.parse(at) <= moment)

/** Divides the time of a canary into equal spans, at least a minute long if possible. */
export function canarySpans({ since, timeline, exposure }: CanaryCourse, until: string): CanarySpan[] {
  const begin = Date.parse(since)
  const end = Math.max(Date.parse(until), begin + 1)
  const count = Math.min(MAX_SPANS, Math.max(1, Math.floor((end - begin) / MIN_MS)))
  const edge = (index: number) => begin + ((end - begin) * index) / count
  const countsAt = (moment: number) => lastAt(timeline, moment) ?? { sessions: 0, failed: 0 }
  return Array.from({ length: count }, (_, index) => {
    const [from, to] = [edge(index), edge(index + 1)]
    const before = index === 0 ? { sessions: 0, failed: 0 } : countsAt(from)
    // Reports may arrive between the last refresh and now.
    const after = index === count - 1 ? (timeline.at(-1) ?? before) : countsAt(to)
    const failed = after.failed - before.failed
    return {
      from: new Date(from).toISOString(),
      until: new Date(to).toISOString(),
      // A session that was healthy at first may fail in a later span.
      healthy: Math.max(0, after.sessions - before.sessions - failed),
      failed,
      exposure: lastAt(exposure, to),
    }
  })
}

/** Whom a canary reached: "25% of all and 2 named". */
export function exposureInWords({ weight, cohorts }: CanaryCourse['exposure'][number]): string {
  const named = cohorts > 0 ? `${cohorts} named` : ''
  return [weight > 0 ? `${weight}% of all` : '', named].filter(Boolean).join(' and ') || 'nobody'
}
