import type { Release } from '@portal/contract/releases/release-schemas.ts'
import { ReleaseError } from '../release-error.ts'
import { digestOf } from '../signing/seal.ts'
import { type KeptRelease, type LogPlace, logEntries } from './log-entries.ts'

export interface ReleaseChain {
  /** The key of a release. */
  keyOf(seq: number): string
  /**
   * The newest release; `undefined` before the first. Fails as `corrupt` when it cannot be read, and when the
   * log ends before a release seen earlier, unless a release declares that loss.
   */
  head(): Promise<KeptRelease | undefined>
  read(seq: number): Promise<KeptRelease>
  /** A release by number; `undefined` when it is missing or unreadable. */
  readable(seq: number): Promise<KeptRelease | undefined>
  /** The newest readable release, and the number of the last entry, which may be a later one. */
  ends(): Promise<{ readonly newest: KeptRelease | undefined; readonly last: number }>
  /** The newest releases, newest first, each verified to be the one that its successor was made for. */
  history(limit?: number): Promise<Release[]>
}

/** Whether a release declares those before it, up to a number, as lost because a backup was restored. */
export const accountsForLoss = ({ lostUpTo }: Release, seq: number): boolean =>
  lostUpTo !== undefined && lostUpTo >= seq

/** The sentence about a log that ends before a release seen earlier. */
export const goesBack = (environment: string, newest: number, seen: number): ReleaseError =>
  new ReleaseError(
    'corrupt',
    `The newest release of ${environment} is ${newest}, but release ${seen} was already served: this is another store or an older copy. Restore the right one, or accept this one: portal accept-restore ${seen} --reason "Why".`,
  )

/** Reads the releases of an environment, each of which contains the digest of the one before it. */
export function releaseChain(place: LogPlace): ReleaseChain {
  const { environment } = place
  const { keyOf, read, readable, listed } = logEntries(place)
  let newest: KeptRelease | undefined

  /** Only unreadable entries may be skipped. */
  async function requireUnreadable({ parent, seq }: Release): Promise<void> {
    if (parent === seq - 1) return
    for (const between of await listed(parent + 1))
      if (between < seq && (await readable(between)))
        throw new ReleaseError(
          'corrupt',
          `Release ${seq} of ${environment} skips release ${between}, which is readable. It was ignored.`,
        )
  }

  async function parentOf(release: Release): Promise<KeptRelease | undefined> {
    const { parent, parentHash, seq } = release
    await requireUnreadable(release)
    if (parent === 0) return undefined
    const kept = parent === newest?.release.seq ? newest : await read(parent)
    if (digestOf(kept.bytes) === parentHash) return kept
    throw new ReleaseError(
      'corrupt',
      `Release ${seq} of ${environment} was made for a different release ${parent}.`,
    )
  }

  /** Verifies the chain back to a known release; without one, only its last link. */
  async function requireLinked(end: KeptRelease, known: KeptRelease | undefined): Promise<void> {
    const floor = known?.release.seq ?? end.release.parent
    let kept: KeptRelease | undefined = end
    while (kept && kept.release.seq > floor) kept = await parentOf(kept.release)
    if (known && !kept?.bytes.equals(known.bytes))
      throw goesBack(environment, end.release.seq, known.release.seq)
  }

  async function head(): Promise<KeptRelease | undefined> {
    // Another call may move `newest` on while this one awaits.
    const known = newest
    const seen = known?.release.seq ?? 0
    const seqs = await listed(seen)
    const isSeenThere = seen === 0 || seqs[0] === seen
    const last = (isSeenThere ? seqs : await listed()).at(-1) ?? 0
    if (last === seen) return known
    if (last === 0) throw goesBack(environment, last, seen)
    const end = await read(last)
    const isMeant = accountsForLoss(end.release, seen)
    if (!isSeenThere && !isMeant) throw goesBack(environment, last, seen)
    await requireLinked(end, isMeant ? undefined : known)
    if (newest === undefined || newest.release.seq < last) newest = end
    return end
  }

  async function ends() {
    const seqs = await listed()
    for (const seq of seqs.toReversed()) {
      const kept = await readable(seq)
      if (kept) return { newest: kept, last: seqs.at(-1) ?? seq }
    }
    return { newest: undefined, last: seqs.at(-1) ?? 0 }
  }

  async function history(limit = Number.POSITIVE_INFINITY): Promise<Release[]> {
    const releases: Release[] = []
    for (let kept = await head(); kept && releases.length < limit; kept = await parentOf(kept.release))
      releases.push(kept.release)
    return releases
  }

  return { keyOf, head, read, readable, ends, history }
}
