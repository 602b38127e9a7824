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

test('deletes all drafts and nothing else', () => {
  const storage = new MemoryStorage()
  for (const name of ['portal.draft.1.a', 'portal.draft.1.b', 'portal.draft.2.a', 'portal.views', 'theme'])
    storage.setItem(name, 'x')
  createSharedMemory(storage).forgetDrafts()
  expect(Array.from({ length: storage.length }, (_, index) => storage.key(index))).toEqual([
    'portal.views',
    'theme',
  ])
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
