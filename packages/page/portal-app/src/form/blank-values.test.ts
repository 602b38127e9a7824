import { expect, test } from '@jest/globals'
import { withBlanks } from './blank-values.ts'

test('has a blank value for every type of value', () => {
  const values = { name: 'Acme', open: true, keys: [{ kid: '1' }], address: { city: 'Poznan', floors: 3 } }
  expect(withBlanks({}, values)).toEqual({
    name: '',
    open: false,
    keys: [],
    address: { city: '', floors: '' },
  })
})

test('clears what an older version did not have, also within a group', () => {
  const now = { name: 'Acme', address: { city: 'Poznan', line2: 'Floor 3' }, contact: { phone: '1' } }
  const older = { name: 'Acme Shop', address: { city: 'Gdynia' } }
  expect(withBlanks(older, now)).toEqual({
    name: 'Acme Shop',
    address: { city: 'Gdynia', line2: '' },
    contact: { phone: '' },
  })
})
