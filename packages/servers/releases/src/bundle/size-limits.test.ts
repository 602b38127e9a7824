import { expect, test } from '@jest/globals'
import { testManifest } from '../testing/test-bundle.ts'
import { oversized } from './size-limits.ts'

const routes = (count: number, title = 'Title') =>
  Array.from({ length: count }, (_, index) => ({ path: `/shops/${index}`, label: 'Label', title }))

const sentencesOf = (more: object) =>
  oversized([testManifest('@zevil/shops', '1.0.0', more)]).map(({ sentence }) => sentence)

test('serves a bundle with two hundred screens', () => {
  expect(sentencesOf({ routes: routes(200) })).toEqual([])
})

test("refuses more, which would fill everyone's page", () => {
  expect(sentencesOf({ routes: routes(201) })).toEqual([
    '@zevil/shops 1.0.0 has 201 routes; the limit is 200. Split or shorten it.',
  ])
})

test('refuses too many texts or pictures', () => {
  const icon = { name: 'bell', node: [['path', { d: 'M0 0'.repeat(20_000) }]] }
  const [route] = routes(1)
  expect(sentencesOf({ routes: [{ ...route, menu: { group: 'Shops', icon } }] })).toEqual([
    expect.stringMatching(/^@zevil\/shops 1\.0\.0 has \d+ bytes of tables; the limit is 64000\./),
  ])
})

test("refuses more names than the import map of everyone's page should carry", () => {
  const names = Array.from({ length: 51 }, (_, index) => [`@zevil/shops/${index}`, 'entry.js'])
  expect(sentencesOf({ provides: Object.fromEntries(names) })).toEqual([
    '@zevil/shops 1.0.0 provides 51 names; the limit is 50. Split or shorten it.',
  ])
})

test.each([
  ['*', 5],
  ['/shops', 30],
])('refuses to preload too many files for "%s"', (path, most) => {
  const preloading = (length: number) => ({ preload: { [path]: Array.from({ length }, () => 'entry.js') } })
  expect(sentencesOf(preloading(most))).toEqual([])
  expect(sentencesOf(preloading(most + 1))).toEqual([
    `@zevil/shops 1.0.0 preloads ${most + 1} files for "${path}"; the limit is ${most}. Split or shorten it.`,
  ])
})

test('refuses an overlong text', () => {
  expect(sentencesOf({ routes: routes(1, 'x'.repeat(100_000)) })).toEqual([
    '@zevil/shops 1.0.0 contains a text of 100000 characters ("xxxxxxxxxxxxxxxxxxxx…"); the limit is 500. Split or shorten it.',
  ])
})

test('refuses permissions with too many long texts', () => {
  const permissions = Array.from({ length: 50 }, (_, index) => ({
    group: 'Shops',
    resource: `x.shops.close-${index}`,
    description: '手'.repeat(200),
  }))
  expect(sentencesOf({ permissions })).toEqual([
    expect.stringMatching(/^@zevil\/shops 1\.0\.0 has \d+ bytes of permissions; the limit is 16000\./),
  ])
})
