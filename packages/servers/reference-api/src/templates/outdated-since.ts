import { LAST_RESORT_LANGUAGE } from '@portal/contract/templates/template.ts'
import { sql } from 'kysely'
import { systemSubjectOf } from '../accounts/system-subject.ts'

/**
 * When the source text changed after the template: for an issuer's own template the system's text, for a translation
 * of the system the text in the fallback language. Null when it is up to date.
 */
export const outdatedSince = (accountId: string) => sql<Date | null>`(
  select source.updated_at from template as source
  where source.account_id = template.account_id and source.subject_id = ${systemSubjectOf(accountId)}
    and source.channel = template.channel and source.type = template.type
    and source.lang = case when source.subject_id = template.subject_id then ${LAST_RESORT_LANGUAGE} else template.lang end
    and not source.draft and source.revision > 1 and source.updated_at > template.updated_at
)`
