import { expect, test } from '@jest/globals'
import { changesInWords, labelOfChange } from './changes-in-words.ts'
import { SUBJECT_LABELS } from './data/data-labels.ts'

const added = (path: string, after: unknown) =>
  changesInWords(SUBJECT_LABELS, [{ path, op: 'ADD', after }]).map((change) => change.after)

test('codes and countries are words', () => {
  expect(added('/businessData/countryCode', 'PL')).toEqual(['Poland'])
  expect(added('/businessData/contacts/0/kind', 'TECHNICAL')).toEqual(['Technical'])
  expect(added('/notificationsConfig/enabled', false)).toEqual(['No'])
})

test('a part with values of its own has a line for each', () => {
  expect(added('/businessData/binRanges/0', { low: '400000', high: '400099', cardType: 'DEBIT' })).toEqual([
    'From: 400000\nTo: 400099\nCard type: Debit',
  ])
})

test('a key is what tells it from others, without its numbers', () => {
  const key = { kid: 'sign-1', kty: 'RSA', use: 'sig', alg: 'RS256', n: 'AQAB', e: 'AQAB' }
  expect(added('/jwk/keys/sign-1', key)).toEqual([
    'Key id: sign-1\nKey type: RSA\nUse: Signature\nAlgorithm: RS256',
  ])
})

test('what changed in a key says in which', () => {
  expect(labelOfChange(SUBJECT_LABELS, '/jwk/keys/sign-1/alg')).toBe('Algorithm of key sign-1')
  expect(labelOfChange(SUBJECT_LABELS, '/jwk/keys/sign-1')).toBe('Key sign-1')
  expect(labelOfChange(SUBJECT_LABELS, '/businessData/contacts/0/name')).toBe('Name')
})
