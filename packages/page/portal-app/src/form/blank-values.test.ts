import { expect, test } from '@jest/globals'
import { blanksOf } from './blank-values.ts'

test('has a blank value for every type of value', () => {
  const values = { name: 'Acme', open: true, keys: [{ kid: '1' }], address: { city: 'Poznan', floors: 3 } }
  expect(blanksOf(values)).toEqual({ name: '', open: false, keys: [], address: { city: '', floors: '' } })
})
