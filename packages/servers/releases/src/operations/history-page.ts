import type { ReleaseLog } from '../log/release-log.ts'
import { differences } from '../release/differences.ts'
import { NOTHING } from '../release/release.ts'
import type { HistoryPage, HistoryQuery } from './release-operations.ts'

/** Some releases, newest first, each with its changes. */
export async function historyPage(log: ReleaseLog, { before, limit }: HistoryQuery): Promise<HistoryPage> {
  const head = await log.head()
  const newest = Math.min(head?.seq ?? 0, (before ?? Number.POSITIVE_INFINITY) - 1)
  const oldest = Math.max(1, newest - limit + 1)
  const seqs = Array.from({ length: Math.max(0, newest - oldest + 1) }, (_, index) => newest - index)
  const read = (seq: number) => (seq === head?.seq ? head : log.readable(seq))
  const [found, earlier = NOTHING] = await Promise.all([
    Promise.all(seqs.map(read)),
    oldest > 1 ? log.readable(oldest - 1) : NOTHING,
  ])
  const releases = found.flatMap((release) => release ?? [])
  const items = releases.map((release, index) => ({
    ...release,
    differences: differences(releases[index + 1] ?? earlier, release),
  }))
  return { items, ...(seqs.length > 0 && oldest > 1 && { before: oldest }) }
}
