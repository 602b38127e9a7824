import { versionOfRecord } from '../artifact/artifact.ts'
import { keyOfRelease, releaseOfKey } from '../log/log-entries.ts'
import { failedAs, ReleaseError } from '../release-error.ts'
import type { ReadableStore } from '../store/release-store.ts'
import type { ReleaseOperations } from './release-operations.ts'

/**
 * The signed part of a store behind a service: the releases of an environment up to `newest`, and the records of
 * versions. A reader verifies them with its own keys and does not have to believe the service.
 */
export function remoteStore(
  { sealedRelease, sealedVersion }: ReleaseOperations,
  environment: string,
  newest: number,
): ReadableStore {
  async function get(key: string): Promise<Buffer> {
    const seq = releaseOfKey(key)
    if (seq !== undefined) return sealedRelease(seq)
    const record = versionOfRecord(key)
    if (record) return sealedVersion(record.name, record.version)
    throw new ReleaseError('absent', 'The service gives only releases and records of versions.')
  }

  return {
    get,
    async list(_folder, after = '') {
      const from = releaseOfKey(after) ?? 0
      return Array.from({ length: newest - from }, (_, index) => keyOfRelease(environment, from + index + 1))
    },
    async head(key) {
      try {
        return { bytes: (await get(key)).length }
      } catch (error) {
        if (failedAs('absent', error)) return undefined
        throw error
      }
    },
  }
}
