import type { ParsedOf } from '@portal/contract/endpoint.ts'
import {
  type COVERAGE_SORT_FIELDS,
  TEMPLATE_CHANNELS,
  TEMPLATE_OWNER_TYPES,
  TEMPLATE_TYPES,
} from '@portal/contract/templates/template.ts'
import type { listTemplateCoverage } from '@portal/contract/templates/template-endpoints.ts'
import type { TemplateCoverage } from '@portal/contract/templates/template-schemas.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../access/caller.ts'
import { searchPattern } from '../database/fold-text.ts'
import { readList } from '../database/read-list.ts'
import type { Database } from '../database/tables.ts'
import { outdatedSince } from './outdated-since.ts'

type CoverageQuery = ParsedOf<typeof listTemplateCoverage>['query']

interface CoverageRow extends Omit<TemplateCoverage, 'updatedAt'> {
  readonly updatedAt: Date | null
  /** Languages with live templates of its own. */
  readonly ownLanguages: readonly string[]
  readonly search: string
}

const MESSAGES = TEMPLATE_CHANNELS.length * TEMPLATE_TYPES.length

const SORTABLE = {
  columns: {
    name: sql`lower(name)`,
    own: sql`own`,
    missing: sql`missing`,
    outdated: sql`outdated`,
    // Subjects without templates come first.
    updatedAt: sql`coalesce(updated_at, '1970-01-01')`,
  } satisfies Record<(typeof COVERAGE_SORT_FIELDS)[number], RawBuilder<unknown>>,
  usual: ['name'],
  id: sql`subject_id`,
}

/** Every subject with templates, with counts of its own and of the system's that apply to it. */
const coverageOf = ({ accountId, systemSubjectId, subjectTypes }: Caller) => sql<CoverageRow>`(
  with base as materialized (
    select channel, type, lang from template
    where account_id = ${accountId} and subject_id = ${systemSubjectId} and not draft
  ),
  written as (
    select template.subject_id,
      count(*) filter (where not draft)::int as own,
      count(*) filter (where draft)::int as drafts,
      count(*) filter (where not draft and base.lang is not null)::int as overriding,
      coalesce(array_agg(distinct template.lang) filter (where not draft), '{}') as own_languages,
      count(${outdatedSince(accountId)})::int as outdated,
      max(updated_at) as updated_at
    from template left join base using (channel, type, lang)
    where account_id = ${accountId}
    group by template.subject_id
  ),
  held as (
    select subject.id as subject_id, name, subject.type, status, search, written.updated_at,
      coalesce(own, 0) as own, coalesce(drafts, 0) as drafts, coalesce(outdated, 0) as outdated,
      coalesce(own_languages, '{}') as own_languages,
      (select count(*)::int from base) - coalesce(overriding, 0) as inherited,
      array(
        select distinct spoken from unnest(array(select lang from base) || coalesce(own_languages, '{}')) as spoken
        order by spoken
      ) as languages
    from subject left join written on written.subject_id = subject.id
    where subject.account_id = ${accountId}
      and subject.type = any(${TEMPLATE_OWNER_TYPES.filter((type) => subjectTypes.has(type))})
  )
  select *, ${sql.lit(MESSAGES)} * cardinality(languages) - own - inherited as missing from held
)`

/** One page of the subjects with templates that `caller` may see. */
export function listCoverageFor(db: Database, caller: Caller, query: CoverageQuery) {
  const { q, subjectId, type, status, withoutLang, outdated } = query
  const found = db
    .selectFrom(coverageOf(caller).as('coverage'))
    .selectAll()
    .$if(q !== undefined, (rows) => rows.where('search', 'like', searchPattern(q ?? '')))
    .$if(subjectId !== undefined, (rows) => rows.where('subjectId', 'in', subjectId ?? []))
    .$if(type !== undefined, (rows) => rows.where('type', 'in', type ?? []))
    .$if(status !== undefined, (rows) => rows.where('status', 'in', status ?? []))
    .$if(withoutLang !== undefined, (rows) =>
      rows.where(sql<boolean>`not own_languages @> ${withoutLang ?? []}`),
    )
    .$if(outdated !== undefined, (rows) => rows.where('outdated', outdated ? '>' : '=', 0))
  return readList(db, query, { found, sortable: SORTABLE }, ({ search: _, ownLanguages: __, ...row }) => ({
    ...row,
    updatedAt: row.updatedAt?.toISOString() ?? null,
  }))
}
