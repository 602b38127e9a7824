import { RELEASE, Release } from '@portal/contract/releases/release-schemas.ts'
import { failedAs, ReleaseError } from '../release-error.ts'
import { unseal } from '../signing/seal.ts'
import type { Trust } from '../signing/signatures.ts'
import type { ReadableStore } from '../store/release-store.ts'

/** Whether this is a valid name of an environment. */
export const isEnvironment = (name: string): boolean => /^[a-z][a-z0-9-]{0,39}$/.test(name)

/** A release and the stored bytes. */
export interface KeptRelease {
  readonly release: Release
  readonly bytes: Buffer
}

const ENTRY = /^releases\/[^/]+\/(\d{8})\.json$/

/** The key of a release in a store. */
export const keyOfRelease = (environment: string, seq: number): string =>
  `releases/${environment}/${String(seq).padStart(8, '0')}.json`

/** The number of the release that has this key; `undefined` for other keys. */
export function releaseOfKey(key: string): number | undefined {
  const [, digits] = ENTRY.exec(key) ?? []
  return digits === undefined ? undefined : Number(digits)
}

/** Releases are numbered one after another; a file this far ahead is not one of them. */
export const FARTHEST_AHEAD = 1_000_000

/** The numbers up to the first large gap. */
function untilGap(numbers: readonly number[], from: number): number[] {
  const gap = numbers.findIndex((number, index) => number - (numbers[index - 1] ?? from - 1) > FARTHEST_AHEAD)
  return numbers.slice(0, gap === -1 ? undefined : gap)
}

export interface LogPlace {
  readonly store: ReadableStore
  readonly environment: string
  readonly trust: Trust
}

/** The entries of an environment's log, one by one. Fails as `refused` when the name is invalid. */
export function logEntries({ store, environment, trust }: LogPlace) {
  if (!isEnvironment(environment))
    throw new ReleaseError(
      'refused',
      `"${environment}" is not a valid environment name. Use a name such as demo or prod-eu.`,
    )
  const folder = `releases/${environment}`
  const keyOf = (seq: number) => keyOfRelease(environment, seq)

  async function bytesOf(seq: number): Promise<Buffer> {
    try {
      return await store.get(keyOf(seq))
    } catch (error) {
      if (!failedAs('absent', error)) throw error
      throw new ReleaseError('absent', `${environment} has no release ${seq}.`)
    }
  }

  /** Fails as `absent` when the number does not exist, and as `corrupt` when the signature does not match. */
  async function read(seq: number): Promise<KeptRelease> {
    const bytes = await bytesOf(seq)
    const release = unseal(trust, RELEASE, Release, bytes, `Release ${seq} of ${environment}`)
    if (release.seq !== seq || release.env !== environment || release.parent >= seq)
      throw new ReleaseError(
        'corrupt',
        `Release ${seq} of ${environment} does not match its key in the store.`,
      )
    return { release, bytes }
  }

  return {
    /** The key of a release. */
    keyOf,
    read,
    /** Like `read`, but `undefined` when it is missing or unreadable. */
    readable: (seq: number): Promise<KeptRelease | undefined> =>
      read(seq).catch((error: unknown) => {
        if (failedAs('corrupt', error) || failedAs('absent', error)) return undefined
        throw error
      }),
    /** The numbers of the entries from this one on, in order, including unreadable ones; other files are ignored. */
    async listed(from = 1): Promise<number[]> {
      const keys = await store.list(folder, from > 1 ? keyOf(from - 1) : '')
      return untilGap(
        keys.flatMap((key) => releaseOfKey(key) ?? []),
        from,
      )
    },
  }
}
