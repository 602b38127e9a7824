import { expect, test } from '@jest/globals'
import { fillBlanks } from './fill-blanks.ts'

const model = { name: 'Acme', note: '', size: 5, contacts: [{ email: 'a' }], address: { city: '', zip: '1' } }

test('what is left out is empty in the form', () => {
  expect(fillBlanks({}, model)).toEqual({
    name: '',
    note: '',
    size: undefined,
    contacts: [],
    address: { city: '', zip: '' },
  })
})

test('what is given stays, inside of groups as well', () => {
  expect(fillBlanks({ name: 'Bee', address: { zip: '2' }, more: null }, model)).toMatchObject({
    name: 'Bee',
    address: { city: '', zip: '2' },
    more: null,
  })
})
