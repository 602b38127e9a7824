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

test('pages of records, public pages and pages that may not be opened are no places to go', () => {
  const { pages, actions } = placesFor(tables, holding())
  expect(pages).toEqual([{ to: '/roles', title: 'User roles', detail: 'User management' }])
  expect(actions).toEqual([])
})

test('changing something is an action, too', () => {
  const defaults = [
    { app: '@portal/rules', rows: [row('/rules', 'Rules'), row('/rules/update', 'Edit the rules')] },
  ]
  const { pages, actions } = placesFor(defaults, holding())
  expect([pages.map(({ to }) => to), actions.map(({ to }) => to)]).toEqual([['/rules'], ['/rules/update']])
})

test('pages of the menu come before others', () => {
  const shell = [{ app: '@portal/shell', rows: [row('/', 'Profile'), ...(tables[0]?.rows ?? [])] }]
  const { pages } = placesFor(shell, holding())
  expect(pages.map(({ title }) => title)).toEqual(['User roles', 'Profile'])
})

test('making something new is an action', () => {
  expect(placesFor(tables, holding('role.publish')).actions.map(({ title }) => title)).toEqual([
    'Publish a role',
  ])
})

test('words are found in any order, whatever their case and accents', () => {
  const entries = [
    { title: 'Élodie Marchand', detail: 'Viewer' },
    { title: 'Viewer', detail: '' },
  ]
  expect(matching(entries, 'viewer elodie').map(({ title }) => title)).toEqual(['Élodie Marchand'])
})

test('what begins with the text comes first', () => {
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
])('%s is understood: %s', (text) => {
  const entries = [
    { title: 'Bluestone Checkout', detail: '' },
    { title: 'Amberline Payments', detail: '' },
  ]
  expect(matching(entries, text).map(({ title }) => title)).toEqual(['Amberline Payments'])
})

test('what is written right is not mixed with what is only like it', () => {
  const entries = [
    { title: 'Rolls', detail: '' },
    { title: 'Roles', detail: '' },
  ]
  expect(matching(entries, 'roles').map(({ title }) => title)).toEqual(['Roles'])
})

test('of a few letters nothing is guessed', () => {
  expect(matching([{ title: 'Tan', detail: '' }], 'ton')).toEqual([])
})
