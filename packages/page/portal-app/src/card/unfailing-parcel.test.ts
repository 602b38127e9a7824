import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { mountRootParcel } from 'single-spa'
import { unfailingParcel } from './unfailing-parcel.ts'

const done = async () => undefined
const never = () => new Promise<never>(() => undefined)
const onFailure = jest.fn()

const mounted = (mount: () => Promise<unknown>) =>
  mountRootParcel(() => unfailingParcel(async () => ({ bootstrap: done, mount, unmount: done }), onFailure), {
    domElement: document.createElement('div'),
  })

beforeEach(() => {
  jest.useFakeTimers()
  onFailure.mockReset()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('reports a parcel whose mount does not end, and lets the page leave it', async () => {
  const parcel = mounted(never)
  const left = parcel.mountPromise.then(() => parcel.unmount())
  await jest.advanceTimersByTimeAsync(5_000)
  await left
  expect(onFailure.mock.calls).toEqual([[expect.objectContaining({ name: 'TookTooLong' })]])
})

test('does not report a slow parcel', async () => {
  const complaints = [jest.spyOn(console, 'warn'), jest.spyOn(console, 'error')]
  const parcel = mounted(() => new Promise((resolve) => setTimeout(resolve, 4_500)))
  await jest.advanceTimersByTimeAsync(4_500)
  await parcel.mountPromise
  expect(complaints.flatMap(({ mock }) => mock.calls)).toEqual([])
  expect(onFailure).not.toHaveBeenCalled()
})
