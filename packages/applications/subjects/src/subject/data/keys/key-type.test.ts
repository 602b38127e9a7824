import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { keyTypeInWords } from './key-type.ts'

test.each([2048, 3072])('names the size of an RSA key of %i bits', (modulusLength) => {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength })
  expect(keyTypeInWords(publicKey.export({ format: 'jwk' }))).toBe(`RSA, ${modulusLength} bits`)
})

test('names the curve of an elliptic key', () => {
  expect(keyTypeInWords({ kty: 'EC', crv: 'P-256', x: 'x', y: 'y' })).toBe('EC, P-256')
})
