import { expect, test } from '@jest/globals'
import { commitInShort, safeAddress } from './source-words.ts'

test('shortens a commit, and has nothing to show for an unknown one', () => {
  expect(commitInShort({ commit: '3f2a1b9c3f2a1b9c3f2a1b9c3f2a1b9c3f2a1b9c' })).toBe('3f2a1b9c')
  expect(commitInShort({ author: 'Ada' })).toBeUndefined()
  expect(commitInShort(undefined)).toBeUndefined()
})

test.each([
  ['https://code.example/users/commit/3f2a1b9c', 'https://code.example/users/commit/3f2a1b9c'],
  ['http://code.example/users', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['code.example/users', undefined],
])('an address leads somewhere only with https: %s', (url, address) => {
  expect(safeAddress({ url })).toBe(address)
})
