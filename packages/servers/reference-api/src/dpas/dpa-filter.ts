import type { DpaFilter } from '@portal/contract/dpas/dpa-schemas.ts'
import { sql } from 'kysely'
import { validate as isUuid } from 'uuid'
import { systemSubjectOf } from '../accounts/system-subject.ts'
import { endOfPeriod } from '../database/end-of-period.ts'
import { searchPattern } from '../database/fold-text.ts'
import type { Database } from '../database/tables.ts'

/** A trigram index finds three letters anywhere; two letters only at the beginning of a word. */
const INDEXED_LETTERS = 3

/** Matches drafts that contain the text, complete ids, and less than three letters at the beginning of a word. */
function holds(q: string) {
  const pattern = q.length < INDEXED_LETTERS ? searchPattern(` ${q}`) : searchPattern(q)
  return isUuid(q)
    ? sql<boolean>`(dpa.search like ${pattern} or dpa.id = ${q})`
    : sql<boolean>`dpa.search like ${pattern}`
}

/** DPAs with the brands themselves, or without own brands and with those of their SRCI or the system. */
const acceptsAnyOf = (accountId: string, brands: readonly string[]) => sql<boolean>`(
  dpa.supported_card_brands && ${brands} or dpa.supported_card_brands is null and dpa.subject_id in (
    select srci.id from subject as srci join subject as src on src.account_id = srci.account_id and src.id = ${systemSubjectOf(accountId)}
    where srci.account_id = ${accountId} and coalesce(
      srci.draft #> '{defaultDpaConfig,supportedCardBrands}', src.draft #> '{defaultDpaConfig,supportedCardBrands}'
    ) ?| ${brands}
  )
)`

/** DPAs of an account that match a filter; lists, exports and batches use it alike. */
export function dpasMatching(db: Database, accountId: string, filter: DpaFilter) {
  const { q, subjectId, status, publicationStatus, hasUnpublishedChanges, country, mcc, cardBrand } = filter
  const { differsFromDefaults, createdFrom, createdTo, updatedFrom, updatedTo } = filter
  return (
    db
      .selectFrom('dpa')
      .where('dpa.accountId', '=', accountId)
      .$if(subjectId !== undefined, (rows) => rows.where('dpa.subjectId', 'in', subjectId ?? []))
      .$if(q !== undefined, (rows) => rows.where(holds(q ?? '')))
      .$if(status !== undefined, (rows) => rows.where('dpa.status', 'in', status ?? []))
      // Literals, not parameters, so that PostgreSQL can use a partial index.
      .$if(publicationStatus?.includes('PUBLISHED') === false, (rows) =>
        rows.where('dpa.publishedAt', 'is', null),
      )
      .$if(publicationStatus?.includes('DRAFT') === false, (rows) =>
        rows.where('dpa.publishedAt', 'is not', null),
      )
      .$if(hasUnpublishedChanges === true, (rows) => rows.where(sql<boolean>`dpa.has_unpublished_changes`))
      .$if(hasUnpublishedChanges === false, (rows) =>
        rows.where(sql<boolean>`not dpa.has_unpublished_changes`),
      )
      .$if(differsFromDefaults === true, (rows) => rows.where('dpa.ownOptions', '>', 0))
      .$if(differsFromDefaults === false, (rows) => rows.where('dpa.ownOptions', '=', 0))
      .$if(country !== undefined, (rows) => rows.where('dpa.merchantCountryCode', 'in', country ?? []))
      .$if(mcc !== undefined, (rows) => rows.where(sql<boolean>`dpa.merchant_category_codes && ${mcc}`))
      .$if(cardBrand !== undefined, (rows) => rows.where(acceptsAnyOf(accountId, cardBrand ?? [])))
      .$if(createdFrom !== undefined, (rows) => rows.where('dpa.createdAt', '>=', new Date(createdFrom ?? 0)))
      .$if(createdTo !== undefined, (rows) => rows.where('dpa.createdAt', '<=', endOfPeriod(createdTo ?? '')))
      .$if(updatedFrom !== undefined, (rows) => rows.where('dpa.updatedAt', '>=', new Date(updatedFrom ?? 0)))
      .$if(updatedTo !== undefined, (rows) => rows.where('dpa.updatedAt', '<=', endOfPeriod(updatedTo ?? '')))
  )
}

/** The number of DPAs of these SRCIs, or of all, without counting them. */
export const knownCount = (accountId: string, subjectIds: readonly string[] | undefined) =>
  sql<number>`(select coalesce(sum(dpa_count), 0) from subject where account_id = ${accountId}${
    subjectIds ? sql` and id = any(${subjectIds})` : sql``
  })`
