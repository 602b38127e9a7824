import { expect, test } from '@jest/globals'
import { formatDateTime } from '@portal/ui'
import { changesInWords, labelOfChange } from './changes-in-words.ts'
import { DATA_LABELS, SUBJECT_LABELS } from './data/data-labels.ts'

const added = (path: string, after: unknown) =>
  changesInWords(SUBJECT_LABELS, [{ path, op: 'ADD', after }]).map((change) => change.after)

test('shows codes and countries as words', () => {
  expect(added('/businessData/countryCode', 'PL')).toEqual(['Poland'])
  expect(added('/businessData/contacts/0/kind', 'TECHNICAL')).toEqual(['Technical'])
  expect(added('/notificationsConfig/enabled', false)).toEqual(['No'])
  expect(added('/notificationsConfig/events', 'CARD_ENROLLED, CARD_DELETED')).toEqual([
    'Card enrolled, Card deleted',
  ])
  expect(added('/businessData/legalName', 'Northwind Trading, LTDA')).toEqual(['Northwind Trading, LTDA'])
})

test('shows each value of an object on its own line', () => {
  expect(added('/businessData/binRanges/0', { low: '400000', high: '400099', cardType: 'DEBIT' })).toEqual([
    'From: 400000\nTo: 400099\nCard type: Debit',
  ])
})

test('shows what identifies a key, without its numbers', () => {
  const key = { kid: 'sign-1', kty: 'RSA', use: 'sig', alg: 'RS256', n: 'AQAB', e: 'AQAB' }
  expect(added('/jwk/keys/sign-1', key)).toEqual([
    'Key ID: sign-1\nKey type: RSA\nUse: Signature\nAlgorithm: RS256',
  ])
})

test('labels the values of keys and certificates in a whole part', () => {
  const keys = { 'sign-1': { kid: 'sign-1', kty: 'EC', crv: 'P-256' } }
  expect(added('/jwk', { keys })).toEqual(['Keys:\nKey ID: sign-1\nKey type: EC\nCurve: P-256'])
  expect(added('/jwk/keys', keys)).toEqual(['Key ID: sign-1\nKey type: EC\nCurve: P-256'])
})

test('shows what a certificate says about itself, without its text', () => {
  const certificate = {
    keyId: 'tls-1',
    certificatePem: '-----BEGIN CERTIFICATE-----',
    fingerprintSha256: '78:D2',
    validTo: '2028-01-03T14:23:20.000Z',
  }
  expect(added('/key/keys', [certificate])).toEqual([
    `Key ID: tls-1\nSHA-256 fingerprint: 78:D2\nValid until: ${formatDateTime('2028-01-03T14:23:20.000Z')}`,
  ])
})

test('names the key in which something changed', () => {
  expect(labelOfChange(SUBJECT_LABELS, '/jwk/keys/sign-1/alg')).toBe('Algorithm of key sign-1')
  expect(labelOfChange(SUBJECT_LABELS, '/jwk/keys/sign-1')).toBe('Key sign-1')
  expect(labelOfChange(SUBJECT_LABELS, '/key/keys/tls-1/status')).toBe('Status of certificate tls-1')
  expect(labelOfChange(DATA_LABELS.key, '/keys/tls-1')).toBe('Certificate tls-1')
  expect(labelOfChange(SUBJECT_LABELS, '/businessData/contacts/0/name')).toBe('Name')
})

test('shows files by name', () => {
  const names = new Map([['5d1', 'terms-en.html']])
  const item = { resourceKey: 'TERMS', fileId: '5d1', verId: null }
  const [change] = changesInWords(
    SUBJECT_LABELS,
    [{ path: '/resourceData/items/0', op: 'ADD', after: item }],
    names,
  )
  expect(change?.after).toBe('Purpose: Terms\nFile: terms-en.html\nVersion shown: Current')
})
