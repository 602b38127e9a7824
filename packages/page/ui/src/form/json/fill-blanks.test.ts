import { expect, test } from '@jest/globals'
import { fillBlanks } from './fill-blanks.ts'

const first = { name: 'Acme', note: '', size: 5, contacts: [{ email: 'a' }], address: { city: '', zip: '1' } }

test('leaves missing values empty in the form', () => {
  expect(fillBlanks({}, first, {})).toStrictEqual({
    name: '',
    note: '',
    size: '',
    contacts: [],
    address: { city: '', zip: '' },
  })
})

test('keeps given values, also inside groups', () => {
  expect(fillBlanks({ name: 'Bee', address: { zip: '2' }, more: null }, first, {})).toMatchObject({
    name: 'Bee',
    address: { city: '', zip: '2' },
    more: null,
  })
})

test('leaves missing values of list items empty', () => {
  const contacts = [{ email: 'a', phone: '1', isMain: true }]
  expect(fillBlanks({ contacts: [{ email: 'a' }] }, { contacts }, {})).toStrictEqual({
    contacts: [{ email: 'a', phone: '', isMain: '' }],
  })
  expect(fillBlanks({ contacts: [{ email: 'a' }, { email: 'b' }] }, {}, { contacts })).toStrictEqual({
    contacts: [{ email: 'a', phone: '', isMain: '' }, { email: 'b' }],
  })
  expect(fillBlanks({ contacts: [] }, { contacts }, { contacts })).toStrictEqual({ contacts: [] })
})

test('empties what the form shows but did not start with', () => {
  expect(fillBlanks({}, {}, { name: '', max: 5, size: undefined, origins: ['a'] })).toStrictEqual({
    name: '',
    max: '',
    origins: [],
  })
})
