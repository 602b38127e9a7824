import { expect, test } from '@jest/globals'
import type { AppTable } from '@portal/routing/app-table.ts'
import type { RouteFacts } from '@portal/routing/route-row.ts'
import { addressOfEvent, isReachable, kindOfEvent, kindsIn } from './record-kinds.ts'

const row = (path: RouteFacts['path'], more: Partial<RouteFacts> = {}): RouteFacts => ({
  path,
  label: path,
  title: path,
  ...more,
})

const details = (category: string) => `/subjects/${category}/details/:subjectId` as const
const tables: AppTable[] = [
  {
    app: '@portal/subjects',
    slots: {},
    rows: [
      row('/roles'),
      row('/roles/update/:roleId', { needs: { allOf: ['role.update'] } }),
      row('/subjects/business'),
      row(details('business')),
      row('/subjects/system'),
      row(details('system')),
    ],
    records: {
      role: {
        noun: 'role',
        order: 2,
        list: '/roles',
        details: '/roles/update/:roleId',
        audit: { entity: 'role', area: 'Roles' },
      },
      business: {
        noun: 'subject',
        order: 3,
        list: '/subjects/business',
        details: details('business'),
        audit: { entity: 'subject', subjectTypes: ['SRCI'], area: 'Subjects' },
      },
      system: {
        noun: 'subject',
        order: 1,
        list: '/subjects/system',
        details: details('system'),
        audit: { entity: 'subject', subjectTypes: ['SRC'], area: 'Subjects' },
      },
      task: { noun: 'task', order: 4, audit: { entity: 'task', area: 'Tasks' } },
    },
  },
]
const kinds = kindsIn(tables)
const nobody = { permissions: new Set<string>(), subjectTypes: new Set<string>() }
const editor = { ...nobody, permissions: new Set(['role.update']) }

test('orders kinds as their owners say', () => {
  expect(kinds.map(({ name }) => name)).toEqual(['system', 'role', 'business', 'task'])
})

test('finds the kind of an audit entry by its entity type', () => {
  expect(kindOfEvent({ entityType: 'task', entityId: 't' }, kinds)?.name).toBe('task')
  expect(kindOfEvent({ entityType: 'profile', entityId: 'p' }, kinds)).toBeUndefined()
})

test('tells two kinds with the same entity type apart by subject type', () => {
  const to = (subjectType: 'SRCI' | 'SRC') =>
    addressOfEvent({ entityType: 'subject', entityId: 'a', subjectType }, nobody, kinds)
  expect(to('SRCI')).toBe('/subjects/business/details/a')
  expect(to('SRC')).toBe('/subjects/system/details/a')
})

test('has no link to a screen that is missing or may not be opened', () => {
  expect(addressOfEvent({ entityType: 'task', entityId: 't' }, editor, kinds)).toBeUndefined()
  expect(addressOfEvent({ entityType: 'role', entityId: 'r' }, nobody, kinds)).toBeUndefined()
  expect(addressOfEvent({ entityType: 'role', entityId: 'r' }, editor, kinds)).toBe('/roles/update/r')
})

test('searches records whose list and details may be opened', () => {
  const names = (access: typeof nobody) =>
    kinds.filter((kind) => isReachable(kind, access)).map(({ name }) => name)
  expect(names(nobody)).toEqual(['system', 'business'])
  expect(names(editor)).toEqual(['system', 'role', 'business'])
})
