import type { PersonRef } from '@portal/contract/formats.ts'
import type { IdvProfile } from '@portal/contract/idv/idv-profile-schemas.ts'
import { IDV_CHANNELS, type IdvChannel } from '@portal/contract/idv-channel.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import { type Selectable, sql } from 'kysely'
import type { Recorded } from '../database/audit.ts'
import { changesBetween } from '../database/changes-between.ts'
import { breaks } from '../database/database-error.ts'
import { nextRevision } from '../database/next-revision.ts'
import type { Database } from '../database/tables.ts'
import { offersChannel } from './channel-use.ts'
import type { IdvProfileBody } from './idv-profile-body.ts'
import type { IdvSystem } from './idv-system.ts'
import type { IdvProfileTable } from './idv-tables.ts'

export type IdvProfileRow = Selectable<IdvProfileTable>

interface Shown extends IdvProfileRow {
  readonly providerName: string | null
  readonly ruleCount: number
  readonly isFallback: boolean
  readonly subjectCount: number
}

/** The channel named in an address. Throws IDV_CHANNEL_NOT_FOUND. */
export function idvChannel(text: string): IdvChannel {
  const channel = IDV_CHANNELS.find((one) => one === text)
  if (!channel) throw new ApiError('IDV_CHANNEL_NOT_FOUND')
  return channel
}

/** Name of a profile in the history. */
export const idvEntityId = (subjectId: string, type: IdvChannel): string => `${subjectId}/${type}`

/** A profile as shown: fields that its channel does not have are null. */
export const idvProfileView = ({ body, ...row }: Shown): IdvProfile => ({
  ...body,
  otp: 'otp' in body ? body.otp : null,
  senderId: ('senderId' in body && body.senderId) || null,
  fromAddress: ('fromAddress' in body && body.fromAddress) || null,
  providerName: row.providerName ?? '',
  ruleCount: row.ruleCount,
  isFallback: row.isFallback,
  subjectCount: row.subjectCount,
  revision: row.revision,
  createdAt: row.createdAt.toISOString(),
  createdBy: row.createdBy,
  updatedAt: row.updatedAt.toISOString(),
  updatedBy: row.updatedBy,
})

/** The entry for a change of a profile; a new one has no `before`, a deleted one no `after`. */
export function recordedProfile(
  { subjectId }: IdvSystem,
  before: IdvProfileRow | undefined,
  after: IdvProfileRow | undefined,
  changeReason: string | undefined,
): Recorded {
  const profile = after ?? before
  if (!profile) throw new Error('There is no change without a profile.')
  return {
    entity: 'idvChannel',
    entityId: idvEntityId(subjectId, profile.type),
    revision: after?.revision ?? profile.revision + 1,
    changes: changesBetween(before?.body ?? {}, after?.body ?? {}),
    changeReason,
  }
}

const PROVIDER_NAME = sql<string | null>`(
  select name from subject where subject.account_id = idv_profile.account_id
    and subject.id = idv_profile.body ->> 'providerSubjectId'
)`.as('providerName')

const RULE_COUNT = sql<number>`(
  select count(*) from idv_rule_set, jsonb_array_elements(rules) as rule
  where idv_rule_set.account_id = idv_profile.account_id and idv_rule_set.subject_id = idv_profile.subject_id
    and rule -> 'channels' ? idv_profile.type
)`.as('ruleCount')

const IS_FALLBACK = sql<boolean>`exists (
  select from idv_configuration
  where idv_configuration.account_id = idv_profile.account_id
    and idv_configuration.subject_id = idv_profile.subject_id
    and idv_configuration.body -> 'fallbackChannels' ? idv_profile.type
)`.as('isFallback')

const SUBJECT_COUNT = sql<number>`(
  select count(*) from subject
  where subject.account_id = idv_profile.account_id and ${offersChannel(sql.ref('idvProfile.type'))}
)`.as('subjectCount')

const SHOWN = [PROVIDER_NAME, RULE_COUNT, IS_FALLBACK, SUBJECT_COUNT] as const

/** Profiles of one SRC system, at most one per channel. */
export function idvProfileStore(db: Database, { accountId, subjectId }: IdvSystem) {
  const own = () =>
    db
      .selectFrom('idvProfile')
      .where('idvProfile.accountId', '=', accountId)
      .where('idvProfile.subjectId', '=', subjectId)

  const get = async (type: IdvChannel): Promise<IdvProfileRow> => {
    const row = await own().selectAll().where('type', '=', type).executeTakeFirst()
    if (!row) throw new ApiError('IDV_CHANNEL_NOT_FOUND')
    return row
  }

  return {
    get,
    shown: () => own().selectAll().select(SHOWN),

    show: async (type: IdvChannel): Promise<Shown> => {
      const row = await own().selectAll().select(SHOWN).where('type', '=', type).executeTakeFirst()
      if (!row) throw new ApiError('IDV_CHANNEL_NOT_FOUND')
      return row
    },

    insert: async (body: IdvProfileBody, by: PersonRef): Promise<IdvProfileRow> => {
      const now = new Date()
      const entityId = idvEntityId(subjectId, body.type)
      const { type, enabled, priority } = body
      return db
        .insertInto('idvProfile')
        .values({
          accountId,
          subjectId,
          type,
          enabled,
          priority,
          body,
          revision: await nextRevision(db, { accountId, entity: 'idvChannel', entityId }),
          createdAt: now,
          createdBy: by,
          updatedAt: now,
          updatedBy: by,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
        .catch((error: unknown) => {
          throw breaks(error, 'idv_profile_pkey') ? new ApiError('IDV_CHANNEL_EXISTS') : error
        })
    },

    /** Writes a changed profile as its next revision. */
    save: ({ revision }: IdvProfileRow, body: IdvProfileBody, by: PersonRef): Promise<IdvProfileRow> =>
      db
        .updateTable('idvProfile')
        .set({
          enabled: body.enabled,
          priority: body.priority,
          body,
          revision: revision + 1,
          updatedAt: new Date(),
          updatedBy: by,
        })
        .where('accountId', '=', accountId)
        .where('subjectId', '=', subjectId)
        .where('type', '=', body.type)
        .returningAll()
        .executeTakeFirstOrThrow(),

    remove: (type: IdvChannel) =>
      db
        .deleteFrom('idvProfile')
        .where('accountId', '=', accountId)
        .where('subjectId', '=', subjectId)
        .where('type', '=', type)
        .execute(),
  }
}
