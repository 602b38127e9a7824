import { CASE_MINUTES } from '@portal/contract/care/profile.ts'
import type { CareCase } from '@portal/contract/care/profile-schemas.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import { sql } from 'kysely'
import type { Caller } from '../access/caller.ts'
import type { Database } from '../database/tables.ts'

interface OpenedCase {
  readonly careCase: CareCase
  readonly maskedIdentity: string
}

const since = sql<Date>`now() - make_interval(mins => ${CASE_MINUTES})`

/** Records the case in which the caller found the profiles of an identity, and removes expired cases. */
export async function openCase(
  db: Database,
  { id, accountId }: Caller,
  valueHash: Buffer,
  { careCase, maskedIdentity }: OpenedCase,
): Promise<void> {
  await db.deleteFrom('profileCase').where('operatorId', '=', id).where('at', '<=', since).execute()
  await db
    .insertInto('profileCase')
    .columns(['operatorId', 'profileId', 'maskedIdentity', 'careCase'])
    .expression((from) =>
      from
        .selectFrom('consumerIdentity')
        .select([
          sql.val(id).as('operatorId'),
          'profileId',
          sql.val(maskedIdentity).as('maskedIdentity'),
          sql<CareCase>`${JSON.stringify(careCase)}::jsonb`.as('careCase'),
        ])
        .where('accountId', '=', accountId)
        .where('valueHash', '=', valueHash),
    )
    .onConflict((row) =>
      row.columns(['operatorId', 'profileId']).doUpdateSet(({ ref }) => ({
        maskedIdentity: ref('excluded.maskedIdentity'),
        careCase: ref('excluded.careCase'),
        at: ref('excluded.at'),
      })),
    )
    .execute()
}

/** The case in which the caller recently looked this profile up. Throws without one. */
export async function requireCase(db: Database, { id }: Caller, profileId: string): Promise<OpenedCase> {
  const opened = await db
    .selectFrom('profileCase')
    .select(['careCase', 'maskedIdentity'])
    .where('operatorId', '=', id)
    .where('profileId', '=', profileId)
    .where('at', '>', since)
    .executeTakeFirst()
  if (!opened) throw new ApiError('PROFILE_LOOK_UP_NEEDED')
  return opened
}
