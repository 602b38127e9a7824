import { afterEach, expect, jest, test } from '@jest/globals'
import { remembered } from './remembered.ts'

afterEach(() => {
  jest.restoreAllMocks()
})

const work = () => jest.fn(async (key: string) => key.toUpperCase())

test('works once for each key, also for calls at the same time', async () => {
  const shout = work()
  const once = remembered({ forMs: 10_000, most: 10 }, shout)
  expect(await Promise.all([once('a'), once('a'), once('b')])).toEqual(['A', 'A', 'B'])
  expect(shout.mock.calls).toEqual([['a'], ['b']])
})

test('works again when the time is over', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(0)
  const shout = work()
  const once = remembered({ forMs: 10_000, most: 10 }, shout)
  await once('a')
  now.mockReturnValue(9_999)
  await once('a')
  expect(shout).toHaveBeenCalledTimes(1)
  now.mockReturnValue(10_000)
  await once('a')
  expect(shout).toHaveBeenCalledTimes(2)
})

test('does not remember a failure', async () => {
  const fail = jest.fn(async () => Promise.reject(new Error('Not now.')))
  const once = remembered({ forMs: 10_000, most: 10 }, fail)
  await expect(once('a')).rejects.toThrow('Not now.')
  await expect(once('a')).rejects.toThrow('Not now.')
  expect(fail).toHaveBeenCalledTimes(2)
})

test('forgets the oldest when there are too many', async () => {
  const shout = work()
  const once = remembered({ forMs: 10_000, most: 2 }, shout)
  for (const key of ['a', 'b', 'c', 'a']) await once(key)
  expect(shout.mock.calls).toEqual([['a'], ['b'], ['c'], ['a']])
})
