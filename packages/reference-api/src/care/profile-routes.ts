import { deleteProfile, lookUpIdentity } from '@portal/contract/care/profile-endpoints.ts'
import type { MaskedProfile } from '@portal/contract/care/profile-schemas.ts'
import type { Selectable } from 'kysely'
import { secretOf } from '../database/installation-secret.ts'
import type { Database } from '../database/tables.ts'
import { uuidOrNil } from '../database/uuid-or-nil.ts'
import type { Api } from '../http/api.ts'
import { ApiError } from '../http/api-error.ts'
import { serve } from '../http/serve.ts'
import { IDENTITY_SECRET, identityHash } from './identity-hash.ts'
import type { ConsumerProfileTable } from './profile-tables.ts'

type ProfileRow = Selectable<ConsumerProfileTable>

const profileView = ({ id, cards, lastUsedAt, createdAt, ...row }: ProfileRow): MaskedProfile => ({
  ...row,
  profileId: id,
  cards,
  cardCount: cards.length,
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
})

const profilesOf = (db: Database, accountId: string, valueHash: Buffer) =>
  db
    .selectFrom('consumerProfile')
    .innerJoin('consumerIdentity', 'consumerIdentity.profileId', 'consumerProfile.id')
    .selectAll('consumerProfile')
    .where('consumerIdentity.accountId', '=', accountId)
    .where('consumerIdentity.valueHash', '=', valueHash)
    .orderBy('consumerProfile.createdAt')
    .orderBy('consumerProfile.id')
    .execute()

async function lockProfile(db: Database, accountId: string, id: string): Promise<ProfileRow> {
  const row = await db
    .selectFrom('consumerProfile')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('id', '=', uuidOrNil(id))
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new ApiError('PROFILE_NOT_FOUND')
  return row
}

/** Customer care: who is found is shown masked, and who asked for whom is recorded as a hash. */
export function serveProfiles(api: Api): void {
  serve(api, lookUpIdentity, async ({ db, caller, body }) => {
    const secret = await secretOf(db, IDENTITY_SECRET)
    const hash = identityHash(secret, caller.accountId, body.identityValue)
    const profiles = await profilesOf(db, caller.accountId, hash)
    return {
      body: { consumerPresent: profiles.length > 0, profiles: profiles.map(profileView) },
      recorded: {
        entity: 'profile',
        entityId: hash.toString('hex'),
        revision: 1,
        changes: [{ path: '/profilesFound', op: 'ADD', after: profiles.length }],
        changeReason: body.changeReason,
      },
    }
  })

  serve(api, deleteProfile, async ({ db, caller, params, changeReason }) => {
    const profile = await lockProfile(db, caller.accountId, params.profileId)
    if (profile.pendingTransactionCount > 0) throw new ApiError('PROFILE_HAS_PENDING_TRANSACTION')
    // The identities go with the profile, and with them the last way to find it.
    await db.deleteFrom('consumerProfile').where('id', '=', profile.id).execute()
    const before = { status: profile.status, cardCount: profile.cards.length }
    return {
      body: undefined,
      recorded: {
        entity: 'profile',
        entityId: profile.id,
        revision: 1,
        changes: [{ path: '', op: 'REMOVE', before }],
        changeReason,
      },
    }
  })
}
