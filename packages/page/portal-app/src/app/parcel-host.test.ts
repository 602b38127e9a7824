import { beforeEach, expect, jest, test } from '@jest/globals'
import { loadFinder, type ParcelHost } from './parcel-host.ts'

const onFaultOf = jest.fn<NonNullable<ParcelHost['onFaultOf']>>()

const hostWith = (loadBundle: ParcelHost['loadBundle']): ParcelHost => ({
  mountParcel: jest.fn<ParcelHost['mountParcel']>(),
  loadBundle,
  factsOf: (app) => app,
  takeovers: { now: () => [], subscribe: () => () => undefined },
  releases: { now: () => 'current', subscribe: () => () => undefined },
  onFaultOf,
})

beforeEach(() => void onFaultOf.mockReset())

test.each<[string, ParcelHost['loadBundle']]>([
  ['that does not come', async () => ({ records: { shop: () => Promise.reject(new Error('gone')) } })],
  ['that is not there', async () => ({ records: {} })],
])('reports a record search %s as a fault of its application', async (_how, loadBundle) => {
  await expect(loadFinder(hostWith(loadBundle), '@portal/shops', 'shop')).rejects.toThrow()
  expect(onFaultOf.mock.calls).toEqual([['@portal/shops', expect.any(Error), 'load']])
})

test('reports a record search that never comes', async () => {
  jest.useFakeTimers()
  const host = hostWith(async () => ({ records: { shop: () => new Promise(() => undefined) } }))
  const found = expect(loadFinder(host, '@portal/shops', 'shop')).rejects.toThrow('took too long')
  await jest.advanceTimersByTimeAsync(60_000)
  await found
  expect(onFaultOf).toHaveBeenCalledTimes(1)
  jest.useRealTimers()
})

test('does not report an application that fails to load: its loader reports it', async () => {
  const host = hostWith(() => Promise.reject(new Error('gone')))
  await expect(loadFinder(host, '@portal/shops', 'shop')).rejects.toThrow('gone')
  expect(onFaultOf).not.toHaveBeenCalled()
})
