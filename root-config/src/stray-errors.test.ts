import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { PAGE_FAILURES } from '@portal/contract/page-failure.ts'

const fetched = jest.spyOn(window, 'fetch')

beforeAll(async () => {
  const { reportStrayErrors } = await import('./stray-errors.ts')
  reportStrayErrors(() => ({ bundle: '@portal/root-config', version: '1.6.0' }))
})

beforeEach(() => {
  fetched.mockReset()
  fetched.mockResolvedValue(new Response())
})

const reports = () =>
  fetched.mock.calls.map(([address, init]) => {
    const { bundle, version, phase } = JSON.parse(String(init?.body))
    return [address, bundle, version, phase]
  })

/** An error thrown in a file. */
function errorIn(file: string, message: string, name = 'TypeError'): Error {
  const error = Object.assign(new Error(message), { name })
  error.stack = `${name}: ${message}\n    at later (https://portal.example${file}:1:200)\n    at https://portal.example/bundles/@portal/ui/1.4.0/entry.js:1:2`
  return error
}
const ofTimer = (error: Error) => window.dispatchEvent(new ErrorEvent('error', { error }))
const ofPromise = (reason: Error) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))

test('reports an error in a timer once, for the bundle of its file', () => {
  const error = errorIn('/bundles/@portal/users/1.5.0/list.js?abc', 'one')
  ofTimer(error)
  ofTimer(error)
  expect(reports()).toEqual([[PAGE_FAILURES, '@portal/users', '1.5.0', 'script']])
})

test('reports a thrown value that is not an error, for the bundle of its file', () => {
  const filename = 'https://portal.example/bundles/@portal/users/1.5.0/entry.js'
  window.dispatchEvent(new ErrorEvent('error', { error: Symbol('thrown'), filename }))
  expect(reports()).toEqual([[PAGE_FAILURES, '@portal/users', '1.5.0', 'script']])
})

test('reports a thrown value that cannot be read, for the bundle of its file', () => {
  const filename = 'https://portal.example/bundles/@portal/users/1.5.1/entry.js'
  const refuse = () => {
    throw new Error('not for reading')
  }
  const error = new Proxy(new Error(), { get: refuse, getPrototypeOf: refuse })
  window.dispatchEvent(new ErrorEvent('error', { error, filename }))
  expect(reports()).toEqual([[PAGE_FAILURES, '@portal/users', '1.5.1', 'script']])
})

test('reports an error of a promise as well', () => {
  ofPromise(errorIn('/bundles/@portal/tasks/1.2.0/entry.js', 'two'))
  expect(reports()).toEqual([[PAGE_FAILURES, '@portal/tasks', '1.2.0', 'script']])
})

test('reports an error in the shared boot file for the root-config', () => {
  const error = new Error('shared')
  error.stack = 'Error: shared\n    at https://portal.example/bundles/boot/0f3a/boot.js:1:2'
  ofTimer(error)
  expect(reports()).toEqual([[PAGE_FAILURES, '@portal/root-config', '1.6.0', 'script']])
})

test.each([
  ['an API error', errorIn('/bundles/@portal/users/1.5.0/list.js', 'three', 'ApiError')],
  ['a cancellation', errorIn('/bundles/@portal/users/1.5.0/list.js', 'four', 'AbortError')],
])('%s is not reported', (_what, error) => {
  ofPromise(error)
  expect(reports()).toEqual([])
})

test('does not report errors of scripts outside the portal', () => {
  const error = new Error('five')
  error.stack = 'Error: five\n    at extension://abc/content.js:1:2'
  ofTimer(error)
  expect(reports()).toEqual([])
})

test('reports at most ten errors of one version, and still those of other versions', () => {
  for (let count = 0; count < 30; count += 1)
    ofTimer(errorIn('/bundles/@portal/templates/1.5.0/list.js', `again ${count}`))
  expect(reports()).toHaveLength(10)
  ofTimer(errorIn('/bundles/@portal/settings/1.2.0/list.js', 'another'))
  expect(reports().at(-1)).toEqual([PAGE_FAILURES, '@portal/settings', '1.2.0', 'script'])
})
