import { expect, test } from '@jest/globals'
import { testManifest } from '../testing/test-bundle.ts'
import { missingFiles } from './missing-files.ts'

const SHOPS = '@zevil/shops'

const sentences = (more: object) =>
  missingFiles([testManifest(SHOPS, '1.0.0', more)]).map(({ sentence }) => sentence)

test('accepts a bundle whose manifest lists every file that it names', () => {
  expect(sentences({ provides: { [SHOPS]: 'entry.js' }, preload: { '/shops': ['entry.js'] } })).toEqual([])
})

test.each([
  [{ provides: { [SHOPS]: 'gone.js' } }, 'provides "@zevil/shops" as gone.js'],
  [{ preload: { '/shops': ['gone.js'] } }, 'preloads for "/shops" gone.js'],
  [{ provides: { [SHOPS]: 'constructor' } }, 'provides "@zevil/shops" as constructor'],
])('reports a file that is named but not listed: %j', (more, claim) => {
  expect(sentences(more)).toEqual([`@zevil/shops 1.0.0 ${claim}, which is not one of its files.`])
})

test('reports an application that does not provide its own name, which its screens need', () => {
  const routes = [{ path: '/shops', label: 'Shops', title: 'Shops' }]
  expect(sentences({ routes, provides: {} })).toEqual([
    `${SHOPS} 1.0.0 has screens, but does not provide "${SHOPS}".`,
  ])
})
