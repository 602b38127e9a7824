import { expect, test } from '@jest/globals'
import { testManifest } from '../testing/test-bundle.ts'
import { oversized } from './size-limits.ts'

const routes = (count: number, title = 'Title') =>
  Array.from({ length: count }, (_, index) => ({ path: `/shops/${index}`, label: 'Label', title }))

const sentencesOf = (more: object) =>
  oversized([testManifest('@zevil/shops', '1.0.0', more)]).map(({ sentence }) => sentence)

test('a bundle of two hundred screens is served', () => {
  expect(sentencesOf({ routes: routes(200) })).toEqual([])
})

test('one of more would fill the page of everybody', () => {
  expect(sentencesOf({ routes: routes(201) })).toEqual([
    '@zevil/shops 1.0.0 has 201 routes, and may have 200. Split it, or shorten it.',
  ])
})

test('so would many texts, or pictures without end', () => {
  const icon = { name: 'bell', node: [['path', { d: 'M0 0'.repeat(20_000) }]] }
  const [route] = routes(1)
  expect(sentencesOf({ routes: [{ ...route, menu: { group: 'Shops', icon } }] })).toEqual([
    expect.stringMatching(/^@zevil\/shops 1\.0\.0 has \d+ bytes of tables, and may have 64000\./),
  ])
})

test('so would a text without end', () => {
  expect(sentencesOf({ routes: routes(1, 'x'.repeat(100_000)) })).toEqual([
    '@zevil/shops 1.0.0 has a text of 100000 characters ("xxxxxxxxxxxxxxxxxxxx…"), and may have 500. Split it, or shorten it.',
  ])
})
