import type { PersonRef } from '@portal/contract/formats.ts'
import { PORTAL_NAMESPACE } from '@portal/reference-api/accounts/prepare-account.ts'
import type { Recorded } from '@portal/reference-api/database/audit.ts'
import type { AuditFacts } from '@portal/reference-api/database/audit-chain.ts'
import { v5 as uuidOf } from 'uuid'
import { type DemoContext, daysBefore } from './demo-context.ts'
import type { Random } from './random.ts'

/** Time and person of an action. */
export interface DemoMoment {
  readonly at: Date
  readonly by: PersonRef
}

/** The history entry for a change, in the form the API records it. */
export function demoEntry(
  { accountId }: DemoContext,
  action: string,
  { at, by }: DemoMoment,
  { entity, entityId, revision, dataKey, changes = [], changeReason }: Recorded,
): AuditFacts {
  return {
    accountId,
    id: uuidOf(`audit ${action} ${entityId} ${revision} ${at.getTime()}`, PORTAL_NAMESPACE),
    at,
    operator: by,
    action,
    entity,
    entityId,
    dataKey: dataKey ?? null,
    revision,
    source: 'PORTAL',
    taskId: null,
    changeReason: changeReason ?? null,
    correlationId: null,
    changes: [...changes],
  }
}

/** A clock whose every reading is later than the last; it approaches the present and never reaches it. */
export function demoClock({ base }: DemoContext, dice: Random, daysAgo: number): () => Date {
  let left = daysAgo
  return () => {
    left = (left * dice.int(62, 84)) / 100
    return daysBefore(base, left)
  }
}
