import { randomBytes } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { sealText, unsealText } from './sealed-text.ts'

const SECRET = randomBytes(32)
const TEXT = 'ines@consumer.example'
const sealed = sealText(SECRET, 'consumer details', TEXT)

test('opens a sealed text with its secret and purpose', () => {
  expect(unsealText(SECRET, 'consumer details', sealed)).toBe(TEXT)
  expect(() => unsealText(randomBytes(32), 'consumer details', sealed)).toThrow()
  expect(() => unsealText(SECRET, 'kept reply', sealed)).toThrow()
})

test('a sealed text changed anywhere cannot be opened', () => {
  for (const index of sealed.keys()) {
    const changed = Buffer.from(sealed)
    changed.writeUInt8(changed.readUInt8(index) ^ 1, index)
    expect(() => unsealText(SECRET, 'consumer details', changed)).toThrow()
  }
})

test('seals the same text to different bytes each time', () => {
  expect(sealText(SECRET, 'consumer details', TEXT)).not.toEqual(sealed)
  expect(sealed.toString('latin1')).not.toContain(TEXT)
})
