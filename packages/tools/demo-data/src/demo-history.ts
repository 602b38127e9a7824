import type { AuditedEntity } from '@portal/contract/history/audited-entity.ts'
import { PORTAL_NAMESPACE } from '@portal/reference-api/accounts/prepare-account.ts'
import type { AuditFacts } from '@portal/reference-api/database/audit-chain.ts'
import { changesBetween } from '@portal/reference-api/database/changes-between.ts'
import { v5 as uuidOf } from 'uuid'
import type { Moment } from './demo-story.ts'

interface Revised {
  readonly accountId: string
  readonly id: string
  readonly revision: number
}

/** An action on a demo record, as the history records it. */
export const demoEntry = (
  entity: AuditedEntity,
  { accountId, id, revision }: Revised,
  action: string,
  { at, by, reason }: Moment,
  { before, after }: { before: object; after: object },
): AuditFacts => ({
  accountId,
  id: uuidOf(`audit ${entity} ${id} ${revision}`, PORTAL_NAMESPACE),
  at,
  operator: by,
  action,
  entity,
  entityId: id,
  dataKey: null,
  revision,
  source: by.id === 'system' ? 'SYSTEM' : 'PORTAL',
  taskId: null,
  changeReason: reason ?? null,
  correlationId: null,
  changes: changesBetween(before, after),
})
