import { REVEALABLE_FIELDS, type RevealableField } from '@portal/contract/care/profile.ts'
import type { MaskedProfile } from '@portal/contract/care/profile-schemas.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../database/tables.ts'
import { uuidOrNil } from '../database/uuid-or-nil.ts'
import type { ConsumerProfileTable } from './profile-tables.ts'

export type ProfileRow = Selectable<ConsumerProfileTable>

interface FoundProfile extends ProfileRow {
  readonly otherIdentities: MaskedProfile['otherIdentities']
}

function revealableOf({ sealedDetails, maskedEmail, maskedPhone }: ProfileRow): RevealableField[] {
  const masks = { EMAIL_ADDRESS: maskedEmail, MOBILE_PHONE_NUMBER: maskedPhone, NAME: '' }
  return sealedDetails === null ? [] : REVEALABLE_FIELDS.filter((field) => masks[field] !== null)
}

export const profileView = ({ id, cards, lastUsedAt, createdAt, ...row }: FoundProfile): MaskedProfile => ({
  ...row,
  profileId: id,
  revealable: revealableOf({ id, cards, lastUsedAt, createdAt, ...row }),
  cards,
  cardCount: cards.length,
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
})

const OTHER_IDENTITIES = sql<MaskedProfile['otherIdentities']>`(
  select coalesce(json_agg(json_build_object('identityType', identity_type, 'masked', masked)), '[]')
  from consumer_identity other where other.profile_id = consumer_profile.id and masked is not null
)`

/** All profiles that an identity leads to. */
export const findProfiles = (
  db: Database,
  accountId: string,
  valueHash: Buffer,
): Promise<readonly FoundProfile[]> =>
  db
    .selectFrom('consumerProfile')
    .innerJoin('consumerIdentity', 'consumerIdentity.profileId', 'consumerProfile.id')
    .selectAll('consumerProfile')
    .select(OTHER_IDENTITIES.as('otherIdentities'))
    .where('consumerIdentity.accountId', '=', accountId)
    .where('consumerIdentity.valueHash', '=', valueHash)
    .orderBy('consumerProfile.createdAt')
    .orderBy('consumerProfile.id')
    .execute()

/** The profile, locked until the transaction ends; `undefined` if missing. */
export const lockProfile = (db: Database, accountId: string, id: string): Promise<ProfileRow | undefined> =>
  db
    .selectFrom('consumerProfile')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('id', '=', uuidOrNil(id))
    .forUpdate()
    .executeTakeFirst()

export async function requireProfile(db: Database, accountId: string, id: string): Promise<ProfileRow> {
  const row = await lockProfile(db, accountId, id)
  if (!row) throw new ApiError('PROFILE_NOT_FOUND')
  return row
}
