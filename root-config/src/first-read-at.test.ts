import { expect, test } from '@jest/globals'
import type { RouteFacts } from '@portal/routing/route-row.ts'
import { firstReadAt } from './first-read-at.ts'

const row = (path: RouteFacts['path'], more: Partial<RouteFacts>): RouteFacts => ({
  path,
  label: path,
  title: path,
  ...more,
})
const rows = [
  row('/tasks', {
    asks: { path: '/tasks', listed: { sort: '-createdAt' } },
    needs: { allOf: ['task.search'] },
  }),
  row('/tasks/:taskId', { asks: { path: '/tasks/:taskId' } }),
  row('/explore', {}),
]
const access = { permissions: new Set(['task.search']), subjectTypes: new Set<string>() }
const at = (pathname: string, search = '', may = access) =>
  firstReadAt({ rows, systemSubjectId: 'system' }, { pathname, search }, may)

test('reads the first page of a list as its screen will', () => {
  expect(at('/tasks')).toBe('/tasks?page=1&pageSize=10&sort=-createdAt')
})

test('reads a record by its address', () => {
  expect(at('/tasks/a%2Fb')).toBe('/tasks/a%2Fb')
})

test('leaves a list with a query in its address to its screen', () => {
  expect(at('/tasks', '?page=2')).toBeUndefined()
})

test('reads nothing for a forbidden screen', () => {
  expect(at('/tasks', '', { ...access, permissions: new Set() })).toBeUndefined()
})

test.each(['/explore', '/nowhere'])('reads nothing for %s', (pathname) => {
  expect(at(pathname)).toBeUndefined()
})
