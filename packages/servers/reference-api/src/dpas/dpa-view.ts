import type { CardBrand } from '@portal/contract/card-brand.ts'
import type { Dpa, DpaSummary } from '@portal/contract/dpas/dpa-schemas.ts'
import type { Status } from '@portal/contract/subjects/subject.ts'
import type { DpaRow } from './dpa-row.ts'

/** What DPAs show of their SRCI. */
export interface Owner {
  readonly subjectName: string
  readonly subjectStatus: Status
}

/** The columns that a list shows: the data themselves stay in the database. */
export const SUMMARY_COLUMNS = [
  'dpa.id',
  'dpa.subjectId',
  'dpa.srciDpaId',
  'dpa.status',
  'dpa.dpaName',
  'dpa.dpaPresentationName',
  'dpa.dpaUri',
  'dpa.merchantCountryCode',
  'dpa.merchantCategoryCodes',
  'dpa.ownOptions',
  'dpa.hasUnpublishedChanges',
  'dpa.publishedAt',
  'dpa.revision',
  'dpa.createdAt',
  'dpa.updatedAt',
  'dpa.updatedBy',
] as const

type StateRow = Pick<
  DpaRow,
  | 'id'
  | 'subjectId'
  | 'status'
  | 'hasUnpublishedChanges'
  | 'publishedAt'
  | 'revision'
  | 'createdAt'
  | 'updatedAt'
> &
  Owner

const stateOf = (row: StateRow) => ({
  id: row.id,
  subjectId: row.subjectId,
  subjectName: row.subjectName,
  status: row.status,
  effectiveStatus: row.subjectStatus === 'SUSPENDED' ? row.subjectStatus : row.status,
  publicationStatus: row.publishedAt ? ('PUBLISHED' as const) : ('DRAFT' as const),
  hasUnpublishedChanges: row.hasUnpublishedChanges,
  revision: row.revision,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

type SummaryRow = StateRow &
  Pick<
    DpaRow,
    | 'srciDpaId'
    | 'dpaName'
    | 'dpaPresentationName'
    | 'dpaUri'
    | 'merchantCountryCode'
    | 'merchantCategoryCodes'
    | 'ownOptions'
    | 'updatedBy'
  > & { readonly acquirerBin: string | null; readonly cardBrands: CardBrand[] }

/** A DPA as in lists. */
export const dpaSummary = (row: SummaryRow): DpaSummary => ({
  ...stateOf(row),
  srciDpaId: row.srciDpaId,
  dpaName: row.dpaName,
  dpaPresentationName: row.dpaPresentationName,
  dpaUri: row.dpaUri,
  merchantCountryCode: row.merchantCountryCode,
  merchantCategoryCode: row.merchantCategoryCodes[0] ?? '',
  acquirerBin: row.acquirerBin,
  supportedCardBrands: row.cardBrands,
  ownOptions: row.ownOptions,
  updatedBy: row.updatedBy,
})

/** A DPA from the draft or from the published copy. */
export const dpaView = (row: DpaRow, owner: Owner, body = row.draft): Dpa => ({
  ...body,
  ...stateOf({ ...row, ...owner }),
  publishedAt: row.publishedAt?.toISOString() ?? null,
  publishedBy: row.publishedBy,
  publishedRevision: row.publishedRevision,
  createdBy: row.createdBy,
  updatedBy: row.updatedBy,
})
