import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { z } from 'zod'
import { createTestStore } from '../testing/test-store.ts'
import { seal, unseal } from './seal.ts'

const TYPE = 'portal.test/1'
const Content = z.object({ name: z.string() })

let place: ReturnType<typeof createTestStore>

beforeAll(() => {
  place = createTestStore()
})
afterAll(() => place.remove())

const read = (text: string | Buffer) => unseal(place.trust, TYPE, Content, Buffer.from(text), 'The record')

/** As written by someone without a key. */
const forged = (content: string) => `{"content":${content},"signature":{"keyId":"a","value":"b"}}`

test('a sealed value is read again', () => {
  expect(read(seal(place.signer, TYPE, { name: 'users' }))).toEqual({ name: 'users' })
})

test.each([
  ['is not JSON', 'none'],
  ['has no signature', '{"content":{"name":"users"}}'],
  ['has a number without a canonical form', forged('1e400')],
  ['is nested too deeply', forged('['.repeat(9000) + ']'.repeat(9000))],
])('a text that %s is damaged', (_what, text) => {
  expect(() => read(text)).toThrow('The record cannot be read. It was ignored.')
})

test('a value that nobody trusted has sealed is damaged', () => {
  expect(() => read(forged('{"name":"users"}'))).toThrow('The record is not signed by a trusted key.')
})
