import type { ParsedOf } from '@portal/contract/endpoint.ts'
import type { TEMPLATE_SORT_FIELDS, TemplateOrigin } from '@portal/contract/templates/template.ts'
import type { listTemplates } from '@portal/contract/templates/template-endpoints.ts'
import { type RawBuilder, sql } from 'kysely'
import { systemSubjectOf } from '../accounts/system-subject.ts'
import { endOfPeriod } from '../database/end-of-period.ts'
import { searchPattern } from '../database/fold-text.ts'
import { readList } from '../database/read-list.ts'
import type { Database } from '../database/tables.ts'
import { outdatedSince } from './outdated-since.ts'
import type { TemplateOwner } from './template-owner.ts'
import { templateSummary, templateView } from './template-view.ts'

type TemplateQuery = ParsedOf<typeof listTemplates>['query']

const SORTABLE = {
  columns: {
    type: sql`type`,
    lang: sql`lang`,
    updatedAt: sql`updated_at`,
  } satisfies Record<(typeof TEMPLATE_SORT_FIELDS)[number], RawBuilder<unknown>>,
  usual: ['-updatedAt'],
  id: sql`channel || ' ' || type || ' ' || lang`,
}

const LISTED = [
  'template.accountId',
  'template.subjectId',
  'template.channel',
  'template.type',
  'template.lang',
  'template.subjectLine',
  'template.enabled',
  'template.draft',
  'template.problems',
  'template.revision',
  'template.createdAt',
  'template.createdBy',
  'template.updatedAt',
  'template.updatedBy',
] as const

/** The subject's own, and the SRC system's live ones that it does not override. */
const holdsFor = (owner: TemplateOwner) => sql<boolean>`(
  template.subject_id = ${owner.subjectId}
  or template.subject_id = ${systemSubjectOf(owner.accountId)} and not template.draft and not exists (
    select from template as own
    where own.account_id = template.account_id and own.subject_id = ${owner.subjectId}
      and own.channel = template.channel and own.type = template.type and own.lang = template.lang
  )
)`

const originFor = ({ subjectId }: TemplateOwner) =>
  sql<TemplateOrigin>`case when template.subject_id = ${subjectId} then 'OWN' else 'SYSTEM' end`

/** Inherited templates do not depend on the subject's own. */
const outdatedFor = (owner: TemplateOwner) =>
  sql<Date | null>`case when template.subject_id = ${owner.subjectId} then ${outdatedSince(owner.accountId)} end`

function matching(db: Database, owner: TemplateOwner, query: TemplateQuery) {
  const { q, channel, type, lang, origin, enabled, draft, outdated, hasProblems } = query
  const { updatedFrom, updatedTo } = query
  return db
    .selectFrom('template')
    .where('template.accountId', '=', owner.accountId)
    .where(holdsFor(owner))
    .$if(q !== undefined, (rows) => rows.where('search', 'like', searchPattern(q ?? '')))
    .$if(channel !== undefined, (rows) => rows.where('channel', 'in', channel ?? []))
    .$if(type !== undefined, (rows) => rows.where('type', 'in', type ?? []))
    .$if(lang !== undefined, (rows) => rows.where('lang', 'in', lang ?? []))
    .$if(origin !== undefined, (rows) => rows.where(originFor(owner), 'in', origin ?? []))
    .$if(enabled !== undefined, (rows) => rows.where('enabled', '=', enabled === true))
    .$if(draft !== undefined, (rows) => rows.where('draft', '=', draft === true))
    .$if(outdated !== undefined, (rows) => rows.where(outdatedFor(owner), outdated ? 'is not' : 'is', null))
    .$if(hasProblems !== undefined, (rows) => rows.where('problems', hasProblems ? '>' : '=', 0))
    .$if(updatedFrom !== undefined, (rows) => rows.where('updatedAt', '>=', new Date(updatedFrom ?? '')))
    .$if(updatedTo !== undefined, (rows) => rows.where('updatedAt', '<=', endOfPeriod(updatedTo ?? '')))
}

const originColumns = (owner: TemplateOwner) =>
  [originFor(owner).as('origin'), outdatedFor(owner).as('outdatedSince')] as const

/** One page of the templates that apply to a subject. */
export function listTemplatesOf(db: Database, owner: TemplateOwner, query: TemplateQuery) {
  const found = matching(db, owner, query).select(LISTED).select(originColumns(owner))
  return readList(db, query, { found, sortable: SORTABLE }, templateSummary)
}

/** Same, with their texts. */
export function listTemplateTextsOf(db: Database, owner: TemplateOwner, query: TemplateQuery) {
  const found = matching(db, owner, query).selectAll('template').select(originColumns(owner))
  return readList(db, query, { found, sortable: SORTABLE }, templateView)
}
