import { expect, test } from '@jest/globals'
import { defaultsChangeInWords } from './defaults-change-words.ts'

const added = (path: string, after: unknown) => defaultsChangeInWords({ path, op: 'ADD', after }).after

test('shows the values of options as words', () => {
  expect(added('/supportedCardBrands', ['VISA', 'AMEX'])).toBe('Visa, American Express')
  expect(added('/options/dpaBillingPreference', 'POSTAL_COUNTRY')).toBe('Postal country')
  expect(added('/options/dpaAcceptedBillingCountries', ['PL', 'DE'])).toBe('Poland, Germany')
  expect(added('/options/dpaAcceptedBillingCountries', [])).toBe('All countries')
  expect(added('/options/consumerNameRequested', false)).toBe('No')
  expect(added('/options/orderType', null)).toBe('None')
})

test('shows each of several options on its own line', () => {
  expect(added('/options', { orderType: null, consumerNameRequested: true })).toBe(
    'Order type: None\nAsk for the name: Yes',
  )
})
