import { expect, test } from '@jest/globals'
import { MemoryStorage, usableStorage } from './memory-storage.ts'
import { createSharedMemory } from './shared-memory.ts'

test('tells a tab that missed it why the session ended, until a user signs in', () => {
  const storage = new MemoryStorage()
  createSharedMemory(storage).rememberEnding('signed-out')
  const late = createSharedMemory(storage)
  expect(late.ending()).toBe('signed-out')
  late.forgetEnding()
  expect(late.ending()).toBeUndefined()
})

test('ignores an ending not written by the portal', () => {
  const storage = new MemoryStorage()
  storage.setItem('portal.session-end', 'nonsense')
  expect(createSharedMemory(storage).ending()).toBeUndefined()
})

test("deletes an operator's records, all drafts and file names, and keeps preferences", () => {
  const storage = new MemoryStorage()
  const personal = [
    'portal.draft.1.a',
    'portal.draft.2.a',
    'portal.recent.1',
    'portal.comment 7.1',
    'upload DPA a',
  ]
  const others = ['portal.views.1.users', 'portal.page-size', 'portal.recent.2']
  for (const name of [...personal, ...others]) storage.setItem(name, 'x')
  createSharedMemory(storage).forgetOperator('1')
  expect(Array.from({ length: storage.length }, (_, index) => storage.key(index))).toEqual(others)
})

test('treats a storage that throws on access or write as unusable', () => {
  const full = new MemoryStorage()
  full.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  expect(usableStorage(() => full)).toBeUndefined()
  expect(
    usableStorage(() => {
      throw new DOMException('blocked', 'SecurityError')
    }),
  ).toBeUndefined()
  expect(usableStorage(() => new MemoryStorage())).toHaveLength(0)
})
