import type { SubjectType } from '@portal/contract/subjects/subject.ts'
import { LAST_RESORT_LANGUAGE, type TemplateChannel } from '@portal/contract/templates/template.ts'
import type { TemplateKey } from '@portal/contract/templates/template-name.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import type { Database } from '../database/tables.ts'

const OWNER_TYPES: readonly SubjectType[] = ['SRC', 'SRCPI']

/** A subject that has templates: the SRC system or an issuer. */
export interface TemplateOwner {
  readonly accountId: string
  readonly subjectId: string
  readonly type: SubjectType
}

/** Throws SUBJECT_NOT_FOUND, or SUBJECT_TYPE_INVALID for a subject without templates. */
export async function templateOwner(
  db: Database,
  accountId: string,
  subjectId: string,
): Promise<TemplateOwner> {
  const subject = await db
    .selectFrom('subject')
    .select('type')
    .where('accountId', '=', accountId)
    .where('id', '=', subjectId)
    .executeTakeFirst()
  if (!subject) throw new ApiError('SUBJECT_NOT_FOUND')
  if (OWNER_TYPES.includes(subject.type)) return { accountId, subjectId, type: subject.type }
  throw new ApiError('SUBJECT_TYPE_INVALID', {
    message: 'Only the SRC system and participating issuers have templates.',
  })
}

/** A push message needs no profile: it goes to the issuer's own app. */
async function isChannelEnabled(
  db: Database,
  { accountId, subjectId }: TemplateOwner,
  channel: TemplateChannel,
): Promise<boolean> {
  if (channel === 'PUSH') return true
  const profile = await db
    .selectFrom('idvProfile')
    .select('enabled')
    .where('accountId', '=', accountId)
    .where('subjectId', '=', subjectId)
    .where('type', '=', channel)
    .executeTakeFirst()
  return profile?.enabled === true
}

/** Throws TEMPLATE_REQUIRED for the template that all others fall back on. */
export async function requireDispensable(
  db: Database,
  owner: TemplateOwner,
  { channel, lang }: TemplateKey,
): Promise<void> {
  if (owner.type !== 'SRC' || lang !== LAST_RESORT_LANGUAGE) return
  if (await isChannelEnabled(db, owner, channel)) throw new ApiError('TEMPLATE_REQUIRED')
}
