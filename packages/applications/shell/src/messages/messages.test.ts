import { expect, test } from '@jest/globals'
import { forgetMessages, keepMessage, markAllSeen, messagesOf } from './messages.ts'

const HOUR_MS = 3_600_000
const titles = (sub: string) =>
  messagesOf(sub)
    .get()
    .map(({ title }) => title)

test('lists messages newest first', () => {
  keepMessage('ana', { kind: 'success', title: 'First' })
  keepMessage('ana', { kind: 'error', title: 'Second', requestId: 'r-1' })
  expect(titles('ana')).toEqual(['Second', 'First'])
  expect(messagesOf('ana').get()[0]?.requestId).toBe('r-1')
})

test('drops a message after a day', () => {
  keepMessage('ben', { kind: 'info', title: 'Old' }, 0)
  keepMessage('ben', { kind: 'info', title: 'Younger' }, 23 * HOUR_MS)
  keepMessage('ben', { kind: 'info', title: 'New' }, 25 * HOUR_MS)
  expect(titles('ben')).toEqual(['New', 'Younger'])
})

test('counts messages as unread until they are viewed', () => {
  keepMessage('cem', { kind: 'info', title: 'News' })
  expect(messagesOf('cem').get()[0]?.seen).toBe(false)
  markAllSeen('cem')
  expect(messagesOf('cem').get()[0]?.seen).toBe(true)
})

test('counts a success as unread only if it is not the operator’s own', () => {
  keepMessage('fay', { kind: 'success', title: 'Acme suspended' })
  expect(messagesOf('fay').get()[0]?.seen).toBe(true)
  keepMessage('fay', { kind: 'success', title: 'T-7 (DPA import) is done', isNews: true })
  expect(messagesOf('fay').get()[0]?.seen).toBe(false)
})

test('keeps an error that was shown in place, without counting it as unread', () => {
  keepMessage('eve', { kind: 'error', title: 'The list could not be read.', isShown: true })
  expect(messagesOf('eve').get()).toMatchObject([{ title: 'The list could not be read.', seen: true }])
})

test('forgets all messages', () => {
  keepMessage('dia', { kind: 'info', title: 'News' })
  forgetMessages('dia')
  expect(localStorage.getItem('portal.messages.dia')).toBe('[]')
})

test.each([
  ['a kind that this version does not know', { kind: 'news' }],
  ['lines that are not texts', { lines: [{}] }],
  ['a link without an address', { link: {} }],
  ['a request ID that is not a text', { requestId: {} }],
])('ignores messages with %s, which another version may have kept', (what, odd) => {
  const message = { id: '1', at: '2026-11-28T12:00:00Z', kind: 'info', title: 'News', seen: true }
  localStorage.setItem(`portal.messages.${what}`, JSON.stringify([{ ...message, ...odd }]))
  expect(titles(what)).toEqual([])
})
