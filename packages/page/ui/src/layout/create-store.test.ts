import { expect, jest, test } from '@jest/globals'
import { createStore } from './create-store.ts'

test('notifies subscribers of every change until they unsubscribe', () => {
  const store = createStore('first')
  const listener = jest.fn()
  const unsubscribe = store.subscribe(listener)
  store.set('second')
  expect([store.get(), listener.mock.calls.length]).toEqual(['second', 1])
  unsubscribe()
  store.set('third')
  expect([store.get(), listener.mock.calls.length]).toEqual(['third', 1])
})
