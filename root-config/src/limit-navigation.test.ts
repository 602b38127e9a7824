import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { waitFor } from '@testing-library/dom'
import { limitNavigation, refuseCancellation } from './limit-navigation.ts'

/** What jsdom lacks: the browser tells before a page is left, and whether its user has done anything. */
const navigation = new EventTarget()
const userActivation = { hasBeenActive: false }
const onLoop = jest.fn()
const navigated = jest.spyOn(history, 'pushState')
let now = 0

beforeAll(() => {
  jest.spyOn(performance, 'now').mockImplementation(() => now)
  Object.assign(window, { navigation })
  Object.assign(navigator, { userActivation })
  limitNavigation(['@portal/users', '@portal/tasks'], onLoop)
})

beforeEach(() => {
  now += 60_000
  onLoop.mockReset()
  navigated.mockClear()
})

/** Runs something as the code of a bundle. */
function runFrom(bundle: string, work: () => void): void {
  const stack = `Error\n at https://portal.example/bundles/boot/0f3a/boot.js:1:2\n at https://portal.example/bundles/${bundle}/entry.js:1:2`
  jest.spyOn(globalThis, 'Error').mockImplementation(() => Object.assign(Object.create(null), { stack }))
  work()
  jest.mocked(globalThis.Error).mockRestore()
}

/** Navigates from the code of a bundle. */
const navigateFrom = (bundle: string, times = 1) =>
  runFrom(bundle, () => {
    for (let count = 0; count < times; count += 1) history.pushState(null, '', '/')
  })

/** Reloads the page from the code of a bundle, or goes to another address in it. Returns whether that was prevented. */
function reloadFrom(
  bundle: string,
  more: { sameDocument?: boolean; url?: string; file?: string } = {},
): boolean {
  const { sameDocument = false, url = location.href, file: downloadRequest = null } = more
  const event = Object.assign(new Event('navigate', { cancelable: true }), {
    destination: { sameDocument, url },
    downloadRequest,
  })
  runFrom(bundle, () => navigation.dispatchEvent(event))
  return event.defaultPrevented
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

test('an application cannot reload the page before its user does anything, since it would again', async () => {
  expect(reloadFrom('@portal/users/1.5.0')).toBe(true)
  await waitFor(() => expect(onLoop).toHaveBeenCalled())
  expect(onLoop.mock.calls).toEqual([['@portal/users']])
})

test.each([
  ['the portal itself reloads it', () => reloadFrom('@portal/session/1.4.0')],
  ['an application goes to another screen', () => reloadFrom('@portal/users/1.5.0', { sameDocument: true })],
  [
    'its user has clicked',
    () => {
      userActivation.hasBeenActive = true
      return reloadFrom('@portal/users/1.5.0')
    },
  ],
])('the page can be left when %s', (_when, reload) => {
  expect(reload()).toBe(false)
  expect(onLoop).not.toHaveBeenCalled()
  userActivation.hasBeenActive = false
})

test.each(['about:blank', 'blob:https://portal.example/1', 'data:text/html,'])(
  'no application can leave a blank page such as %s, even if its user has clicked',
  async (url) => {
    userActivation.hasBeenActive = true
    expect(reloadFrom('@portal/users/1.5.0', { url })).toBe(true)
    await waitFor(() => expect(onLoop.mock.calls).toEqual([['@portal/users']]))
    userActivation.hasBeenActive = false
  },
)

test('files can be saved', () => {
  userActivation.hasBeenActive = true
  expect(reloadFrom('@portal/users/1.5.0', { url: 'blob:https://portal.example/1', file: 'users.csv' })).toBe(
    false,
  )
  userActivation.hasBeenActive = false
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
