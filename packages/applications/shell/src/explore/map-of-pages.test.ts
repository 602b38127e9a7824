import { expect, test } from '@jest/globals'
import { mapOfPages } from './map-of-pages.ts'

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

test('groups pages as the menu does, and lists the missing permissions', () => {
  const access = { permissions: new Set<string>(), subjectTypes: new Set<string>() }
  expect(mapOfPages(tables, access)).toEqual([
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
