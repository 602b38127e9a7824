import { expect, test } from '@jest/globals'
import { prefetching } from './chunks.ts'

/** Numbers up to three, and what was done for them. */
function numbers(failAt = 0) {
  const done: string[] = []
  async function* made() {
    try {
      for (let number = 1; number <= 3; number += 1) {
        if (number === failAt) throw new Error(`No ${number}.`)
        done.push(`made ${number}`)
        yield number
      }
    } finally {
      done.push('closed')
    }
  }
  return { done, items: prefetching(made()) }
}

test('makes the next item early only when told to', async () => {
  const { done, items } = numbers()
  expect([await items.next(), [...done]]).toEqual([1, ['made 1']])
  items.prefetch()
  items.prefetch()
  expect(done).toEqual(['made 1', 'made 2'])
  expect([await items.next(), await items.next(), await items.next()]).toEqual([2, 3, undefined])
})

test('a failure of an item made early is reported when it is asked for', async () => {
  const { items } = numbers(2)
  await items.next()
  items.prefetch()
  await new Promise((resolve) => setImmediate(resolve))
  await expect(items.next()).rejects.toThrow('No 2.')
})

test('closes its source when it ends early', async () => {
  const { done, items } = numbers()
  await items.next()
  items.prefetch()
  await items.end()
  expect(done).toEqual(['made 1', 'made 2', 'closed'])
})
