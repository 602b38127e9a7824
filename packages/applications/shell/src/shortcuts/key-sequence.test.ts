import { expect, test } from '@jest/globals'
import { keySequence } from './key-sequence.ts'

const press = (key: string, more = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  target: document.body,
  ...more,
})

test('treats g and a letter as a jump', () => {
  const hear = keySequence()
  expect(hear(press('g'), 0)).toBeUndefined()
  expect(hear(press('s'), 500)).toEqual({ kind: 'jump', key: 's' })
  expect(hear(press('s'), 600)).toBeUndefined()
})

test('ignores a letter that comes late', () => {
  const hear = keySequence()
  hear(press('g'), 0)
  expect(hear(press('s'), 2_000)).toBeUndefined()
})

test('treats a question mark as help', () => {
  expect(keySequence()(press('?'))).toEqual({ kind: 'help' })
})

test.each(['input', 'textarea', 'select'])('ignores keys typed into %s', (tag) => {
  const target = document.createElement(tag)
  expect(keySequence()(press('?', { target }))).toBeUndefined()
})

test('ignores letters pressed together with Ctrl', () => {
  const hear = keySequence()
  hear(press('g', { ctrlKey: true }), 0)
  expect(hear(press('s'), 100)).toBeUndefined()
})
