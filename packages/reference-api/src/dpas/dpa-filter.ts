import type { DpaFilter } from '@portal/contract/dpas/dpa-schemas.ts'
import { sql } from 'kysely'
import { searchPattern } from '../database/fold-text.ts'
import type { Database } from '../database/tables.ts'

const DAY_MS = 86_400_000

/** The end of a period: a day is meant with all its hours. */
const endOf = (text: string): Date =>
  text.length === 10 ? new Date(Date.parse(text) + DAY_MS - 1) : new Date(text)

/** DPAs of an account that a filter means; a list, an export and a batch mean the same. */
export function dpasMatching(db: Database, accountId: string, filter: DpaFilter) {
  const { q, subjectId, status, publicationStatus, hasUnpublishedChanges, country, mcc, cardBrand } = filter
  const { createdFrom, createdTo } = filter
  const isPublished = publicationStatus?.map((one) => one === 'PUBLISHED')
  return db
    .selectFrom('dpa')
    .where('dpa.accountId', '=', accountId)
    .$if(subjectId !== undefined, (rows) => rows.where('dpa.subjectId', 'in', subjectId ?? []))
    .$if(q !== undefined, (rows) => rows.where('dpa.search', 'like', searchPattern(q ?? '')))
    .$if(status !== undefined, (rows) => rows.where('dpa.status', 'in', status ?? []))
    .$if(isPublished !== undefined, (rows) =>
      rows.where(sql`dpa.published_at is not null`, 'in', isPublished ?? []),
    )
    .$if(hasUnpublishedChanges !== undefined, (rows) =>
      rows.where('dpa.hasUnpublishedChanges', '=', hasUnpublishedChanges === true),
    )
    .$if(country !== undefined, (rows) => rows.where('dpa.merchantCountryCode', 'in', country ?? []))
    .$if(mcc !== undefined, (rows) => rows.where(sql<boolean>`dpa.merchant_category_codes && ${mcc}`))
    .$if(cardBrand !== undefined, (rows) =>
      rows.where(sql<boolean>`dpa.supported_card_brands && ${cardBrand}`),
    )
    .$if(createdFrom !== undefined, (rows) => rows.where('dpa.createdAt', '>=', new Date(createdFrom ?? 0)))
    .$if(createdTo !== undefined, (rows) => rows.where('dpa.createdAt', '<=', endOf(createdTo ?? '')))
}
