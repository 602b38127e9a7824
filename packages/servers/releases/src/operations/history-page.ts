import type { Release } from '@portal/contract/releases/release-schemas.ts'
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
  const earlierThan = ({ parent }: Release, next: Release | undefined) => {
    if (parent === 0) return NOTHING
    return next?.seq === parent ? next : log.readable(parent)
  }
  const found = await Promise.all(seqs.map(read))
  const releases = found.flatMap((release) => release ?? [])
  const items = await Promise.all(
    releases.map(async (release, index) => {
      const earlier = await earlierThan(release, releases[index + 1])
      // The earlier one may be lost; then it is unknown what this one changed.
      return { ...release, differences: earlier ? differences(earlier, release) : [] }
    }),
  )
  // Skips the numbers of lost releases, which would make empty pages.
  const end = items.at(-1)?.parent ?? oldest - 1
  return { items, ...(seqs.length > 0 && end > 0 && { before: end + 1 }) }
}
