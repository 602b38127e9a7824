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

test('treats a new visitor as a first visit', () => {
  expect(memory.reason()).toBe('never')
})

test.each(['signed-out', 'expired', 'disabled'] as const)('remembers across page loads: %s', (reason) => {
  memory.rememberReason(reason)
  expect(createSignInMemory(storage).reason()).toBe(reason)
  memory.forgetReason()
  expect(memory.reason()).toBe('never')
})

test('ignores a reason not written by the portal', () => {
  storage.setItem('portal.signed-out', '__proto__')
  expect(memory.reason()).toBe('never')
})

test('stops after three redirects within half a minute', () => {
  expect([1, 2, 3, 4].map(() => memory.mayRedirect())).toEqual([true, true, true, false])
})

test('allows a redirect half a minute after the first', () => {
  memory.mayRedirect()
  jest.advanceTimersByTime(10_000)
  memory.mayRedirect()
  memory.mayRedirect()
  jest.advanceTimersByTime(19_999)
  expect(memory.mayRedirect()).toBe(false)
  jest.advanceTimersByTime(1)
  expect(memory.mayRedirect()).toBe(true)
})

test('resets the count after a completed sign-in', () => {
  for (let attempt = 0; attempt < 3; attempt += 1) memory.mayRedirect()
  memory.forgetAttempts()
  expect(memory.mayRedirect()).toBe(true)
})
