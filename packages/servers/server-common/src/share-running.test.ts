import { expect, test } from '@jest/globals'
import { shareRunning } from './share-running.ts'

test('concurrent calls share one run, and a later call starts another', async () => {
  let runs = 0
  const count = shareRunning(async () => (runs += 1))
  expect(await Promise.all([count(), count()])).toEqual([1, 1])
  expect(await count()).toBe(2)
})

test('a failed run is not shared with later calls', async () => {
  const results = [Promise.reject(new Error('away')), Promise.resolve('there')]
  const read = shareRunning(async () => results.shift())
  await expect(read()).rejects.toThrow('away')
  expect(await read()).toBe('there')
})
