import type { DpaFilter } from '@portal/contract/dpas/dpa-schemas.ts'
import { sql } from 'kysely'
import { validate as isUuid } from 'uuid'
import { systemSubjectOf } from '../accounts/system-subject.ts'
import { endOfPeriod } from '../database/end-of-period.ts'
import { searchPattern } from '../database/fold-text.ts'
import type { Database } from '../database/tables.ts'

/** An index of three letters knows where these stand; of two it only knows whether a word begins with them. */
const INDEXED_LETTERS = 3

/** Whose draft holds the text; an id is found as a whole only, and less than three letters where a word begins. */
function holds(q: string) {
  const pattern = q.length < INDEXED_LETTERS ? searchPattern(` ${q}`) : searchPattern(q)
  return isUuid(q)
    ? sql<boolean>`(dpa.search like ${pattern} or dpa.id = ${q})`
    : sql<boolean>`dpa.search like ${pattern}`
}

/** DPAs that say so themselves, or say nothing and inherit it from their SRCI or the system. */
const acceptsAnyOf = (accountId: string, brands: readonly string[]) => sql<boolean>`(
  dpa.supported_card_brands && ${brands} or dpa.supported_card_brands is null and dpa.subject_id in (
    select srci.id from subject as srci join subject as src on src.account_id = srci.account_id and src.id = ${systemSubjectOf(accountId)}
    where srci.account_id = ${accountId} and coalesce(
      srci.draft #> '{defaultDpaConfig,supportedCardBrands}', src.draft #> '{defaultDpaConfig,supportedCardBrands}'
    ) ?| ${brands}
  )
)`

/** DPAs of an account that a filter means; a list, an export and a batch mean the same. */
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
      // Written out, not as parameters, for PostgreSQL to see that an index holds these rows alone.
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

/** How many DPAs there are of these SRCIs, or of all, without counting them. */
export const knownCount = (accountId: string, subjectIds: readonly string[] | undefined) =>
  sql<number>`(select coalesce(sum(dpa_count), 0) from subject where account_id = ${accountId}${
    subjectIds ? sql` and id = any(${subjectIds})` : sql``
  })`
