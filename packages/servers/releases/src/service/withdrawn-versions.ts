import type { Release, WithdrawnVersion } from '@portal/contract/releases/release-schemas.ts'
import type { ReleaseOperations } from '../operations/release-operations.ts'
import { withdrawnIn } from '../release/withdrawn-in.ts'

/** Older withdrawals are in the history. */
const LOOKED_BACK = 100

interface Found {
  readonly seq: number
  readonly withdrawn: readonly WithdrawnVersion[]
}

/** Finds the withdrawn versions of an environment. Reads the log again only after a new release. */
export function withdrawnVersions() {
  const known = new Map<string, Found>()

  return async ({ history }: Pick<ReleaseOperations, 'history'>, { env, seq }: Release) => {
    const before = known.get(env)
    if (before?.seq === seq) return before.withdrawn
    const { items } = await history({ before: seq + 1, limit: LOOKED_BACK })
    const withdrawn = withdrawnIn(items)
    known.set(env, { seq, withdrawn })
    return withdrawn
  }
}
