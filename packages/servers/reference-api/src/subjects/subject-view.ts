import { dataSchemaOf } from '@portal/contract/subjects/data-schema-of.ts'
import { dataKeysOf } from '@portal/contract/subjects/subject.ts'
import { inSchemaOrder } from './in-schema-order.ts'
import { changedDataKeys, incompleteParts } from './subject-facts.ts'
import type { SubjectRow } from './subject-store.ts'

/** The columns that a list shows: the data themselves stay in the database. */
export const SUMMARY_COLUMNS = [
  'id',
  'type',
  'name',
  'legalName',
  'countryCode',
  'status',
  'hasUnpublishedChanges',
  'publishedAt',
  'publishedBy',
  'publishedRevision',
  'revision',
  'keyExpiresAt',
  'dpaCount',
  'createdAt',
  'createdBy',
  'updatedAt',
  'updatedBy',
] as const satisfies readonly (keyof SubjectRow)[]

type SummaryRow = Pick<SubjectRow, (typeof SUMMARY_COLUMNS)[number]>

/** A subject as in lists. */
export function subjectSummary(row: SummaryRow) {
  return {
    ...row,
    effectiveStatus: row.status,
    publicationStatus: row.publishedAt ? ('PUBLISHED' as const) : ('DRAFT' as const),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    dpaCount: row.type === 'SRCI' ? row.dpaCount : null,
    keyExpiresAt: row.keyExpiresAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** A subject with all its parts, from the draft or from the published copy. */
export function subjectView(row: SubjectRow, copy: 'draft' | 'published' = 'draft') {
  const data = row[copy] ?? {}
  return {
    ...subjectSummary(row),
    data: Object.fromEntries(
      dataKeysOf(row.type).map((dataKey) => {
        const body = data[dataKey]
        return [dataKey, body ? inSchemaOrder(dataSchemaOf(row.type, dataKey), body) : null]
      }),
    ),
    incomplete: incompleteParts(row, new Date()),
    changedDataKeys: changedDataKeys(row),
  }
}
