/** How a value is written in a cell of a CSV file. */
export type CellKind = 'text' | 'boolean' | 'integer' | 'list' | 'acquirers'

/** One column of a CSV file of DPAs. */
export interface DpaColumn {
  readonly name: string
  /** Where the value is in a DPA. */
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

/** The columns that can be imported, in the order in which they are exported. Lists are separated by `|`. */
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
  // ica:bin:merchantId, the BIN may be empty
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

/** Name of the column in which the value at a JSON Pointer stands, where there is one. */
export function columnAt(pointer: string): string | undefined {
  const steps = pointer.split('/').slice(1)
  return DPA_COLUMNS.find(({ path }) => path.every((key, index) => steps[index] === key))?.name
}

/** Says in a file of several SRCIs whose a DPA is, and in a merchant list what is to be done with it. */
export const SUBJECT_COLUMN = 'subjectId'
export const ACTION_COLUMN = 'action'

/** Columns that exports add, and imports leave alone; `id` finds the DPA when it is asked to. */
export const DPA_READ_ONLY_COLUMNS = ['id', 'subjectId', 'status', 'publicationStatus', 'updatedAt'] as const

/** What a cell holds to take the value away; an empty cell leaves it as it is. */
export const NULL_CELL = '\\N'
