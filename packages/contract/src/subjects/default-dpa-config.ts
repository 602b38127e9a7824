import { z } from 'zod'
import { CARD_BRANDS } from '../card-brand.ts'
import { countryCode, locale, unique } from '../formats.ts'
import {
  ADDRESS_PREFERENCES,
  CHECKOUT_TYPES,
  DYNAMIC_DATA_TYPES,
  ORDER_TYPES,
  PAYLOAD_TYPES,
  THREE_DS_PREFERENCES,
  TRANSACTION_TYPES,
} from './subject-vocabulary.ts'

const checkoutOptions = z.strictObject({
  dpaLocale: locale,
  /** Empty allows every country. */
  dpaAcceptedBillingCountries: unique(z.array(countryCode).max(249)),
  /** Empty allows every country. */
  dpaAcceptedShippingCountries: unique(z.array(countryCode).max(249)),
  dpaBillingPreference: z.enum(ADDRESS_PREFERENCES),
  dpaShippingPreference: z.enum(ADDRESS_PREFERENCES),
  consumerNameRequested: z.boolean(),
  consumerEmailAddressRequested: z.boolean(),
  consumerPhoneNumberRequested: z.boolean(),
  payloadTypeIndicator: z.enum(PAYLOAD_TYPES),
  transactionType: z.enum(TRANSACTION_TYPES),
  orderType: z.enum(ORDER_TYPES).nullable(),
  threeDsPreference: z.enum(THREE_DS_PREFERENCES),
  dynamicDataType: z.enum(DYNAMIC_DATA_TYPES),
  dynamicDataTtlMinutes: z.number().int().min(1).max(1440),
})

/** The system's checkout options: all required, since there is nothing to inherit from. */
export const dpaSystemDefaults = z.strictObject({
  supportedCardBrands: unique(z.array(z.enum(CARD_BRANDS)).min(1).max(CARD_BRANDS.length)),
  supportedCheckoutTypes: unique(z.array(z.enum(CHECKOUT_TYPES)).min(1)),
  options: checkoutOptions,
})

/** Checkout options of one SRCI; omitted ones are inherited from the system. */
export const defaultDpaConfig = dpaSystemDefaults.extend({ options: checkoutOptions.partial() }).partial()
