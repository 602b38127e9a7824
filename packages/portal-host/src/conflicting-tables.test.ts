import { expect, test } from '@jest/globals'
import type { AppTable } from '@portal/routing/app-table.ts'
import { conflictsBetween } from './conflicting-tables.ts'

const tasks: AppTable = {
  app: '@portal/tasks',
  rows: [{ path: '/tasks', label: 'Tasks', title: 'Tasks', key: 't' }],
  slots: {},
  records: { task: { noun: 'task', order: 1, audit: { entity: 'task', area: 'Tasks' } } },
}

test('applications that share nothing fit together', () => {
  const shops = { ...tasks, app: '@portal/shops', rows: [], records: {} }
  expect(conflictsBetween([tasks, shops])).toEqual([])
})

test('an address, a key and a name of the audit trail belong to one application', () => {
  expect(conflictsBetween([tasks, { ...tasks, app: '@portal/jobs' }])).toEqual([
    '@portal/tasks and @portal/jobs both claim the address /tasks.',
    '@portal/tasks and @portal/jobs both claim the key t after g.',
    '@portal/tasks and @portal/jobs both claim "task" in the audit trail.',
  ])
})

test('one application gives an address to one screen', () => {
  const twice = { ...tasks, rows: tasks.rows.flatMap((row) => [row, { ...row, key: 'x' }]) }
  expect(conflictsBetween([twice])).toEqual(['@portal/tasks claims the address /tasks twice.'])
})

test('kinds of one application may share a name of the audit trail', () => {
  const both = {
    ...tasks.records,
    import: { noun: 'import', order: 2, audit: { entity: 'task', area: 'Tasks' } },
  }
  expect(conflictsBetween([{ ...tasks, records: both } as AppTable])).toEqual([])
})
