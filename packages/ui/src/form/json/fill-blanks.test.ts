import { expect, test } from '@jest/globals'
import { fillBlanks } from './fill-blanks.ts'

const first = { name: 'Acme', note: '', size: 5, contacts: [{ email: 'a' }], address: { city: '', zip: '1' } }

test('what is left out is empty in the form', () => {
  expect(fillBlanks({}, first, {})).toStrictEqual({
    name: '',
    note: '',
    contacts: [],
    address: { city: '', zip: '' },
  })
})

test('what is given stays, inside of groups as well', () => {
  expect(fillBlanks({ name: 'Bee', address: { zip: '2' }, more: null }, first, {})).toMatchObject({
    name: 'Bee',
    address: { city: '', zip: '2' },
    more: null,
  })
})

test('of what the form did not begin with, only the rows of lists are emptied', () => {
  expect(fillBlanks({}, {}, { name: '', size: undefined, origins: ['a'] })).toStrictEqual({ origins: [] })
})
