import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { isComplete, readKeys } from './read-keys.ts'

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
])('reads %s', async (_what, given) => {
  expect(await readKeys(JSON.stringify(given))).toEqual({ keys: [key] })
})

const pemOf = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }).toString()
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })

test('reads public keys in PEM format of any kind', async () => {
  const pairs = [
    rsa,
    generateKeyPairSync('ec', { namedCurve: 'P-256' }),
    generateKeyPairSync('ec', { namedCurve: 'P-384' }),
    generateKeyPairSync('ed25519'),
  ]
  const { keys } = await readKeys(pairs.map(({ publicKey }) => pemOf(publicKey)).join('\n'))
  expect(keys?.map(({ kid, ...key }) => key)).toEqual(
    pairs.map(({ publicKey }) => publicKey.export({ format: 'jwk' })),
  )
})

test('refuses a private key in PEM format', async () => {
  const pem = rsa.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  expect((await readKeys(pem)).refused).toMatch(/^This contains a private key/)
})

test('says where a certificate belongs', async () => {
  const pem = '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----'
  expect((await readKeys(pem)).refused).toMatch(/^This is a certificate\./)
})

test.each([
  ['no JSON', '-----BEGIN PUBLIC KEY-----'],
  ['an empty set', '{ "keys": [] }'],
  ['a number', '7'],
  ['an object that is no key', '{ "name": "Acme" }'],
  ['a list with such an object', '[{}]'],
])('finds no key in %s', async (_what, text) => {
  expect((await readKeys(text)).refused).toMatch(/^No key found\./)
})

test.each([
  ['a private key', { ...key, d: 'secret' }],
  ['a set with a private key among others', { keys: [key, { ...key, kid: 'k2', d: 'secret' }] }],
  ['a shared secret', { kty: 'oct', kid: 'k3', k: 'secret' }],
])('refuses %s as a whole', async (_what, given) => {
  expect((await readKeys(JSON.stringify(given))).refused).toMatch(/^This contains a private key/)
})

test('knows a complete key', () => {
  const { alg, ...without } = key
  expect(isComplete(key)).toBe(true)
  expect(isComplete(without)).toBe(false)
})

test('identifies a key without an ID by its thumbprint', async () => {
  // The example of RFC 7638, section 3.1.
  const n =
    '0vx7agoebGcQSuuPiLJXZptN9nndrQmbXEps2aiAFbWhM78LhWx4cbbfAAtVT86zwu1RK7aPFFxuhDR1L6tSoc_BJECPebWKRXjBZCiFV4n3oknjhMstn64tZ_2W-5JsGY4Hc5n9yBXArwl93lqt7_RN5w6Cf0h4QyQ5v-65YGjQR0_FDW2QvzqY368QQMicAtaSqzs8KJZgnYb9c7d0zgdAZHzu6qMQvRL5hajrn1n91CbOpbISD08qNLyrdkt-bFTWhAI4vMQFh6WeZu0fM4lFd2NcRwr3XPksINHaQ-G_xBniIqbw0Ls1jF44-csFCur-kEgU8awapJzKnqDKgw'
  const { keys } = await readKeys(JSON.stringify({ kty: 'RSA', n, e: 'AQAB' }))
  expect(keys?.[0]?.kid).toBe('NzbLsXh8uDCcd-6MNwXF4W_7noWXFZAfHkxZsRGC9Xs')
})

test.each([
  ['P-256', 'ES256'],
  ['P-384', 'ES384'],
])('knows the only algorithm to sign with a key on %s', async (crv, alg) => {
  const { alg: _, ...without } = key
  expect((await readKeys(JSON.stringify({ ...without, crv }))).keys?.[0]?.alg).toBe(alg)
})
