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
