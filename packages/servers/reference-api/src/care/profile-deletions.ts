import { DELETION_REMEMBERED_DAYS, OWN_DELETIONS } from '@portal/contract/care/profile.ts'
import type { DeletionReceipt } from '@portal/contract/care/profile-schemas.ts'
import { type Selectable, sql } from 'kysely'
import type { Caller } from '../access/caller.ts'
import type { Database } from '../database/tables.ts'
import { uuidOrNil } from '../database/uuid-or-nil.ts'
import { type RepeatedWork, repeat } from '../repeated-work.ts'
import type { ProfileDeletionTable } from './profile-tables.ts'

const CLEANING_MS = 3_600_000

const isOld = sql<boolean>`deleted_at < now() - make_interval(days => ${sql.lit(DELETION_REMEMBERED_DAYS)})`

export const receiptOf = ({
  careCase,
  deletedAt,
  ...deletion
}: Selectable<ProfileDeletionTable>): DeletionReceipt => ({
  ...deletion,
  case: careCase,
  deletedAt: deletedAt.toISOString(),
})

export const findDeletion = (db: Database, accountId: string, profileId: string) =>
  db
    .selectFrom('profileDeletion')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('profileId', '=', uuidOrNil(profileId))
    .executeTakeFirst()

/** Recent deletions of profiles that this identity led to, newest first. */
export const deletionsOf = (db: Database, accountId: string, valueHash: Buffer) =>
  db
    .selectFrom('profileDeletion')
    .innerJoin('deletedIdentity', 'deletedIdentity.profileId', 'profileDeletion.profileId')
    .selectAll('profileDeletion')
    .where('deletedIdentity.accountId', '=', accountId)
    .where('deletedIdentity.valueHash', '=', valueHash)
    .where((row) => row.not(isOld))
    .orderBy('deletedAt', 'desc')
    .execute()

export const ownDeletions = (db: Database, { id, accountId }: Caller) =>
  db
    .selectFrom('profileDeletion')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('operatorId', '=', id)
    .orderBy('deletedAt', 'desc')
    .limit(OWN_DELETIONS)
    .execute()

/** Deletes a profile with all identities that lead to it, and keeps the receipt. */
export async function keepReceipt(db: Database, deletion: Selectable<ProfileDeletionTable>): Promise<void> {
  const { profileId } = deletion
  await db.insertInto('profileDeletion').values(deletion).execute()
  await db
    .insertInto('deletedIdentity')
    .columns(['profileId', 'accountId', 'valueHash'])
    .expression((from) =>
      from
        .selectFrom('consumerIdentity')
        .select(['profileId', 'accountId', 'valueHash'])
        .where('profileId', '=', profileId),
    )
    .execute()
  await db.deleteFrom('profileCase').where('profileId', '=', profileId).execute()
  await db.deleteFrom('consumerProfile').where('id', '=', profileId).execute()
}

/** Removes, at intervals, the identities that led to profiles deleted long ago. Receipts stay. */
export const startIdentityCleanup = (db: Database): RepeatedWork =>
  repeat(CLEANING_MS, async () => {
    const old = db.selectFrom('profileDeletion').select('profileId').where(isOld)
    await db.deleteFrom('deletedIdentity').where('profileId', 'in', old).execute()
  })
