import { expect, test } from '@jest/globals'
import { templateColumns } from './template-columns.ts'

const helpOf = (column: string) =>
  templateColumns({ kind: 'import', hasSubjects: true }).find(({ name }) => name === column)?.help

test.each([
  ['applicationType', 'WEB_BROWSER, MOBILE_APP, IOT_DEVICE, OTHER'],
  ['supportedCardBrands', 'VISA, MASTERCARD, AMEX, DISCOVER, JCB, UNIONPAY. Separate several with |'],
  ['merchantCountryCode', 'A two-letter country code, such as PL'],
  ['debitTokenRequested', 'true or false'],
])('says what the column %s can contain', (column, help) => {
  expect(helpOf(column)).toBe(help)
})
