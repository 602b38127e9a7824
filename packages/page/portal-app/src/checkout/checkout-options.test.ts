import { expect, test } from '@jest/globals'
import { withFormOptions, withoutFormOptions } from './checkout-options.ts'

test('has an empty form value for each option that is inherited, also for lists', () => {
  const { supportedCardBrands, options } = withFormOptions({ options: { dpaLocale: 'en_US' } })
  expect(supportedCardBrands).toBe('')
  expect(options).toMatchObject({ dpaLocale: 'en_US', dpaAcceptedBillingCountries: '', orderType: '' })
})

test('saves only the options that are set', () => {
  const body = { supportedCardBrands: ['VISA'], options: { consumerNameRequested: false, orderType: null } }
  expect(withoutFormOptions(withFormOptions(body))).toEqual(body)
})
