import type { PersonRef } from '@portal/contract/formats.ts'
import { ApiError, fieldDetail } from '@portal/server-common/http/api-error.ts'
import { type Insertable, type Selectable, sql } from 'kysely'
import { breaks } from '../database/database-error.ts'
import { foldText } from '../database/fold-text.ts'
import type { DataBody, Database, SubjectTable } from '../database/tables.ts'
import { reserveBins } from './bin-ranges.ts'
import { firstExpiry } from './certificate-keys.ts'
import { hasUnpublishedChanges } from './subject-facts.ts'

export type SubjectRow = Selectable<SubjectTable>

/** A subject to be written, without the columns derived for lists. */
export type SubjectRecord = Omit<
  SubjectRow,
  | 'name'
  | 'legalName'
  | 'countryCode'
  | 'externalReference'
  | 'hasUnpublishedChanges'
  | 'keyExpiresAt'
  | 'search'
  | 'dpaCount'
>

const textOf = (body: DataBody | undefined, field: string): string | null => {
  const value = body?.[field]
  return typeof value === 'string' ? value : null
}

const SEARCHED = ['displayName', 'legalName', 'externalReference', 'srcInitiatorId', 'issuerName']

function searchTextOf({ id, draft: { businessData } }: SubjectRecord): string {
  const ranges = Array.isArray(businessData?.binRanges) ? businessData.binRanges : []
  const bins = ranges.flatMap(({ low, high }) => [low, high])
  return foldText(
    [id, ...SEARCHED.map((field) => textOf(businessData, field)), ...bins].filter(Boolean).join(' '),
  )
}

/** The row of a subject, with the columns that lists show, sort and search. */
export function toRow(subject: SubjectRecord): Insertable<SubjectTable> {
  const { businessData, key } = subject.draft
  return {
    ...subject,
    name: textOf(businessData, 'displayName') ?? '',
    legalName: textOf(businessData, 'legalName') ?? '',
    countryCode: textOf(businessData, 'countryCode'),
    externalReference: textOf(businessData, 'externalReference'),
    hasUnpublishedChanges: hasUnpublishedChanges(subject),
    keyExpiresAt: firstExpiry(key),
    search: searchTextOf(subject),
  }
}

/** Subjects of one account. */
export function subjectStore(db: Database, accountId: string) {
  const byId = (id: string) =>
    db.selectFrom('subject').selectAll().where('accountId', '=', accountId).where('id', '=', id)

  const found = (row: SubjectRow | undefined): SubjectRow => {
    if (!row) throw new ApiError('SUBJECT_NOT_FOUND')
    return row
  }

  return {
    get: async (id: string) => found(await byId(id).executeTakeFirst()),
    /** Blocks other writers of this subject until the transaction ends. */
    lock: async (id: string) => found(await byId(id).forUpdate().executeTakeFirst()),
    /** Locks the existing ones of the named subjects, always in the same order, so that no two calls deadlock. */
    lockMany: (ids: readonly string[]): Promise<SubjectRow[]> =>
      db
        .selectFrom('subject')
        .selectAll()
        .where('accountId', '=', accountId)
        .where('id', '=', sql<string>`any(${ids})`)
        .orderBy('id')
        .forUpdate()
        .execute(),
    exists: async (id: string) => (await byId(id).executeTakeFirst()) !== undefined,

    insert: async (subject: SubjectRecord): Promise<SubjectRow> => {
      const row = await db
        .insertInto('subject')
        .values(toRow(subject))
        .returningAll()
        .executeTakeFirstOrThrow()
        .catch(refuseDuplicate('/businessData'))
      if (subject.type === 'SRCPI') await reserveBins(db, subject)
      return row
    },

    /** Writes a changed subject as its next revision. */
    save: async (subject: SubjectRecord, by: PersonRef): Promise<SubjectRow> => {
      const next = { ...subject, revision: subject.revision + 1, updatedAt: new Date(), updatedBy: by }
      const row = await db
        .updateTable('subject')
        .set(toRow(next))
        .where('accountId', '=', accountId)
        .where('id', '=', subject.id)
        .returningAll()
        .executeTakeFirstOrThrow()
        .catch(refuseDuplicate(''))
      if (subject.type === 'SRCPI') await reserveBins(db, next)
      return row
    },
  }
}

/** `parent` is the place of the business data in the request body. */
const refuseDuplicate = (parent: string) => (error: unknown) => {
  if (breaks(error, 'subject_pkey')) {
    throw new ApiError('SUBJECT_EXISTS', {
      details: [fieldDetail('/subjectId', 'NOT_UNIQUE', 'Another subject has this ID.')],
    })
  }
  if (breaks(error, 'subject_external_reference')) {
    const message = 'Another subject of this type has this external reference.'
    throw new ApiError('SUBJECT_EXISTS', {
      details: [fieldDetail(`${parent}/externalReference`, 'NOT_UNIQUE', message)],
    })
  }
  throw error
}
