import 'systemjs/dist/s.min.js'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { PAGE_DATA } from '@portal/contract/portal-config.ts'
import { deliver, deliverAt, forgetModules, urlOf } from './testing/test-modules.ts'

const LAST_GOOD = urlOf('tasks', '0.9.0')

let reported: jest.SpiedFunction<typeof fetch>

beforeEach(() => {
  document.body.innerHTML = `<script type="application/json" id="${PAGE_DATA.sheets}">{}</script>
    <script type="application/json" id="${PAGE_DATA.visit}">"a.b"</script>
    <script type="application/json" id="${PAGE_DATA.fallbacks}">{"tasks":{"entry":"${LAST_GOOD}"}}</script>`
  deliver('tasks', { run: () => ({ name: 'now' }) })
  deliverAt(LAST_GOOD, { run: () => ({ name: 'before' }) })
  jest.spyOn(console, 'error').mockReturnValue()
  reported = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
})

afterEach(() => {
  jest.useRealTimers()
  forgetModules()
  jest.restoreAllMocks()
})

async function opened() {
  jest.resetModules()
  return import('./bundle-parts.ts')
}

const reports = () => reported.mock.calls.map(([, request]) => JSON.parse(String(request?.body)))
const ofPart = { bundle: 'tasks', version: '1.0.0', isPart: true, visit: 'a.b' }

test("attributes a rendering error of a card to the card's version", async () => {
  const { loadBundle, onFaultOf } = await opened()
  await loadBundle('tasks')
  onFaultOf('tasks', new TypeError('undefined is not a function'), 'render')
  expect(reports()).toEqual([{ ...ofPart, phase: 'render' }])
})

test('switches to the last good version when code of a card is missing', async () => {
  const { loadBundle, onFaultOf } = await opened()
  await loadBundle('tasks')
  onFaultOf('tasks', new Error('Loading chunk 7 failed.'), 'load')
  expect(reports()).toEqual([{ ...ofPart, phase: 'load', fallback: '0.9.0' }])
  expect(await loadBundle('tasks')).toMatchObject({ name: 'before' })
})

test('reports a card that stayed for five seconds as a part', async () => {
  const beacon = jest.fn<(url: string, body: Blob) => boolean>()
  Object.assign(navigator, { sendBeacon: beacon })
  const { loadBundle } = await opened()
  const { reportShown } = await import('./report-shown.ts')
  deliver('@portal/root-config/later', { run: () => ({ reportShown }) })
  await loadBundle('tasks')
  jest.useFakeTimers()
  await loadBundle('tasks')
  await jest.advanceTimersByTimeAsync(4_900)
  expect(beacon).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1_100)
  expect(beacon).toHaveBeenCalledTimes(1)
})

test('reports nothing about a bundle that was never loaded', async () => {
  const { onFaultOf } = await opened()
  onFaultOf('tasks', new Error('Loading chunk 7 failed.'), 'load')
  expect(reports()).toEqual([])
})
