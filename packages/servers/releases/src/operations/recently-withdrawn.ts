import type { Release, WithdrawnVersion } from '@portal/contract/releases/release-schemas.ts'
import type { ReleaseLog } from '../log/release-log.ts'
import { withdrawnIn } from '../release/withdrawn-in.ts'
import { historyPage } from './history-page.ts'

/** Older withdrawals are in the history. */
const LOOKED_BACK = 100

/** The versions that recent releases up to this one took from people and gave nobody since. */
export async function recentlyWithdrawn(log: ReleaseLog, { seq }: Release): Promise<WithdrawnVersion[]> {
  const { items } = await historyPage(log, { before: seq + 1, limit: LOOKED_BACK })
  return withdrawnIn(items)
}
