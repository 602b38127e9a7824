import { expect, test } from '@jest/globals'
import type { BundleManifest } from '@portal/build/src/bundle-manifest.ts'
import { calledEndpoints, headersAgainst, pageAgainst } from './page-against.ts'
import { readBlock } from './page-blocks.ts'

const REMOTE = 'https://portal.staging.example'
const USERS = '@portal/users'

const endpoints = {
  authorize: 'https://login.example/oauth2/authorize',
  token: 'https://login.example/oauth2/token',
  revoke: '/oauth2/revoke',
}
const block = (attributes: string, data: unknown) =>
  `<script ${attributes}>${JSON.stringify(data)}</script>\n`
const data = (id: string, value: unknown) => block(`type="application/json" id="${id}"`, value)

const PAGE = [
  '<script async crossorigin src="/bundles/@portal/users/1.2.2/list.3c4d.js" integrity="sha384-a"></script>\n',
  '<link rel="preload" as="script" crossorigin href="/bundles/@portal/users/1.2.2/entry.js?a1" integrity="sha384-a">\n',
  '<link rel="preload" as="script" crossorigin href="/bundles/@portal/ui/1.3.1/entry.js?a1" integrity="sha384-a">\n',
  block('type="systemjs-importmap"', {
    imports: { [USERS]: '/bundles/@portal/users/1.2.2/entry.js?a1' },
    integrity: {},
  }),
  data('portal-config', { auth: { endpoints } }),
  data('portal-apps', [
    { app: USERS, rows: [{ path: '/users' }] },
    { app: '@portal/shell', rows: [] },
  ]),
  data('portal-sheets', {
    [USERS]: { url: '/bundles/@portal/users/1.2.2/entry.css', integrity: 'sha384-b' },
  }),
  data('portal-fallbacks', { [USERS]: { entry: '/bundles/@portal/users/1.2.1/entry.js' } }),
  data('portal-trials', {}),
].join('')

const own: BundleManifest = {
  name: USERS,
  version: '1.3.0',
  files: {},
  carriesIntegrity: true,
  routes: [{ path: '/users' }, { path: '/teams', title: '</script>' }],
  slots: {},
  records: {},
  preload: {},
  requires: {},
  offers: {},
  provides: { [USERS]: 'entry.js' },
}
const place = { own: [own], shown: USERS, local: 'http://localhost:9700' }
const page = pageAgainst(PAGE, place)

test('one application comes from source, with its screens and without a fallback', () => {
  expect(readBlock(page, 'importMap').imports).toEqual({
    [USERS]: '/bundles/@portal/users/1.3.0-source/entry.js',
  })
  expect(readBlock(page, 'apps')).toEqual([
    { app: '@portal/shell', rows: [] },
    { app: USERS, rows: own.routes, slots: {}, records: {} },
  ])
  expect([readBlock(page, 'sheets'), readBlock(page, 'fallbacks')]).toEqual([{}, {}])
  expect(readBlock(page, 'trials')).toEqual({ [USERS]: { stable: '1.2.2', because: 'override' } })
})

test('without bundles from source the page lists no overrides', () => {
  const stable = pageAgainst(PAGE, { ...place, own: [] })
  expect(readBlock(stable, 'importMap').imports[USERS]).toBe('/bundles/@portal/users/1.2.2/entry.js?a1')
  expect(readBlock(stable, 'trials')).toEqual({})
  expect(stable).toContain('href="/bundles/@portal/users/')
})

test('only files in use are preloaded', () => {
  expect(page).toContain('href="/bundles/@portal/ui/1.3.1/entry.js?a1"')
  expect(page).not.toContain('href="/bundles/@portal/users/')
})

test('the page calls the provider through the proxy, and navigates to it directly', () => {
  expect(readBlock(page, 'config').auth.endpoints).toEqual({
    ...endpoints,
    token: 'http://localhost:9700/development/provider/token',
  })
  expect(calledEndpoints({ auth: { endpoints } })).toEqual({ token: endpoints.token })
})

test('other pages are rejected', () => {
  expect(() => pageAgainst('<p>Hello</p>', place)).toThrow('not a portal page')
})

test('headers match the address of the proxy, and forbid caching', () => {
  const given = {
    'content-security-policy': `script-src 'self'; frame-src ${REMOTE}/preview`,
    'integrity-policy': 'blocked-destinations=(script)',
    'strict-transport-security': 'max-age=1',
    location: `${REMOTE}/sign-in`,
    'set-cookie': ['__Host-a=1; Path=/; Secure', 'b=2; Domain=staging.example; Path=/'],
  }
  expect(headersAgainst(given, { remote: REMOTE, local: 'http://localhost:9700' })).toEqual({
    'content-security-policy': "script-src 'self'; frame-src http://localhost:9700/preview",
    location: 'http://localhost:9700/sign-in',
    'set-cookie': ['__Host-a=1; Path=/; Secure', 'b=2; Path=/'],
  })
})
