import type { AuditedEntity } from '@portal/contract/history/audited-entity.ts'
import type { Database } from './tables.ts'

/** First revision of a record that may have existed before: never reuses one, so that no old ETag matches it. */
export async function nextRevision(
  db: Database,
  { accountId, entity, entityId }: { accountId: string; entity: AuditedEntity; entityId: string },
): Promise<number> {
  const { last } = await db
    .selectFrom('auditEntry')
    .select((row) => row.fn.max('revision').as('last'))
    .where('accountId', '=', accountId)
    .where('entity', '=', entity)
    .where('entityId', '=', entityId)
    .executeTakeFirstOrThrow()
  return (last ?? 0) + 1
}
