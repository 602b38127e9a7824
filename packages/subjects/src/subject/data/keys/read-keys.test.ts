import { expect, test } from '@jest/globals'
import { problemsOfKey, readKeys } from './read-keys.ts'

const key = {
  kty: 'EC',
  kid: 'k1',
  use: 'sig',
  alg: 'ES256',
  crv: 'P-256',
  x: 'x'.repeat(43),
  y: 'y'.repeat(43),
}

test.each([
  ['one key', key],
  ['a list of keys', [key]],
  ['a key set', { keys: [key] }],
])('%s is read', (_what, given) => {
  expect(readKeys(JSON.stringify(given))).toEqual({ keys: [key] })
})

test.each([
  ['no JSON', '-----BEGIN PUBLIC KEY-----'],
  ['an empty set', '{ "keys": [] }'],
  ['a number', '7'],
])('%s is no key', (_what, text) => {
  expect(readKeys(text).refused).toMatch(/^There is no key in this\./)
})

test.each([
  ['a private key', { ...key, d: 'secret' }],
  ['a set with a private key among others', { keys: [key, { ...key, kid: 'k2', d: 'secret' }] }],
  ['a shared secret', { kty: 'oct', kid: 'k3', k: 'secret' }],
])('%s is refused as a whole', (_what, given) => {
  expect(readKeys(JSON.stringify(given)).refused).toMatch(/^This holds a private key/)
})

test('a key says what is missing in it', () => {
  const { alg, ...without } = key
  expect(problemsOfKey(key)).toEqual([])
  expect(problemsOfKey(without)).toEqual([expect.stringMatching(/^Algorithm: /)])
})
