import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { limitNavigation, refuseCancellation } from './limit-navigation.ts'

const onLoop = jest.fn()
const navigated = jest.spyOn(history, 'pushState')
let now = 0

beforeAll(() => {
  jest.spyOn(performance, 'now').mockImplementation(() => now)
  limitNavigation(['@portal/users', '@portal/tasks'], onLoop)
})

beforeEach(() => {
  now += 60_000
  onLoop.mockReset()
  navigated.mockClear()
})

/** Navigates from the code of a bundle. */
function navigateFrom(bundle: string, times = 1): void {
  const stack = `Error\n at https://portal.example/bundles/boot/0f3a/boot.js:1:2\n at https://portal.example/bundles/${bundle}/entry.js:1:2`
  jest.spyOn(globalThis, 'Error').mockImplementation(() => Object.assign(Object.create(null), { stack }))
  for (let count = 0; count < times; count += 1) history.pushState(null, '', '/')
  jest.mocked(globalThis.Error).mockRestore()
}

test('does not limit people’s own navigation', () => {
  navigateFrom('@portal/shell/1.4.0', 200)
  now += 5_001
  navigateFrom('@portal/shell/1.4.0', 200)
  expect(navigated).toHaveBeenCalledTimes(400)
})

test('ignores more navigation than a person can cause', () => {
  navigateFrom('@portal/shell/1.4.0', 1_000)
  expect(navigated).toHaveBeenCalledTimes(200)
  expect(onLoop).not.toHaveBeenCalled()
})

test('reports an application that navigates endlessly once, and lets others navigate', () => {
  navigateFrom('@portal/users/1.5.0', 1_000)
  navigateFrom('@portal/shell/1.4.0')
  navigateFrom('@portal/users/1.4.0')
  expect(onLoop.mock.calls).toEqual([['@portal/users']])
  expect(navigated).toHaveBeenCalledTimes(202)
})

test('no listener can cancel a navigation', () => {
  const cancelNavigation = jest.fn()
  refuseCancellation()
  const type = 'single-spa:before-routing-event'
  window.addEventListener(
    type,
    (event) => event instanceof CustomEvent && event.detail.cancelNavigation(true),
  )
  window.dispatchEvent(new CustomEvent(type, { detail: { cancelNavigation } }))
  expect(cancelNavigation).not.toHaveBeenCalled()
})
