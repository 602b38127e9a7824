import type { IdvProfileUse } from '@portal/contract/idv/idv-profile-schemas.ts'
import { IDV_CHANNEL_LABELS, type IdvChannel } from '@portal/contract/idv-channel.ts'
import { ApiError, fieldDetail } from '@portal/server-common/http/api-error.ts'
import { type Expression, sql } from 'kysely'
import type { Database } from '../database/tables.ts'
import type { IdvSystem } from './idv-system.ts'

async function rulesWith(db: Database, { accountId, subjectId }: IdvSystem, channel: IdvChannel) {
  const { rows } = await sql<IdvProfileUse['rules'][number]>`
    select rule ->> 'ruleId' as rule_id, rule ->> 'name' as name, (rule ->> 'enabled')::boolean as enabled, place::int
    from idv_rule_set, jsonb_array_elements(rules) with ordinality as listed (rule, place)
    where account_id = ${accountId} and subject_id = ${subjectId} and rule -> 'channels' ? ${channel}
    order by place
  `.execute(db)
  return rows
}

async function isFallback(db: Database, { accountId, subjectId }: IdvSystem, channel: IdvChannel) {
  const row = await db
    .selectFrom('idvConfiguration')
    .select('revision')
    .where('accountId', '=', accountId)
    .where('subjectId', '=', subjectId)
    .where(sql<boolean>`body -> 'fallbackChannels' ? ${channel}`)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a subject offers a channel, in its draft or published copy. */
export const offersChannel = (channel: IdvChannel | Expression<IdvChannel>) =>
  sql<boolean>`(
    draft #> '{identityConfig,idvChannels}' ? ${channel}
    or coalesce(published #> '{identityConfig,idvChannels}' ? ${channel}, false)
  )`

const subjectsWith = (db: Database, { accountId }: IdvSystem, channel: IdvChannel) =>
  db
    .selectFrom('subject')
    .select(['id', 'name', 'type'])
    .where('accountId', '=', accountId)
    .where(offersChannel(channel))
    .orderBy('name')
    .execute()

/** Rules, configuration and subjects that use a channel. */
export const usersOfChannel = async (
  db: Database,
  system: IdvSystem,
  channel: IdvChannel,
): Promise<IdvProfileUse> => ({
  rules: await rulesWith(db, system, channel),
  isFallback: await isFallback(db, system, channel),
  subjects: await subjectsWith(db, system, channel),
})

/** Maximum number of users of a channel in an error. */
const MAX_NAMED = 20

/** Throws IDV_CHANNEL_IN_USE, naming the rules, configuration and subjects that use the channel. */
export async function requireUnusedChannel(
  db: Database,
  system: IdvSystem,
  channel: IdvChannel,
): Promise<void> {
  const use = await usersOfChannel(db, system, channel)
  const users = [
    ...use.rules.map(({ name }) => `The rule “${name}” uses this channel.`),
    ...(use.isFallback ? ['The configuration falls back on this channel.'] : []),
    ...use.subjects.map(({ name }) => `${name} offers this channel.`),
  ]
  if (users.length === 0) return
  const unnamed = users.length - MAX_NAMED
  const lines = [...users.slice(0, MAX_NAMED), ...(unnamed > 0 ? [`And ${unnamed} more.`] : [])]
  throw new ApiError('IDV_CHANNEL_IN_USE', {
    details: lines.map((message) => ({ reason: 'IDV_CHANNEL_IN_USE', message })),
  })
}

interface ChosenChannel {
  readonly channel: IdvChannel
  /** JSON Pointer of the choice. */
  readonly at: string
}

/** Throws IDV_CHANNEL_UNKNOWN unless every chosen channel has an enabled profile. */
export async function requireEnabledChannels(
  db: Database,
  { accountId, subjectId }: IdvSystem,
  chosen: readonly ChosenChannel[],
): Promise<void> {
  const rows = await db
    .selectFrom('idvProfile')
    .select('type')
    .where('accountId', '=', accountId)
    .where('subjectId', '=', subjectId)
    .where('enabled', '=', true)
    .execute()
  const enabled = new Set(rows.map(({ type }) => type))
  const details = chosen
    .filter(({ channel }) => !enabled.has(channel))
    .map(({ channel, at }) =>
      fieldDetail(at, 'IDV_CHANNEL_UNKNOWN', `${IDV_CHANNEL_LABELS[channel]} has no enabled profile.`),
    )
  if (details.length > 0) throw new ApiError('IDV_CHANNEL_UNKNOWN', { details })
}
