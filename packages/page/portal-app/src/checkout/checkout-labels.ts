import type { Labels } from '@portal/ui'

/** Labels of the checkout options in forms, pages and histories. */
export const CHECKOUT_LABELS = {
  supportedCardBrands: 'Card brands',
  supportedCheckoutTypes: 'Checkout types',
  'options.dpaLocale': 'Locale',
  'options.dpaAcceptedBillingCountries': 'Billing countries',
  'options.dpaAcceptedShippingCountries': 'Shipping countries',
  'options.dpaBillingPreference': 'Billing address',
  'options.dpaShippingPreference': 'Shipping address',
  'options.consumerNameRequested': 'Ask for the name',
  'options.consumerEmailAddressRequested': 'Ask for the email',
  'options.consumerPhoneNumberRequested': 'Ask for the phone number',
  'options.payloadTypeIndicator': 'Payload',
  'options.transactionType': 'Transaction type',
  'options.orderType': 'Order type',
  'options.threeDsPreference': '3-D Secure',
  'options.dynamicDataType': 'Dynamic data',
  'options.dynamicDataTtlMinutes': 'Dynamic data lifetime (minutes)',
  options: 'Options',
} as const satisfies Labels
