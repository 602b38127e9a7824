import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'

type HangNote = typeof import('./hang-note.ts')

const fetched = jest.spyOn(window, 'fetch')
const isHidden = jest.spyOn(document, 'hidden', 'get')
let noteRunning: HangNote['noteRunning']
let watchForHangs: HangNote['watchForHangs']

beforeAll(async () => {
  const loaded = await import('./hang-note.ts')
  noteRunning = loaded.noteRunning
  watchForHangs = loaded.watchForHangs
})

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

const reports = () => fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)))
const note = () => localStorage.getItem('portal.running')

test.each([
  ['reports the version in which an earlier page stopped responding', 20_000, 1],
  ['does not report a page in another window, which renews its note', 2_000, 0],
  ['does not report a page that ended hours ago, perhaps with its computer', 7_200_000, 0],
])('%s', (_what, ago, count) => {
  noteRunning('@portal/tasks 1.5.0')
  jest.advanceTimersByTime(ago)
  watchForHangs(() => '@portal/users 1.0.0')
  expect(reports()).toEqual(Array(count).fill({ bundle: '@portal/tasks', version: '1.5.0', phase: 'hang' }))
})

test('names what is on the screen while the page responds', () => {
  watchForHangs(() => '@portal/users 1.0.0')
  noteRunning('@portal/tasks 1.5.0')
  jest.advanceTimersByTime(2_500)
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
])('a page that is %s leaves no note', (_how, leave) => {
  watchForHangs(() => '@portal/users 1.0.0')
  noteRunning('@portal/tasks 1.5.0')
  leave()
  expect(note()).toBeNull()
})
