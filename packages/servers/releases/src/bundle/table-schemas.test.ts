import { expect, test } from '@jest/globals'
import { testManifest } from '../testing/test-bundle.ts'

const route = { path: '/shops', label: 'Shops', title: 'Shops' }
const card = { slot: 'dashboard.waiting', title: 'Shops', order: 1, lines: 3 }
const kind = { noun: 'shop', order: 1 }

const read = (more: object) => testManifest('@zevil/shops', '1.0.0', more)

test.each([
  ['needs that are not a list', { routes: [{ ...route, needs: { allOf: 5 } }] }],
  ['a need that is not a name', { routes: [{ ...route, needs: { allOf: [5] } }] }],
  ['a group that is not text', { routes: [{ ...route, menu: { group: { a: 1 } } }] }],
  ['an icon without a picture', { routes: [{ ...route, menu: { group: 'Shops', icon: { x: 1 } } }] }],
  ['a menu without a list', { routes: [{ ...route, menu: { group: 'Shops', eachOf: { name: 5 } } }] }],
  [
    'a menu with an operation named like an object property',
    {
      routes: [
        { ...route, menu: { group: 'Shops', eachOf: { name: 'constructor', method: 'GET', path: '/a' } } },
      ],
    },
  ],
  [
    'an icon with an attribute that is not of a picture',
    {
      routes: [{ ...route, menu: { group: 'Shops', icon: { name: 'x', node: [['path', { style: 'x' }]] } } }],
    },
  ],
  [
    'an icon with an element that is not a shape',
    { routes: [{ ...route, menu: { group: 'Shops', icon: { name: 'x', node: [['', {}]] } } }] },
  ],
  [
    'a menu with a call that changes something',
    {
      routes: [
        { ...route, menu: { group: 'Shops', eachOf: { name: 'endAll', method: 'DELETE', path: '/a' } } },
      ],
    },
  ],
  ['a card with needs that are not a list', { slots: { card: { ...card, needs: { anyOf: 5 } } } }],
  ['a card as tall as a page', { slots: { card: { ...card, lines: 1e6 } } }],
  ['screens that are not a list', { records: { shop: { ...kind, screens: 5 } } }],
  ['an area that is not text', { records: { shop: { ...kind, audit: { entity: 'shop', area: { a: 1 } } } } }],
])('refuses %s, which would break the frame for everyone', (_what, more) => {
  expect(() => read(more)).toThrow(/"path":/)
})

test('accepts valid tables, including members that only newer applications know', () => {
  const icon = { name: 'store', node: [['path', { d: 'M0 0' }]] }
  expect(
    read({
      routes: [{ ...route, needs: { allOf: ['shop.read'] }, menu: { group: 'Shops', icon }, since: 2 }],
      slots: { card },
      records: { shop: { ...kind, audit: { entity: 'shop', area: 'Shops' } } },
    }).routes,
  ).toMatchObject([{ since: 2 }])
})
