import {
  enableDeveloperUsers,
  rejectDeveloperUsers,
} from '@portal/contract/developer-portal/developer-user-endpoints.ts'
import type { BulkResult, DeveloperUser } from '@portal/contract/developer-portal/developer-user-schemas.ts'
import { perform } from '@portal/portal-app'
import { ApiError } from '@portal/session'

export type Verdict = 'enable' | 'reject'

/** The calls answer for each user alone; a refusal of one is an error like any other. */
function requireDone({ items: [result] }: { items: BulkResult[] }): void {
  if (!result || result.ok) return
  throw new ApiError({ status: 409, reason: result.reason, message: result.message })
}

/** Lets a developer in, or keeps them out with a reason that they are told. */
export async function decide(verdict: Verdict, user: DeveloperUser, changeReason: string): Promise<void> {
  const ids = [user.id]
  if (verdict === 'reject') {
    return requireDone(await perform(rejectDeveloperUsers, { body: { ids, changeReason } }))
  }
  const body = { ids, ...(changeReason && { changeReason }) }
  requireDone(await perform(enableDeveloperUsers, { body }))
}
