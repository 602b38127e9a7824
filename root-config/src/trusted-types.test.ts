import { expect, jest, test } from '@jest/globals'
import { bundleUrl } from './trusted-types.ts'

test.each([
  '/bundles/@portal/ui/1.0.0/entry.js?abc',
  `${location.origin}/bundles/@portal/ui/1.0.0/entry.js`,
  'bundles/@portal/ui/1.0.0/entry.js',
])('accepts %s as a bundle of this portal', (url) => {
  expect(bundleUrl(url)).toBe(url)
})

test.each([
  'https://evil.example/bundles/entry.js',
  '//evil.example/bundles/entry.js',
  '/\\evil.example/bundles/entry.js',
  '/api/accounts/a1/files/1',
  '/bundles',
  '/bundles/../api/files/1',
  '/bundles/%2e%2e/api/files/1',
  '/other/bundles/entry.js',
  'data:text/javascript,alert(1)',
  'blob:https://portal.example/1',
  'javascript:alert(1)',
  'https://evil.example@localhost.evil.example/bundles/x.js',
  'http://[',
])('rejects %s', (url) => {
  expect(() => bundleUrl(url)).toThrow()
})

test('the page’s policy lets bundles be scripts, and nothing be code or markup', async () => {
  const createPolicy = jest.fn()
  Object.assign(window, { trustedTypes: { createPolicy } })
  await jest.isolateModulesAsync(async () => {
    await import('./trusted-types.ts')
  })
  expect(createPolicy.mock.calls).toEqual([['default', { createScriptURL: expect.any(Function) }]])
})
