import { expect, test } from '@jest/globals'
import { NO_ACCESS } from '@portal/contract/access-set.ts'
import type { RouteTable } from './app-table.ts'
import type { RouteFacts } from './route-row.ts'
import { screenAt } from './screen-at.ts'

const row = (path: RouteFacts['path']) => ({ path, label: path, title: path })
const tables: RouteTable[] = [
  { app: '@portal/tasks', rows: [{ ...row('/tasks/:taskId'), needs: { allOf: ['task.get'] } }] },
  { app: '@portal/subjects', rows: [row('/tasks/promote-subject'), row('/subjects/:subjectId')] },
]
const access = { permissions: new Set(['task.get']), subjectTypes: new Set<string>() }

test('a permitted address is a page of its application, with its parameters', () => {
  expect(screenAt(tables, '/tasks/t%201', access)).toEqual({
    kind: 'page',
    app: '@portal/tasks',
    row: tables[0]?.rows[0],
    params: { taskId: 't 1' },
  })
})

test('an address without permission is forbidden and says what is missing', () => {
  expect(screenAt(tables, '/tasks/t1', NO_ACCESS)).toEqual({
    kind: 'forbidden',
    row: tables[0]?.rows[0],
    missing: { allOf: ['task.get'], anyOf: [], subjectTypes: [] },
  })
})

test('an address of no row is unknown', () => {
  expect(screenAt(tables, '/nowhere', access)).toEqual({ kind: 'unknown' })
})

test('the more fixed pattern wins across applications', () => {
  expect(screenAt(tables, '/tasks/promote-subject', NO_ACCESS)).toMatchObject({
    kind: 'page',
    app: '@portal/subjects',
  })
})
