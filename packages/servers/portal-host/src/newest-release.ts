import { rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Release } from '@portal/contract/releases/release-schemas.ts'
import type { KeptRelease } from '@portal/releases/log/log-entries.ts'
import { accountsForLoss, goesBack, releaseChain } from '@portal/releases/log/release-chain.ts'
import type { Trust } from '@portal/releases/signing/signatures.ts'
import { folderStore } from '@portal/releases/store/folder-store.ts'
import type { ReleaseStore } from '@portal/releases/store/release-store.ts'

interface Places {
  readonly store: ReleaseStore
  readonly environment: string
  readonly trust: Trust
  /** Folder with the served releases, to start from when the store is unavailable. */
  readonly near: string
}

/** Reads the releases of an environment, and keeps those that this host has served. */
export function newestRelease({ store, environment, trust, near }: Places) {
  const chain = releaseChain({ store, environment, trust })
  const kept = folderStore(near)
  const served = releaseChain({ store: kept, environment, trust })
  let checked: string | undefined

  async function lastServed(): Promise<KeptRelease | undefined> {
    const [newest] = (await kept.list(`releases/${environment}`)).slice(-1)
    return newest === undefined ? undefined : served.read(Number(basename(newest, '.json')))
  }

  const isInLog = async ({ release, bytes }: KeptRelease) =>
    (await chain.readable(release.seq))?.bytes.equals(bytes) ?? false

  /**
   * The log must contain what this host has served, or declare it lost; otherwise a restored older copy could
   * pass as current.
   */
  async function requireServed(head: Release): Promise<void> {
    const mark = await lastServed()
    if (!mark || (await isInLog(mark))) return
    const { seq } = mark.release
    if (!accountsForLoss(head, seq)) throw goesBack(environment, head.seq, seq)
    rmSync(join(near, 'releases', environment), { recursive: true })
  }

  return {
    /**
     * The newest release of the store; `undefined` before the first. Fails as `corrupt` when it contradicts
     * what was served.
     */
    async head(): Promise<KeptRelease | undefined> {
      const head = await chain.head()
      // While the host runs, the chain itself checks this.
      const state = head && `log that accounts for ${head.release.lostUpTo ?? 0}`
      if (head && state !== checked) await requireServed(head.release)
      checked = state
      return head
    },

    /** Records that a release is complete and served. Does not need the store, which may be gone by then. */
    async keep({ release, bytes }: KeptRelease): Promise<void> {
      await kept.putNew(chain.keyOf(release.seq), bytes)
    },

    /** The newest served release. */
    lastKept: async (): Promise<Release | undefined> => (await lastServed())?.release,
  }
}
