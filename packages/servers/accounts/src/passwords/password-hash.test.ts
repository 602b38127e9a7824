import { expect, test } from '@jest/globals'
import { hashPassword, isPassword } from './password-hash.ts'

test('a hash matches only its password', async () => {
  const hash = await hashPassword('Correct-Horse-9')
  expect(await isPassword('Correct-Horse-9', hash)).toBe(true)
  expect(await isPassword('Correct-Horse-8', hash)).toBe(false)
})

test('a password hashed at another cost still matches', async () => {
  const hash = await hashPassword('Correct-Horse-9', { log2N: 10, r: 8, p: 1 })
  expect(await isPassword('Correct-Horse-9', hash)).toBe(true)
  expect(await isPassword('Correct-Horse-8', hash)).toBe(false)
})

test('composed and decomposed letters are equal', async () => {
  expect(await isPassword('Zoe\u0308-Horse-9', await hashPassword('Zo\u00eb-Horse-9'))).toBe(true)
})

test('two hashes of one password differ', async () => {
  expect(await hashPassword('Correct-Horse-9')).not.toBe(await hashPassword('Correct-Horse-9'))
})

test.each([undefined, '', 'plain', 'scrypt-15-8-3$$', 'scrypt-60-8-1$c2FsdA$aGFzaA'])(
  '%j is not a hash',
  async (stored) => {
    expect(await isPassword('Correct-Horse-9', stored)).toBe(false)
  },
)
