import type { DpaBody } from '@portal/contract/dpas/dpa-schemas.ts'
import type { PersonRef } from '@portal/contract/formats.ts'
import type { Status } from '@portal/contract/subjects/subject.ts'

export interface DpaTable {
  accountId: string
  id: string
  subjectId: string
  srciDpaId: string
  status: Status
  draft: DpaBody
  published: DpaBody | null
  revision: number
  publishedRevision: number | null
  publishedAt: Date | null
  publishedBy: PersonRef | null
  createdAt: Date
  createdBy: PersonRef
  updatedAt: Date
  updatedBy: PersonRef
  dpaName: string
  dpaNameKey: string
  dpaPresentationName: string
  dpaPresentationNameKey: string
  dpaUri: string
  merchantCountryCode: string
  merchantCategoryCodes: string[]
  /** Only the DPA's own; inherited ones are not searched. */
  supportedCardBrands: string[] | null
  /** How many checkout options it sets itself. */
  ownOptions: number
  hasUnpublishedChanges: boolean
  search: string
}

export interface DpaTables {
  dpa: DpaTable
}
