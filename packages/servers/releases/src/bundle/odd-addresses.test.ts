import { expect, test } from '@jest/globals'
import { testManifest } from '../testing/test-bundle.ts'
import { appTables } from './app-tables.ts'
import { oddAddresses } from './odd-addresses.ts'

const faultsOf = (app: string, path: string, more: object = {}) =>
  appTables([testManifest(app, '1.0.0', { routes: [{ path, label: 'Label', title: 'Title', ...more }] })])
    .flatMap(oddAddresses)
    .map(({ sentence }) => sentence.replace(`${app} claims the address "${path}". `, ''))

test('an application has addresses of its own', () => {
  expect(faultsOf('@zevil/shops', '/shops/:shopId')).toEqual([])
})

test.each(['/api/shops', '/bundles', '/health/live', '/oauth2/token', '/preview', '/session', '/API'])(
  '%s belongs to the host, also for the shell',
  (path) => {
    const [, first = ''] = path.toLowerCase().split('/')
    const sentence = `/${first} belongs to the host of the portal. Choose another word.`
    expect(faultsOf('@zevil/shops', path)).toEqual([sentence])
    expect(faultsOf('@portal/shell', path)).toEqual([sentence])
  },
)

test.each(['/sign-in', '/callback', '/releases/v1'])('%s belongs to the shell', (path) => {
  const [, first] = path.split('/')
  expect(faultsOf('@zevil/shops', path)).toEqual([`/${first} belongs to @portal/shell. Choose another word.`])
  expect(faultsOf('@portal/shell', path, { public: true })).toEqual([])
})

test('an address that begins with a parameter would take those of others', () => {
  expect(faultsOf('@zevil/shops', '/:anything')).toEqual([
    'It would take the addresses of others. Begin it with a word, such as /shops.',
  ])
})

test('screens for people who have not signed in are the shell’s', () => {
  expect(faultsOf('@zevil/shops', '/shops', { public: true })).toEqual([
    'Only @portal/shell has screens for people who have not signed in. Leave out "public".',
  ])
})
