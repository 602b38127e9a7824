/** Valid defaults of all DPAs for tests. */
export const sampleDpaDefaults = {
  supportedCardBrands: ['VISA' as const],
  supportedCheckoutTypes: ['CLICK_TO_PAY' as const],
  options: {
    dpaLocale: 'en_GB',
    dpaAcceptedBillingCountries: [],
    dpaAcceptedShippingCountries: [],
    dpaBillingPreference: 'FULL' as const,
    dpaShippingPreference: 'FULL' as const,
    consumerNameRequested: true,
    consumerEmailAddressRequested: true,
    consumerPhoneNumberRequested: true,
    payloadTypeIndicator: 'PAYMENT' as const,
    transactionType: 'PURCHASE' as const,
    orderType: null,
    threeDsPreference: 'SELF' as const,
    dynamicDataType: 'NONE' as const,
    dynamicDataTtlMinutes: 45,
  },
}
