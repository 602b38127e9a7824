import { expect, test } from '@jest/globals'
import { testManifest } from '../testing/test-bundle.ts'
import { appTables } from './app-tables.ts'
import { oddAddresses } from './odd-addresses.ts'

const faultsOf = (app: string, path: string, more: object = {}) =>
  appTables([testManifest(app, '1.0.0', { routes: [{ path, label: 'Label', title: 'Title', ...more }] })])
    .flatMap(oddAddresses)
    .map(({ sentence }) => sentence.replace(`${app} claims the address "${path}". `, ''))

test('an application can have its own addresses', () => {
  expect(faultsOf('@zevil/shops', '/shops/:shopId')).toEqual([])
})

test.each([
  '/api/shops',
  '/bundles',
  '/health/live',
  '/oauth2/token',
  '/metrics',
  '/packages',
  '/page-failures',
  '/page-successes',
  '/preview',
  '/session',
  '/API',
])('%s belongs to the host, even for the shell', (path) => {
  const [, first = ''] = path.toLowerCase().split('/')
  const sentence = `/${first} belongs to the portal host. Choose another word.`
  expect(faultsOf('@zevil/shops', path)).toEqual([sentence])
  expect(faultsOf('@portal/shell', path)).toEqual([sentence])
})

test.each([
  ['/sign-in', '@portal/shell'],
  ['/callback', '@portal/shell'],
  ['/releases/v1', '@portal/release-console'],
])('%s belongs to %s', (path, owner) => {
  const [, first] = path.split('/')
  expect(faultsOf('@zevil/shops', path)).toEqual([`/${first} belongs to ${owner}. Choose another word.`])
  expect(faultsOf(owner, path)).toEqual([])
})

test('versions of the shell that have the release console can still be served', () => {
  expect(faultsOf('@portal/shell', '/releases/create')).toEqual([])
})

test('an address that begins with a parameter would match the addresses of other applications', () => {
  expect(faultsOf('@zevil/shops', '/:anything')).toEqual([
    'It would match the addresses of other applications. Begin it with a word, such as /shops.',
  ])
})

test('only the shell can have screens for signed-out people', () => {
  expect(faultsOf('@zevil/shops', '/shops', { public: true })).toEqual([
    'Only @portal/shell can have screens for signed-out people. Remove "public".',
  ])
  expect(faultsOf('@portal/shell', '/sign-in', { public: true })).toEqual([])
})
