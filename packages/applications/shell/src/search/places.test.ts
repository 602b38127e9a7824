import { expect, test } from '@jest/globals'
import { matching, placesFor } from './places.ts'

const row = (path: `/${string}`, title: string, more = {}) => ({ path, title, label: title, ...more })
const tables = [
  {
    app: '@portal/users',
    rows: [
      row('/roles', 'User roles', { menu: { group: 'User management', item: 'User roles' } }),
      row('/roles/create', 'Publish a role', { needs: { allOf: ['role.publish'] } }),
      row('/roles/update/:roleId', 'Edit a role'),
      row('/sign-in', 'Sign in', { public: true }),
    ],
  },
]
const holding = (...permissions: string[]) => ({
  permissions: new Set(permissions),
  subjectTypes: new Set<string>(),
})

test('leaves out pages of records, public pages and pages that may not be opened', () => {
  const { pages, actions } = placesFor(tables, holding())
  expect(pages).toMatchObject([{ to: '/roles', title: 'User roles', detail: 'User management' }])
  expect(actions).toEqual([])
})

test('counts an update screen as an action', () => {
  const defaults = [
    { app: '@portal/rules', rows: [row('/rules', 'Rules'), row('/rules/update', 'Edit the rules')] },
  ]
  const { pages, actions } = placesFor(defaults, holding())
  expect([pages.map(({ to }) => to), actions.map(({ to }) => to)]).toEqual([['/rules'], ['/rules/update']])
})

test('lists pages of the menu before others', () => {
  const shell = [{ app: '@portal/shell', rows: [row('/', 'Profile'), ...(tables[0]?.rows ?? [])] }]
  const { pages } = placesFor(shell, holding())
  expect(pages.map(({ title }) => title)).toEqual(['User roles', 'Profile'])
})

test('lists pages in the order of the menu', () => {
  const place = (title: string, group: string, order: number) =>
    row(`/${title.toLowerCase()}`, title, { menu: { group, order } })
  const own = (app: string, ...rows: ReturnType<typeof row>[]) => ({ app, rows })
  const { pages } = placesFor(
    [
      own('@portal/care', place('Care', 'Customer care', 300)),
      own('@portal/users', place('Roles', 'User management', 120), place('Users', 'User management', 110)),
    ],
    holding(),
  )
  expect(pages.map(({ title }) => title)).toEqual(['Users', 'Roles', 'Care'])
})

test('counts a create screen as an action', () => {
  expect(placesFor(tables, holding('role.publish')).actions.map(({ title }) => title)).toEqual([
    'Publish a role',
  ])
})

test('finds words in any order, regardless of case and accents', () => {
  const entries = [
    { title: 'Élodie Marchand', detail: 'Viewer' },
    { title: 'Viewer', detail: '' },
  ]
  expect(matching(entries, 'viewer elodie').map(({ title }) => title)).toEqual(['Élodie Marchand'])
})

test('lists entries that start with the text first', () => {
  const entries = [
    { title: 'Tasks of roles', detail: '' },
    { title: 'Roles', detail: '' },
  ]
  expect(matching(entries, 'role').map(({ title }) => title)).toEqual(['Roles', 'Tasks of roles'])
})

test.each([
  ['Ambrline', 'a missing letter'],
  ['Ambberline', 'one too many'],
  ['Amderline', 'a wrong one'],
  ['Ambelrine', 'two swapped'],
])('finds %s despite %s', (text) => {
  const entries = [
    { title: 'Bluestone Checkout', detail: '' },
    { title: 'Amberline Payments', detail: '' },
  ]
  expect(matching(entries, text).map(({ title }) => title)).toEqual(['Amberline Payments'])
})

test('does not mix exact matches with similar ones', () => {
  const entries = [
    { title: 'Rolls', detail: '' },
    { title: 'Roles', detail: '' },
  ]
  expect(matching(entries, 'roles').map(({ title }) => title)).toEqual(['Roles'])
})

test('does not guess from a few letters', () => {
  expect(matching([{ title: 'Tan', detail: '' }], 'ton')).toEqual([])
})

test.each([
  ['new user', 'Add a user'],
  ['invite', 'Add a user'],
  ['add shop', 'Create a payment application'],
  ['dpa', 'Create a payment application'],
  ['settings', 'Profile'],
])('"%s" finds %s', (text, title) => {
  const titles = ['Add a user', 'Create a payment application', 'Profile', 'Dashboard']
  const found = matching(
    titles.map((one) => ({ title: one, detail: '' })),
    text,
  )
  expect(found.map((one) => one.title)).toEqual([title])
})

test('gives pages the icon of their menu item, and their keys', () => {
  const icon = { name: 'key', node: [] } as const
  const group = 'User management'
  const menus = [
    {
      app: '@portal/users',
      rows: [
        row('/roles', 'User roles', { menu: { group, icon, link: 'List' }, key: 'r' }),
        row('/roles/overview', 'Overview', { menu: { group, item: 'User roles' } }),
      ],
    },
  ]
  const { pages } = placesFor(menus, holding())
  expect(pages.map((page) => [page.icon, page.keys])).toEqual([
    [icon, ['g', 'r']],
    [icon, undefined],
  ])
})
