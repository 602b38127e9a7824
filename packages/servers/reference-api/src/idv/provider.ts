import { PROVIDER_TYPES, providerTypeOf } from '@portal/contract/idv/idv.ts'
import { SUBJECT_TYPE_LABELS } from '@portal/contract/subjects/subject.ts'
import { ApiError, fieldDetail } from '@portal/server-common/http/api-error.ts'
import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'
import type { IdvProfileBody } from './idv-profile-body.ts'
import type { IdvSystem } from './idv-system.ts'

/** Throws unless the provider of a profile is a subject that can serve its channel. */
export async function requireProvider(
  db: Database,
  { accountId }: IdvSystem,
  { type, providerSubjectId }: Pick<IdvProfileBody, 'type' | 'providerSubjectId'>,
): Promise<void> {
  const wanted = providerTypeOf(type)
  const subject = await db
    .selectFrom('subject')
    .select('type')
    .where('accountId', '=', accountId)
    .where('id', '=', providerSubjectId)
    .executeTakeFirst()
  if (subject?.type === wanted) return
  const message = `This is not the ID of an ${SUBJECT_TYPE_LABELS[wanted].toLowerCase()}.`
  throw new ApiError('VALIDATION_FAILED', {
    details: [fieldDetail('/providerSubjectId', 'INVALID_VALUE', message)],
  })
}

/** All subjects that can serve a channel, by name. */
export const idvProviders = (db: Database, { accountId }: IdvSystem) =>
  db
    .selectFrom('subject')
    .select(['id', 'name', 'status'])
    .select(sql<(typeof PROVIDER_TYPES)[number]>`type`.as('type'))
    .where('accountId', '=', accountId)
    .where('type', 'in', PROVIDER_TYPES)
    .orderBy('name')
    .execute()
