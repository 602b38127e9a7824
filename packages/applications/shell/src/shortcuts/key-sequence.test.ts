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

test('g and a letter are a jump', () => {
  const hear = keySequence()
  expect(hear(press('g'), 0)).toBeUndefined()
  expect(hear(press('s'), 500)).toEqual({ kind: 'jump', key: 's' })
  expect(hear(press('s'), 600)).toBeUndefined()
})

test('a letter that comes late is none', () => {
  const hear = keySequence()
  hear(press('g'), 0)
  expect(hear(press('s'), 2_000)).toBeUndefined()
})

test('a question mark asks for help', () => {
  expect(keySequence()(press('?'))).toEqual({ kind: 'help' })
})

test.each(['input', 'textarea', 'select'])('what is typed into %s is no shortcut', (tag) => {
  const target = document.createElement(tag)
  expect(keySequence()(press('?', { target }))).toBeUndefined()
})

test('letters pressed together with Ctrl are no shortcuts', () => {
  const hear = keySequence()
  hear(press('g', { ctrlKey: true }), 0)
  expect(hear(press('s'), 100)).toBeUndefined()
})
