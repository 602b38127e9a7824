import { expect, test } from '@jest/globals'
import { mapOfPages, permissionsNeeded } from './map-of-pages.ts'

const row = (path: `/${string}`, title: string, more = {}) => ({ path, title, label: title, ...more })
const tables = [
  {
    app: '@portal/subjects',
    rows: [
      row('/tasks', 'Tasks', {
        purpose: 'Bulk work.',
        needs: { allOf: ['task.search'], subjectTypes: ['SRCI'] },
        menu: { group: 'Subjects management', item: 'Tasks' },
      }),
      row('/tasks/:taskId', 'Task'),
    ],
  },
  { app: '@portal/shell', rows: [row('/profile', 'Profile'), row('/sign-in', 'Sign in', { public: true })] },
]

const facts = { records: {}, systemSubjectId: 'system', declared: new Map<string, string>() }

test('groups pages as the menu does, and lists the missing permissions', () => {
  const access = { permissions: new Set<string>(), subjectTypes: new Set<string>() }
  expect(mapOfPages(tables, access, facts)).toEqual([
    { label: 'General', pages: [{ to: '/profile', title: 'Profile', purpose: undefined, needs: [] }] },
    {
      label: 'Subjects management',
      pages: [
        {
          to: '/tasks',
          title: 'Tasks',
          purpose: 'Bulk work.',
          needs: ['Tasks: List', 'Access to subjects of type SRC initiator'],
        },
      ],
    },
  ])
})

test('lists a page of the system, and one for each record that the menu lists', () => {
  const listFiles = { name: 'listFiles' }
  const menu = { group: 'Resources' }
  const app = {
    app: '@portal/resources',
    rows: [
      row('/files/:dirId', 'Files', { menu: { ...menu, eachOf: listFiles } }),
      row('/system/:subjectId', 'Templates of the system', { menu }),
      row('/system/:subjectId/:type', 'Template'),
    ],
  }
  const everything = { permissions: new Set<string>(), subjectTypes: new Set<string>() }
  const records = { listFiles: [{ id: 'a b', name: 'Logos' }] }
  const [group] = mapOfPages([app], everything, { ...facts, records })
  expect(group?.pages.map(({ to, title }) => [to, title])).toEqual([
    ['/files/a%20b', 'Logos'],
    ['/system/system', 'Templates of the system'],
  ])
})

test('says in words what the permission of an application allows', () => {
  const needs = { anyOf: ['x.shops.request.search', 'task.search'] }
  const app = { app: '@portal/shops', rows: [row('/shops', 'Shops', { needs })] }
  const nobody = { permissions: new Set<string>(), subjectTypes: new Set<string>() }
  const declared = new Map([['x.shops.request.search', 'Shops: List']])
  expect(permissionsNeeded([app])).toEqual(needs.anyOf)
  expect(mapOfPages([app], nobody, { ...facts, declared })[0]?.pages[0]?.needs).toEqual([
    'Shops: List or Tasks: List',
  ])
})
