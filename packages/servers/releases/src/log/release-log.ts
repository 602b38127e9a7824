import { changeReason } from '@portal/contract/formats.ts'
import {
  type Content,
  RELEASE,
  type Release,
  type ReleaseChange,
} from '@portal/contract/releases/release-schemas.ts'
import { HeadMoved, nothingReleased, ReleaseError } from '../release-error.ts'
import { digestOf, seal } from '../signing/seal.ts'
import type { Signer } from '../signing/signatures.ts'
import type { KeptRelease, LogPlace } from './log-entries.ts'
import { type ReleaseChain, releaseChain } from './release-chain.ts'

/** What a release does. */
export type Action = 'first' | 'importmap' | 'restore.accept' | 'log.step-over' | ReleaseChange['action']

/** What leads back to something known is never kept waiting. */
const WHILE_FROZEN: readonly Action[] = [
  'canary.abort',
  'rollback',
  'thaw',
  'restore.accept',
  'log.step-over',
]

/** Who releases, what and why. */
export interface Entry {
  readonly actor: string
  readonly action: Action
  readonly reason: string
}

/** All releases of one environment, to which one can only append. */
export interface ReleaseLog extends Pick<ReleaseChain, 'history'> {
  /** The newest release; nothing before the first. */
  head(): Promise<Release | undefined>
  read(seq: number): Promise<Release>
  /** Fails as `conflict` (`HeadMoved`) unless `expected` is the number of the newest release, 0 before the first. */
  append(expected: number, content: Content, entry: Entry): Promise<Release>
  /**
   * Appends what the newest release that can be read says, behind the entries after it that cannot be read. Fails as
   * `refused` when there are none.
   */
  stepOver(entry: Entry): Promise<Release>
  /** The same behind releases up to a number, which were served and are lost. Their numbers are not given again. */
  acceptLoss(lostUpTo: number, entry: Entry): Promise<Release>
}

interface WritablePlace extends LogPlace {
  /** Without one the log can only be read. */
  readonly signer?: Signer | undefined
}

function requireEntry({ actor, reason }: Entry): Pick<Entry, 'actor' | 'reason'> {
  const given = changeReason.safeParse(reason)
  if (!given.success) throw new ReleaseError('refused', 'A release needs a reason of 10 to 500 characters.')
  if (actor.trim() === '') throw new ReleaseError('refused', 'A release needs to say who makes it.')
  return { actor, reason: given.data }
}

/** The releases of an environment in a store. */
export function releaseLog({ signer, ...place }: WritablePlace): ReleaseLog {
  const { store, environment } = place
  const chain = releaseChain(place)

  /** Writes the release of a number, if nobody has; `undefined` when somebody was faster. */
  async function write(
    seq: number,
    parent: KeptRelease | undefined,
    { bundles, removed, frozen, pulled, owners, lostUpTo }: Content,
    entry: Entry,
  ): Promise<Release | undefined> {
    if (!signer) throw new ReleaseError('denied', 'This process has no key to sign a release with.')
    const release: Release = {
      schema: RELEASE,
      env: environment,
      seq,
      parent: parent?.release.seq ?? 0,
      parentHash: parent ? digestOf(parent.bytes) : '',
      at: new Date().toISOString(),
      ...requireEntry(entry),
      action: entry.action,
      bundles,
      removed,
      frozen,
      pulled,
      ...(owners && { owners }),
      ...(lostUpTo !== undefined && { lostUpTo }),
    }
    const result = await store.putNew(chain.keyOf(seq), seal(signer, RELEASE, release))
    return result === 'created' ? release : undefined
  }

  async function append(expected: number, content: Content, entry: Entry): Promise<Release> {
    requireEntry(entry)
    const newest = await chain.head()
    const parent = newest?.release.seq ?? 0
    if (parent !== expected) throw new HeadMoved(expected, parent)
    if (newest?.release.frozen && !WHILE_FROZEN.includes(entry.action))
      throw new ReleaseError(
        'frozen',
        `${environment} is frozen. Thaw it first; roll-backs and aborts work on.`,
      )
    const release = await write(parent + 1, newest, content, entry)
    if (!release) throw new HeadMoved(expected, (await chain.head())?.release.seq ?? parent + 1)
    return release
  }

  async function goOnBehind(last: number, newest: KeptRelease, change: Partial<Content>, entry: Entry) {
    const release = await write(last + 1, newest, { ...newest.release, ...change }, entry)
    if (!release) throw new HeadMoved(last, last + 1)
    return release
  }

  async function stepOver(entry: Entry): Promise<Release> {
    const { newest, last } = await chain.ends()
    if (newest && newest.release.seq < last) return goOnBehind(last, newest, {}, entry)
    throw new ReleaseError(
      'refused',
      `The newest release of ${environment} can be read: there is nothing to step over.`,
    )
  }

  async function acceptLoss(lostUpTo: number, entry: Entry): Promise<Release> {
    const { newest, last } = await chain.ends()
    if (!newest) throw nothingReleased(environment)
    return goOnBehind(Math.max(last, lostUpTo), newest, { lostUpTo }, entry)
  }

  return {
    head: async () => (await chain.head())?.release,
    read: async (seq) => (await chain.read(seq)).release,
    history: chain.history,
    append,
    stepOver,
    acceptLoss,
  }
}
