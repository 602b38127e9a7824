import { expect, test } from '@jest/globals'
import { recordAddress } from './record-address.ts'

const row = (path: `/${string}`, needs = {}) => ({ path, label: path, title: path, needs })
const tables = [
  {
    app: '@portal/subjects',
    rows: [
      row('/subjects/business/details/:subjectId'),
      row('/subjects/system/details/:subjectId'),
      row('/subjects/business/details/:subjectId/dpa/details/:dpaId'),
      row('/roles/update/:roleId', { allOf: ['role.update'] }),
      row('/developer-portal-users'),
    ],
  },
]
const nobody = { permissions: new Set<string>(), subjectTypes: new Set<string>() }
const addressOf = (event: Parameters<typeof recordAddress>[0]) =>
  recordAddress(event, tables, nobody, new Set(['system']))

test('a record is shown on the screen of its kind', () => {
  expect(addressOf({ entityType: 'dpa', entityId: 'd/1', subjectId: 's' })).toBe(
    '/subjects/business/details/s/dpa/details/d%2F1',
  )
})

test('a subject is shown in the category it belongs to', () => {
  expect(addressOf({ entityType: 'subject', entityId: 'acme' })).toBe('/subjects/business/details/acme')
  expect(addressOf({ entityType: 'subject', entityId: 'system' })).toBe('/subjects/system/details/system')
})

test('a record without a page of its own is shown by its list', () => {
  const event = { entityType: 'developerPortalUser', entityId: 'd', entityName: 'a@b.example' } as const
  expect(addressOf(event)).toBe('/developer-portal-users?q=a%40b.example')
})

test('there is no link to a screen that does not exist or may not be opened', () => {
  expect(addressOf({ entityType: 'task', entityId: 't' })).toBeUndefined()
  expect(addressOf({ entityType: 'role', entityId: 'r' })).toBeUndefined()
})
