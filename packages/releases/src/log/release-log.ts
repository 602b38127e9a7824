import { changeReason } from '@portal/contract/formats.ts'
import {
  type Content,
  RELEASE,
  type Release,
  type ReleaseChange,
} from '@portal/contract/releases/release-schemas.ts'
import { HeadMoved, ReleaseError } from '../release-error.ts'
import { digestOf, seal } from '../signing/seal.ts'
import type { Signer } from '../signing/signatures.ts'
import { type ChainPlace, type ReleaseChain, releaseChain } from './release-chain.ts'

/** What a release does. */
export type Action = 'first' | 'importmap' | ReleaseChange['action']

/** What leads back to something known is never kept waiting. */
const WHILE_FROZEN: readonly Action[] = ['canary.abort', 'rollback', 'thaw']

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
}

interface LogPlace extends ChainPlace {
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
export function releaseLog({ signer, ...place }: LogPlace): ReleaseLog {
  const { store, environment } = place
  const chain = releaseChain(place)

  async function append(
    expected: number,
    { bundles, removed, frozen, pulled, owners }: Content,
    entry: Entry,
  ): Promise<Release> {
    if (!signer) throw new ReleaseError('denied', 'This process has no key to sign a release with.')
    const described = requireEntry(entry)
    const newest = await chain.head()
    const parent = newest?.release.seq ?? 0
    if (parent !== expected) throw new HeadMoved(expected, parent)
    if (newest?.release.frozen && !WHILE_FROZEN.includes(entry.action))
      throw new ReleaseError(
        'frozen',
        `${environment} is frozen. Thaw it first; roll-backs and aborts work on.`,
      )
    const release: Release = {
      schema: RELEASE,
      env: environment,
      seq: parent + 1,
      parent,
      parentHash: newest ? digestOf(newest.bytes) : '',
      at: new Date().toISOString(),
      ...described,
      action: entry.action,
      bundles,
      removed,
      frozen,
      pulled,
      ...(owners && { owners }),
    }
    const result = await store.putNew(chain.keyOf(release.seq), seal(signer, RELEASE, release))
    if (result === 'exists') throw new HeadMoved(expected, (await chain.head())?.release.seq ?? release.seq)
    return release
  }

  return {
    head: async () => (await chain.head())?.release,
    read: async (seq) => (await chain.read(seq)).release,
    history: chain.history,
    append,
  }
}
