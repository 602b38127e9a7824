import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'

const fetched = jest.spyOn(window, 'fetch')
const isHidden = jest.spyOn(document, 'hidden', 'get')
beforeEach(() => {
  jest.useFakeTimers()
  fetched.mockReset()
  fetched.mockResolvedValue(new Response())
  isHidden.mockReturnValue(false)
  localStorage.clear()
})

afterEach(() => {
  jest.useRealTimers()
})

const running = () => '@portal/users 1.0.0'

/** The module of a page that has just opened. */
async function opened(): Promise<typeof import('./hang-note.ts')> {
  jest.resetModules()
  return import('./hang-note.ts')
}

const reports = () => fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)))
const note = () => localStorage.getItem('portal.running')

test.each([
  ['reports the version in which an earlier page stopped responding', 20_000, 1],
  ['does not report a page in another window, which renews its note', 2_000, 0],
  ['does not report a page that ended hours ago, perhaps with its computer', 7_200_000, 0],
])('%s', async (_what, ago, count) => {
  const page = await opened()
  page.noteRunning('@portal/tasks 1.5.0')
  jest.advanceTimersByTime(ago)
  const next = await opened()
  next.noteRunning('@portal/session 1.5.0')
  next.watchForHangs(running)
  expect(reports()).toEqual(Array(count).fill({ bundle: '@portal/tasks', version: '1.5.0', phase: 'hang' }))
})

test('names what is on the screen while the page responds', async () => {
  const { noteRunning, watchForHangs } = await opened()
  watchForHangs(running)
  noteRunning('@portal/tasks 1.5.0')
  await jest.advanceTimersByTimeAsync(2_500)
  expect(note()).toBe(JSON.stringify(['@portal/users', '1.0.0', Date.now()]))
})

test.each([
  ['left', () => window.dispatchEvent(new Event('pagehide'))],
  [
    'hidden',
    () => {
      isHidden.mockReturnValue(true)
      document.dispatchEvent(new Event('visibilitychange'))
    },
  ],
])('a page that is %s leaves no note', async (_how, leave) => {
  const { noteRunning, watchForHangs } = await opened()
  watchForHangs(running)
  noteRunning('@portal/tasks 1.5.0')
  leave()
  expect(note()).toBeNull()
})

test('a page that is left before the session has arrived leaves no note', async () => {
  const { noteRunning } = await opened()
  noteRunning('@portal/ui 1.5.0')
  window.dispatchEvent(new Event('pagehide'))
  expect(note()).toBeNull()
})

test('a hidden page keeps the note of a page in another window, which may hang', async () => {
  jest.setSystemTime(0)
  const hidden = await opened()
  hidden.noteRunning('@portal/tasks 1.5.0')
  isHidden.mockReturnValue(true)
  hidden.watchForHangs(running)
  await jest.advanceTimersByTimeAsync(1_000)
  const noted = JSON.stringify(['@portal/users', '1.0.0', Date.now()])
  localStorage.setItem('portal.running', noted)
  await jest.advanceTimersByTimeAsync(20_000)
  window.dispatchEvent(new Event('pagehide'))
  expect(note()).toBe(noted)
})
