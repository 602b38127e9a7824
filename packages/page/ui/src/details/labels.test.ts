import { expect, test } from '@jest/globals'
import { labelIn } from './labels.ts'

const labels = { name: 'Name', 'contacts.name': 'Name of the contact', maxDpas: 'Most applications' }

test.each([
  ['maxDpas', 'Most applications'],
  ['/businessData/maxDpas', 'Most applications'],
  ['contacts.0.name', 'Name of the contact'],
  ['/businessData/contacts/2/name', 'Name of the contact'],
  ['address.zipCode', 'Zip code'],
])('labels %s as "%s"', (path, label) => {
  expect(labelIn(labels, path)).toBe(label)
})
