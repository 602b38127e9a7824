import type { Release, WithdrawnVersion } from '@portal/contract/releases/release-schemas.ts'
import type { ReleaseLog } from '../log/release-log.ts'
import { recentlyWithdrawn } from '../operations/recently-withdrawn.ts'

interface Found {
  readonly seq: number
  readonly withdrawn: readonly WithdrawnVersion[]
}

/** Finds the withdrawn versions of an environment. Reads the log again only after a new release. */
export function withdrawnVersions() {
  const known = new Map<string, Found>()

  return async (log: ReleaseLog, release: Release) => {
    const { env, seq } = release
    const before = known.get(env)
    if (before?.seq === seq) return before.withdrawn
    const withdrawn = await recentlyWithdrawn(log, release)
    known.set(env, { seq, withdrawn })
    return withdrawn
  }
}
