import { basename } from 'node:path'
import { RELEASE, Release } from '@portal/contract/releases/release-schemas.ts'
import { failedAs, ReleaseError } from '../release-error.ts'
import { digestOf, unseal } from '../signing/seal.ts'
import type { Trust } from '../signing/signatures.ts'
import type { ReleaseStore } from '../store/release-store.ts'

/** Whether environments can be called so. */
export const isEnvironment = (name: string): boolean => /^[a-z][a-z0-9-]{0,39}$/.test(name)

/** A release and the bytes it is kept as. */
export interface KeptRelease {
  readonly release: Release
  readonly bytes: Buffer
}

export interface ReleaseChain {
  /** Where the release of a number is kept. */
  keyOf(seq: number): string
  /** The newest release; nothing before the first. */
  head(): Promise<KeptRelease | undefined>
  read(seq: number): Promise<KeptRelease>
  /** The newest releases, newest first, each proven to be the one that its successor was made for. */
  history(limit?: number): Promise<Release[]>
}

export interface ChainPlace {
  readonly store: ReleaseStore
  readonly environment: string
  readonly trust: Trust
}

/** Reads the releases of an environment, each of which names the one before by its digest. */
export function releaseChain({ store, environment, trust }: ChainPlace): ReleaseChain {
  if (!isEnvironment(environment))
    throw new ReleaseError(
      'refused',
      `"${environment}" is no name of an environment, such as demo or prod-eu.`,
    )
  const folder = `releases/${environment}`
  const keyOf = (seq: number) => `${folder}/${String(seq).padStart(8, '0')}.json`
  let newest: KeptRelease | undefined

  async function bytesOf(seq: number): Promise<Buffer> {
    try {
      return await store.get(keyOf(seq))
    } catch (error) {
      if (!failedAs('absent', error)) throw error
      throw new ReleaseError('absent', `${environment} has no release ${seq}.`)
    }
  }

  async function read(seq: number): Promise<KeptRelease> {
    const bytes = await bytesOf(seq)
    const release = unseal(trust, RELEASE, Release, bytes, `Release ${seq} of ${environment}`)
    if (release.seq !== seq || release.env !== environment || release.parent !== seq - 1)
      throw new ReleaseError('corrupt', `Release ${seq} of ${environment} stands in the wrong place.`)
    return { release, bytes }
  }

  async function parentOf({ parent, parentHash, seq }: Release): Promise<KeptRelease | undefined> {
    if (parent === 0) return undefined
    const kept = parent === newest?.release.seq ? newest : await read(parent)
    if (digestOf(kept.bytes) === parentHash) return kept
    throw new ReleaseError(
      'corrupt',
      `Release ${seq} of ${environment} was made for another release ${parent} than the one that is there.`,
    )
  }

  /** Follows the chain from the newest release that is known; without one, only its last link is looked at. */
  async function head(): Promise<KeptRelease | undefined> {
    const known = newest?.release.seq
    const [last] = (await store.list(folder, known === undefined ? '' : keyOf(known))).slice(-1)
    if (last === undefined) return newest
    const end = Number(basename(last, '.json'))
    for (let seq = known === undefined ? end : known + 1; seq <= end; seq += 1) {
      const kept = await read(seq)
      await parentOf(kept.release)
      newest = kept
    }
    return newest
  }

  async function history(limit = Number.POSITIVE_INFINITY): Promise<Release[]> {
    const releases: Release[] = []
    for (let kept = await head(); kept && releases.length < limit; kept = await parentOf(kept.release))
      releases.push(kept.release)
    return releases
  }

  return { keyOf, head, read, history }
}
