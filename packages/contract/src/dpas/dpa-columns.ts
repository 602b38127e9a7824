/** How a CSV cell represents a value. */
export type CellKind = 'text' | 'boolean' | 'integer' | 'list' | 'acquirers'

/** A column of a CSV file of DPAs. */
export interface DpaColumn {
  readonly name: string
  /** Path of the value in a DPA. */
  readonly path: readonly string[]
  readonly kind: CellKind
}

const column = (name: string, path: string, kind: CellKind = 'text'): DpaColumn => ({
  name,
  path: path.split('.'),
  kind,
})

const OPTION_KINDS = {
  dpaLocale: 'text',
  dpaAcceptedBillingCountries: 'list',
  dpaAcceptedShippingCountries: 'list',
  dpaBillingPreference: 'text',
  dpaShippingPreference: 'text',
  consumerNameRequested: 'boolean',
  consumerEmailAddressRequested: 'boolean',
  consumerPhoneNumberRequested: 'boolean',
  payloadTypeIndicator: 'text',
  transactionType: 'text',
  orderType: 'text',
  threeDsPreference: 'text',
  dynamicDataType: 'text',
  dynamicDataTtlMinutes: 'integer',
} as const satisfies Record<string, CellKind>

/** The importable columns in export order. Lists are separated by `|`. */
export const DPA_COLUMNS: readonly DpaColumn[] = [
  column('srciDpaId', 'srciDpaId'),
  column('dpaName', 'dpaData.dpaName'),
  column('dpaPresentationName', 'dpaData.dpaPresentationName'),
  column('dpaUri', 'dpaData.dpaUri'),
  column('applicationType', 'dpaData.applicationType'),
  column('dpaLogoUri', 'dpaData.dpaLogoUri'),
  column('originDomains', 'dpaData.originDomains', 'list'),
  column('addressName', 'dpaData.dpaAddress.name'),
  column('addressLine1', 'dpaData.dpaAddress.line1'),
  column('addressLine2', 'dpaData.dpaAddress.line2'),
  column('addressLine3', 'dpaData.dpaAddress.line3'),
  column('addressCity', 'dpaData.dpaAddress.city'),
  column('addressState', 'dpaData.dpaAddress.state'),
  column('addressZip', 'dpaData.dpaAddress.zip'),
  column('addressCountryCode', 'dpaData.dpaAddress.countryCode'),
  column('supportEmail', 'dpaData.supportEmail'),
  column('supportPhone', 'dpaData.supportPhone'),
  column('merchantCountryCode', 'merchantCountryCode'),
  column('merchantCategoryCodes', 'merchantCategoryCodes', 'list'),
  // ica:bin:merchantId, BIN optional
  column('acquirers', 'acquirerData', 'acquirers'),
  column('defaultAcquirerBin', 'threeDsDefaultData.defaultAcquirerBin'),
  column('defaultAcquirerMerchantId', 'threeDsDefaultData.defaultAcquirerMerchantId'),
  column('defaultMerchantCountryCode', 'threeDsDefaultData.defaultMerchantCountryCode'),
  column('defaultMerchantCategoryCode', 'threeDsDefaultData.defaultMerchantCategoryCode'),
  column('subMerchantId', 'subMerchantId'),
  column('paymentFacilitatorId', 'paymentFacilitatorId'),
  column('debitTokenRequested', 'debitTokenRequested', 'boolean'),
  column('supportedCardBrands', 'supportedCardBrands', 'list'),
  column('supportedCheckoutTypes', 'supportedCheckoutTypes', 'list'),
  ...Object.entries(OPTION_KINDS).map(([name, kind]) => column(`opt.${name}`, `options.${name}`, kind)),
  column('notes', 'notes'),
]

/** The column for a JSON Pointer, if any. */
export function columnAt(pointer: string): string | undefined {
  const steps = pointer.split('/').slice(1)
  return DPA_COLUMNS.find(({ path }) => path.every((key, index) => steps[index] === key))?.name
}

/** Names the SRCI in a file of several SRCIs, and the action in a merchant list. */
export const SUBJECT_COLUMN = 'subjectId'
export const ACTION_COLUMN = 'action'

/** The column of a CSV file that holds a value: one of the DPA, its SRCI, or the action. */
export const csvColumnAt = (pointer: string): string | undefined =>
  columnAt(pointer) ?? [SUBJECT_COLUMN, ACTION_COLUMN].find((name) => pointer === `/${name}`)

/** Columns that exports add and imports ignore; `id` finds the DPA when requested. */
export const DPA_READ_ONLY_COLUMNS = ['id', 'subjectId', 'status', 'publicationStatus', 'updatedAt'] as const

/** A cell that clears a value; an empty cell keeps it. */
export const NULL_CELL = '\\N'
