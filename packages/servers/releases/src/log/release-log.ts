import { changeReason } from '@portal/contract/formats.ts'
import type { ReleaseChange } from '@portal/contract/releases/release-changes.ts'
import { RELEASE, type Release, type ReleaseContent } from '@portal/contract/releases/release-schemas.ts'
import { HeadMoved, nothingReleased, ReleaseError } from '../release-error.ts'
import { digestOf, seal } from '../signing/seal.ts'
import type { Signer } from '../signing/signatures.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { FARTHEST_AHEAD, type KeptRelease, type LogPlace } from './log-entries.ts'
import { type ReleaseChain, releaseChain } from './release-chain.ts'

/** The kind of change in a release. */
export type Action = 'first' | 'importmap' | 'restore.accept' | 'log.step-over' | ReleaseChange['action']

/** Changes that lead back to a known state are always accepted. */
const WHILE_FROZEN: readonly Action[] = [
  'canary.abort',
  'rollback',
  'thaw',
  'restore.accept',
  'log.step-over',
]

/** The reason, actor and kind of a release. */
export interface Entry {
  readonly actor: string
  readonly action: Action
  readonly reason: string
  /** Why the version was released without a passed check. */
  readonly unchecked?: string | undefined
}

/** The append-only log of all releases of an environment. */
export interface ReleaseLog extends Pick<ReleaseChain, 'history'> {
  /** The newest release; `undefined` before the first. */
  head(): Promise<Release | undefined>
  read(seq: number): Promise<Release>
  /** A release by number; `undefined` for a skipped one. */
  readable(seq: number): Promise<Release | undefined>
  /** Fails as `conflict` (`HeadMoved`) unless `expected` is the number of the newest release, 0 before the first. */
  append(expected: number, content: ReleaseContent, entry: Entry): Promise<Release>
  /**
   * Skips the unreadable entries at the end: appends the content of the newest readable release. Fails as
   * `refused` when there are none.
   */
  stepOver(entry: Entry): Promise<Release>
  /** The same for releases up to a number that were served and are lost. Their numbers are not reused. */
  acceptLoss(lostUpTo: number, entry: Entry): Promise<Release>
}

interface WritablePlace extends LogPlace {
  readonly store: ReleaseStore
  /** Without it, the log is read-only. */
  readonly signer?: Signer | undefined
}

function requireEntry({ actor, reason }: Entry): Pick<Entry, 'actor' | 'reason'> {
  const given = changeReason.safeParse(reason)
  if (!given.success) throw new ReleaseError('refused', 'A release needs a reason of 10 to 500 characters.')
  if (actor.trim() === '') throw new ReleaseError('refused', 'A release needs the name of its actor.')
  return { actor, reason: given.data }
}

/** A new release after its parent; the first has none. */
function makeRelease(
  { env, seq }: Pick<Release, 'env' | 'seq'>,
  parent: KeptRelease | undefined,
  { bundles, removed, frozen, pulled, owners, approvals, lostUpTo }: ReleaseContent,
  entry: Entry,
): Release {
  return {
    schema: RELEASE,
    env,
    seq,
    parent: parent?.release.seq ?? 0,
    parentHash: parent ? digestOf(parent.bytes) : '',
    at: new Date().toISOString(),
    ...requireEntry(entry),
    action: entry.action,
    ...(entry.unchecked !== undefined && { unchecked: entry.unchecked }),
    bundles,
    removed,
    frozen,
    pulled,
    ...(owners && { owners }),
    ...(approvals && { approvals }),
    ...(lostUpTo !== undefined && { lostUpTo }),
  }
}

/** The releases of an environment in a store. */
export function releaseLog({ signer, ...place }: WritablePlace): ReleaseLog {
  const { store, environment } = place
  const chain = releaseChain(place)

  /** Writes the release of a number; `undefined` when somebody else was faster. */
  async function write(
    seq: number,
    parent: KeptRelease | undefined,
    content: ReleaseContent,
    entry: Entry,
  ): Promise<Release | undefined> {
    if (!signer) throw new ReleaseError('denied', 'This process has no key for signing releases.')
    const release = makeRelease({ env: environment, seq }, parent, content, entry)
    const [key, sealed] = [chain.keyOf(seq), seal(signer, RELEASE, release)]
    const result = await store.putNew(key, sealed)
    // The client of a store repeats a write whose answer was lost, and then finds its own.
    const isMade = result === 'created' || sealed.equals(await store.get(key))
    return isMade ? release : undefined
  }

  async function append(expected: number, content: ReleaseContent, entry: Entry): Promise<Release> {
    requireEntry(entry)
    const newest = await chain.head()
    const parent = newest?.release.seq ?? 0
    if (parent !== expected) throw new HeadMoved(expected, parent)
    if (newest?.release.frozen && !WHILE_FROZEN.includes(entry.action))
      throw new ReleaseError(
        'frozen',
        `${environment} is frozen. Thaw it first; rollbacks and aborts remain available.`,
      )
    const release = await write(parent + 1, newest, content, entry)
    if (!release) throw new HeadMoved(expected, (await chain.head())?.release.seq ?? parent + 1)
    return release
  }

  async function goOnBehind(
    last: number,
    newest: KeptRelease,
    change: Partial<ReleaseContent>,
    entry: Entry,
  ) {
    const release = await write(last + 1, newest, { ...newest.release, ...change }, entry)
    if (!release) throw new HeadMoved(last, last + 1)
    return release
  }

  async function stepOver(entry: Entry): Promise<Release> {
    const { newest, last } = await chain.ends()
    if (newest && newest.release.seq < last) return goOnBehind(last, newest, {}, entry)
    throw new ReleaseError(
      'refused',
      `The newest release of ${environment} is readable, so there is nothing to skip.`,
    )
  }

  async function acceptLoss(lostUpTo: number, entry: Entry): Promise<Release> {
    const { newest, last } = await chain.ends()
    if (!newest) throw nothingReleased(environment)
    if (lostUpTo - last >= FARTHEST_AHEAD)
      throw new ReleaseError(
        'refused',
        `${lostUpTo} is not the number of a lost release: the newest one is ${newest.release.seq}.`,
      )
    return goOnBehind(Math.max(last, lostUpTo), newest, { lostUpTo }, entry)
  }

  return {
    head: async () => (await chain.head())?.release,
    read: async (seq) => (await chain.read(seq)).release,
    readable: async (seq) => (await chain.readable(seq))?.release,
    history: chain.history,
    append,
    stepOver,
    acceptLoss,
  }
}
