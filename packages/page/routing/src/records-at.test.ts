import { expect, test } from '@jest/globals'
import { idOfRecord } from './id-of-record.ts'
import { recordsAt } from './records-at.ts'

const subject = { noun: 'subject', order: 1, details: '/subjects/business/details/:subjectId' } as const
const dpa = {
  noun: 'DPA',
  order: 1,
  details: '/subjects/business/details/:subjectId/dpa/details/:dpaId',
} as const
const directory = { noun: 'directory', order: 1, details: '/resources/:dirId' } as const
const request = {
  noun: 'change request',
  order: 1,
  details: '/resources/:dirId/change-requests/:id',
} as const
const records = [subject, dpa, directory, request]

test('finds the record that an address names, and its ancestors', () => {
  expect(recordsAt(records, { path: `${dpa.details}/audit-changes` })).toEqual([dpa, subject])
  expect(recordsAt(records, { path: '/resources/:dirId/change-requests/:id' })).toEqual([request, directory])
})

test('finds the record of a screen with an unrelated path', () => {
  const channel = {
    noun: 'channel',
    order: 1,
    details: '/channels/:type',
    screens: ['/channels/update/:type'],
  } as const
  expect(recordsAt([channel], { path: '/channels/update/:type' })).toEqual([channel])
})

test('finds no record for a list', () => {
  expect(recordsAt(records, { path: '/subjects/business' })).toEqual([])
})

test('does not match a word with the same beginning', () => {
  expect(recordsAt(records, { path: '/resources/:dirIdentity' })).toEqual([])
})

test.each([
  [directory, { dirId: 'logos' }, 'logos'],
  [request, { dirId: 'logos', id: 'cr-7' }, 'cr-7'],
  [
    { details: '/t/:channel/:lang', id: ['channel', 'lang'] } as const,
    { channel: 'SMS', lang: 'en' },
    'SMS/en',
  ],
  [request, { dirId: 'logos' }, undefined],
])('the id of %j at %j is %s', (record, params, id) => {
  expect(idOfRecord(record, params)).toBe(id)
})
