import type { Release } from '@portal/contract/releases/release-schemas.ts'
import { ReleaseError } from '../release-error.ts'
import { digestOf } from '../signing/seal.ts'
import { type KeptRelease, type LogPlace, logEntries } from './log-entries.ts'

export interface ReleaseChain {
  /** Where the release of a number is kept. */
  keyOf(seq: number): string
  /**
   * The newest release; nothing before the first. Fails as `corrupt` when it cannot be read, and when the log goes back
   * behind what was seen of it, unless a release of it says that this was meant.
   */
  head(): Promise<KeptRelease | undefined>
  read(seq: number): Promise<KeptRelease>
  /** The same; nothing for one that is not there, or cannot be read. */
  readable(seq: number): Promise<KeptRelease | undefined>
  /** The newest release that can be read, and the number of the last entry, which may be another one. */
  ends(): Promise<{ readonly newest: KeptRelease | undefined; readonly last: number }>
  /** The newest releases, newest first, each proven to be the one that its successor was made for. */
  history(limit?: number): Promise<Release[]>
}

/** Whether a release says that those before it, up to a number, do not count, since a back-up was restored. */
export const accountsForLoss = ({ lostUpTo }: Release, seq: number): boolean =>
  lostUpTo !== undefined && lostUpTo >= seq

/** What to say of a log that goes back behind what was seen of it. */
export const goesBack = (environment: string, newest: number, seen: number): ReleaseError =>
  new ReleaseError(
    'corrupt',
    `The newest release of ${environment} is ${newest}, and release ${seen} was served already: the store is another one, or an older copy. Put the right one back; to go on with this one: portal accept-restore ${seen}`,
  )

/** Reads the releases of an environment, each of which names the one before by its digest. */
export function releaseChain(place: LogPlace): ReleaseChain {
  const { environment } = place
  const { keyOf, read, readable, listed } = logEntries(place)
  let newest: KeptRelease | undefined

  /** Only what cannot be read is stepped over. */
  async function requireUnreadable({ parent, seq }: Release): Promise<void> {
    if (parent === seq - 1) return
    for (const between of await listed(parent + 1))
      if (between < seq && (await readable(between)))
        throw new ReleaseError(
          'corrupt',
          `Release ${seq} of ${environment} steps over release ${between}, which is whole. It is not used.`,
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
      `Release ${seq} of ${environment} was made for another release ${parent} than the one that is there.`,
    )
  }

  /** Follows the chain back to a release that is known; without one, only its last link is looked at. */
  async function requireLinked(end: KeptRelease, known: KeptRelease | undefined): Promise<void> {
    const floor = known?.release.seq ?? end.release.parent
    let kept: KeptRelease | undefined = end
    while (kept && kept.release.seq > floor) kept = await parentOf(kept.release)
    if (known && !kept?.bytes.equals(known.bytes))
      throw goesBack(environment, end.release.seq, known.release.seq)
  }

  async function head(): Promise<KeptRelease | undefined> {
    // Others may look on meanwhile, and further.
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
