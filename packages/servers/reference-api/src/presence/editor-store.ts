import { operatorName } from '@portal/accounts/operators/operators.ts'
import { ANNOUNCE_EVERY_SECONDS } from '@portal/contract/presence/edited-record.ts'
import type { EditedRecord } from '@portal/contract/presence/presence-schemas.ts'
import { sql } from 'kysely'
import type { Caller } from '../access/caller.ts'
import type { Database } from '../database/tables.ts'

/** Two missed announcements, plus some network delay. */
const HOLDS_SECONDS = ANNOUNCE_EVERY_SECONDS * 2 + 5

/** Older announcements no longer count. */
export const heldSince = sql<Date>`now() - make_interval(secs => ${HOLDS_SECONDS})`

/** Editors of one record. */
export function editorStore(db: Database, { id: operatorId, accountId }: Caller, record: EditedRecord) {
  const place = { accountId, kind: record.kind, recordId: record.id }
  return {
    announce: () =>
      db
        .insertInto('editor')
        .values({ ...place, operatorId })
        .onConflict((conflict) =>
          conflict
            .columns(['accountId', 'kind', 'recordId', 'operatorId'])
            .doUpdateSet({ seenAt: sql<Date>`now()` }),
        )
        .execute(),

    remove: () =>
      db
        .deleteFrom('editor')
        .where((row) => row.and({ ...place, operatorId }))
        .execute(),

    /** Names of the other editors, in alphabetical order. */
    others: () =>
      db
        .selectFrom('editor')
        .select(operatorName(sql.ref('operatorId')).as('name'))
        .where('accountId', '=', accountId)
        .where('kind', '=', place.kind)
        .where('recordId', '=', place.recordId)
        .where('operatorId', '!=', operatorId)
        .where('seenAt', '>', heldSince)
        .orderBy('name')
        .execute(),
  }
}
