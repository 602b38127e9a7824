import type { ParsedOf } from '@portal/contract/endpoint.ts'
import {
  type SUBJECT_SORT_FIELDS,
  type SubjectType,
  TYPES_OF_CATEGORY,
} from '@portal/contract/subjects/subject.ts'
import type { listSubjects } from '@portal/contract/subjects/subject-endpoints.ts'
import type { SubjectCounts } from '@portal/contract/subjects/subject-schemas.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../access/caller.ts'
import { endOfPeriod } from '../database/end-of-period.ts'
import { searchPattern } from '../database/fold-text.ts'
import type { Sortable } from '../database/list-order.ts'
import { readList } from '../database/read-list.ts'
import type { Database } from '../database/tables.ts'
import { SUMMARY_COLUMNS, subjectSummary } from './subject-view.ts'

type SubjectQuery = ParsedOf<typeof listSubjects>['query']

const SORTABLE: Sortable = {
  columns: {
    name: sql`lower(name)`,
    type: sql`type`,
    status: sql`status`,
    updatedAt: sql`updated_at`,
    // What never expires comes last.
    keyExpiresAt: sql`coalesce(key_expires_at, '9999-12-31')`,
  } satisfies Record<(typeof SUBJECT_SORT_FIELDS)[number], RawBuilder<unknown>>,
  usual: ['-updatedAt'],
  id: sql`id`,
}

/** The requested types that the caller has access to. */
function typesOf({ subjectTypes }: Caller, { type, category }: SubjectQuery): SubjectType[] {
  const ofCategory = category?.flatMap((name) => TYPES_OF_CATEGORY[name])
  return [...subjectTypes].filter(
    (one) => (type ?? [one]).includes(one) && (ofCategory ?? [one]).includes(one),
  )
}

const PLATFORM = sql.lit('{identityConfig,externalAuth,authPlatformSubjectId}')

function matching(db: Database, caller: Caller, query: SubjectQuery) {
  const {
    q,
    status,
    publicationStatus,
    hasUnpublishedChanges,
    country,
    keyExpiresTo,
    authPlatformSubjectId,
  } = query
  const isPublished = publicationStatus?.map((one) => one === 'PUBLISHED')
  return db
    .selectFrom('subject')
    .where('accountId', '=', caller.accountId)
    .where('type', '=', sql<SubjectType>`any(${typesOf(caller, query)})`)
    .$if(q !== undefined, (rows) => rows.where('search', 'like', searchPattern(q ?? '')))
    .$if(status !== undefined, (rows) => rows.where('status', 'in', status ?? []))
    .$if(country !== undefined, (rows) => rows.where('countryCode', 'in', country ?? []))
    .$if(isPublished !== undefined, (rows) =>
      rows.where(sql`published_at is not null`, 'in', isPublished ?? []),
    )
    .$if(hasUnpublishedChanges !== undefined, (rows) =>
      rows.where('hasUnpublishedChanges', '=', hasUnpublishedChanges === true),
    )
    .$if(keyExpiresTo !== undefined, (rows) =>
      rows.where('keyExpiresAt', '<=', endOfPeriod(keyExpiresTo ?? '')),
    )
    .$if(authPlatformSubjectId !== undefined, (rows) =>
      rows.where(
        sql<boolean>`array[draft #>> ${PLATFORM}, published #>> ${PLATFORM}] && ${authPlatformSubjectId}`,
      ),
    )
}

const countsOf = (db: Database, caller: Caller, query: SubjectQuery): Promise<SubjectCounts[]> =>
  matching(db, caller, query)
    .select([
      'type',
      sql<number>`(count(*) filter (where status = 'ACTIVE' and published_at is not null))::int`.as('active'),
      sql<number>`(count(*) filter (where status = 'SUSPENDED'))::int`.as('suspended'),
      sql<number>`(count(*) filter (where has_unpublished_changes))::int`.as('unpublished'),
    ])
    .groupBy('type')
    .execute()

/** One page of the subjects that `caller` may see. */
export async function listSubjectsFor(db: Database, caller: Caller, query: SubjectQuery) {
  const found = matching(db, caller, query).select(SUMMARY_COLUMNS)
  const { countBy, ...page } = query
  const list = await readList(db, page, { found, sortable: SORTABLE }, subjectSummary)
  return countBy ? { ...list, counts: await countsOf(db, caller, query) } : list
}
