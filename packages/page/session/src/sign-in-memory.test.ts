import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { MemoryStorage } from './memory-storage.ts'
import { createSignInMemory, type SignInMemory } from './sign-in-memory.ts'

let storage: MemoryStorage
let memory: SignInMemory

beforeEach(() => {
  jest.useFakeTimers()
  storage = new MemoryStorage()
  memory = createSignInMemory(storage)
})

afterEach(() => {
  jest.useRealTimers()
})

test('a fresh visitor has never been here', () => {
  expect(memory.reason()).toBe('never')
})

test.each(['signed-out', 'expired', 'disabled'] as const)('remembers over page loads: %s', (reason) => {
  memory.rememberReason(reason)
  expect(createSignInMemory(storage).reason()).toBe(reason)
  memory.forgetReason()
  expect(memory.reason()).toBe('never')
})

test('what somebody else wrote is no reason', () => {
  storage.setItem('portal.signed-out', '__proto__')
  expect(memory.reason()).toBe('never')
})

test('three redirects within half a minute are enough', () => {
  expect([1, 2, 3, 4].map(() => memory.mayRedirect())).toEqual([true, true, true, false])
})

test('half a minute after the first redirect there may be another', () => {
  memory.mayRedirect()
  jest.advanceTimersByTime(10_000)
  memory.mayRedirect()
  memory.mayRedirect()
  jest.advanceTimersByTime(19_999)
  expect(memory.mayRedirect()).toBe(false)
  jest.advanceTimersByTime(1)
  expect(memory.mayRedirect()).toBe(true)
})

test('a completed sign-in resets the count', () => {
  for (let attempt = 0; attempt < 3; attempt += 1) memory.mayRedirect()
  memory.forgetAttempts()
  expect(memory.mayRedirect()).toBe(true)
})
