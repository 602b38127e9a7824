import { expect, test } from '@jest/globals'
import { recordsIn } from './records-in.ts'

const record = { id: 'd1', name: 'Logos' }

test('leaves out what the menu could not show, instead of breaking it', () => {
  expect(recordsIn({ items: [record, null, { id: {}, name: {} }, { id: 'd2' }] })).toEqual([record])
})

test.each([undefined, null, 'text', {}, { items: null }, { items: 5 }])(
  'finds no records in %j',
  (answer) => {
    expect(recordsIn(answer)).toEqual([])
  },
)
