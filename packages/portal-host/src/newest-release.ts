import { basename } from 'node:path'
import type { Release } from '@portal/contract/releases/release-schemas.ts'
import { releaseChain } from '@portal/releases/log/release-chain.ts'
import type { Trust } from '@portal/releases/signing/signatures.ts'
import { folderStore } from '@portal/releases/store/folder-store.ts'
import type { ReleaseStore } from '@portal/releases/store/release-store.ts'

interface Places {
  readonly store: ReleaseStore
  readonly environment: string
  readonly trust: Trust
  /** Folder that keeps what was served, to begin with when the store is away. */
  readonly near: string
}

/** Reads the releases of an environment, and keeps those that this host has served. */
export function newestRelease({ store, environment, trust, near }: Places) {
  const chain = releaseChain({ store, environment, trust })
  const kept = folderStore(near)

  return {
    /** The newest release of the store; nothing before the first. */
    head: async (): Promise<Release | undefined> => (await chain.head())?.release,

    /** Notes that a release is whole and is served. */
    async keep(seq: number): Promise<void> {
      await kept.putNew(chain.keyOf(seq), (await chain.read(seq)).bytes)
    },

    /** The newest of those that were served. */
    async lastKept(): Promise<Release | undefined> {
      const keys = await kept.list(`releases/${environment}`)
      const [newest] = keys.slice(-1)
      if (newest === undefined) return undefined
      const own = releaseChain({ store: kept, environment, trust })
      return (await own.read(Number(basename(newest, '.json')))).release
    },
  }
}
