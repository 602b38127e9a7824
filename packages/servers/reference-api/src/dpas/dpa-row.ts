import type { DpaBody } from '@portal/contract/dpas/dpa-schemas.ts'
import type { Selectable } from 'kysely'
import { foldText } from '../database/fold-text.ts'
import { hasUnpublishedChanges } from './dpa-lifecycle.ts'
import type { DpaTable } from './dpa-tables.ts'

export type DpaRow = Selectable<DpaTable>

/** A DPA to be written, without the columns derived for lists. */
export type DpaRecord = Omit<
  DpaRow,
  | 'srciDpaId'
  | 'dpaName'
  | 'dpaNameKey'
  | 'dpaPresentationName'
  | 'dpaPresentationNameKey'
  | 'dpaUri'
  | 'merchantCountryCode'
  | 'merchantCategoryCodes'
  | 'supportedCardBrands'
  | 'ownOptions'
  | 'hasUnpublishedChanges'
  | 'search'
>

function searchTextOf({ draft }: DpaRecord): string {
  const { dpaName, dpaPresentationName, dpaUri, originDomains = [] } = draft.dpaData
  const merchantIds = draft.acquirerData?.map(({ acquirerMerchantId }) => acquirerMerchantId) ?? []
  return foldText(
    // The leading space marks the beginning of the first word, as for all others.
    ['', draft.srciDpaId, dpaName, dpaPresentationName, dpaUri, ...originDomains, ...merchantIds].join(' '),
  )
}

const ownOptionsOf = ({ supportedCardBrands, supportedCheckoutTypes, options = {} }: DpaBody): number =>
  [supportedCardBrands, supportedCheckoutTypes, ...Object.values(options)].filter(
    (value) => value !== undefined,
  ).length

/** The row of a DPA, with the columns that lists show, sort and search. */
export const toDpaRow = (dpa: DpaRecord): DpaRow => ({
  ...dpa,
  srciDpaId: dpa.draft.srciDpaId,
  dpaName: dpa.draft.dpaData.dpaName,
  dpaNameKey: foldText(dpa.draft.dpaData.dpaName),
  dpaPresentationName: dpa.draft.dpaData.dpaPresentationName,
  dpaPresentationNameKey: foldText(dpa.draft.dpaData.dpaPresentationName),
  dpaUri: dpa.draft.dpaData.dpaUri,
  merchantCountryCode: dpa.draft.merchantCountryCode,
  merchantCategoryCodes: dpa.draft.merchantCategoryCodes,
  supportedCardBrands: dpa.draft.supportedCardBrands ?? null,
  ownOptions: ownOptionsOf(dpa.draft),
  hasUnpublishedChanges: hasUnpublishedChanges(dpa),
  search: searchTextOf(dpa),
})
