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

test("returns the application's page and parameters for a permitted address", () => {
  expect(screenAt(tables, '/tasks/t%201', access)).toEqual({
    kind: 'page',
    app: '@portal/tasks',
    row: tables[0]?.rows[0],
    params: { taskId: 't 1' },
  })
})

test('returns forbidden with the missing permissions', () => {
  expect(screenAt(tables, '/tasks/t1', NO_ACCESS)).toEqual({
    kind: 'forbidden',
    row: tables[0]?.rows[0],
    missing: { allOf: ['task.get'], anyOf: [], subjectTypes: [] },
  })
})

test('returns unknown for an address without a row', () => {
  expect(screenAt(tables, '/nowhere', access)).toEqual({ kind: 'unknown' })
})

test('prefers the more specific pattern across applications', () => {
  expect(screenAt(tables, '/tasks/promote-subject', NO_ACCESS)).toMatchObject({
    kind: 'page',
    app: '@portal/subjects',
  })
})
