import { expect, test } from '@jest/globals'
import { recentPagesOf, rememberPage } from './recent-pages.ts'

const at = '2026-11-20T10:00:00.000Z'
const visit = (sub: string, path: string, title = path, kind = 'Page') =>
  rememberPage(sub, { path, title, kind, at })
const pathsOf = (sub: string) =>
  recentPagesOf(sub)
    .get()
    .map(({ path }) => path)

test('lists each page once, last visited first', () => {
  visit('ana', '/tasks')
  visit('ana', '/roles')
  visit('ana', '/tasks')
  expect(pathsOf('ana')).toEqual(['/tasks', '/roles'])
})

test('remembers eight pages', () => {
  for (let page = 1; page <= 10; page += 1) visit('ben', `/tasks/${page}`)
  expect(pathsOf('ben')).toHaveLength(8)
  expect(pathsOf('ben').at(-1)).toBe('/tasks/3')
})

test('updates the title of a page', () => {
  visit('cem', '/roles/update/1', 'Edit')
  visit('cem', '/roles/update/1', 'Viewer')
  expect(
    recentPagesOf('cem')
      .get()
      .map(({ title }) => title),
  ).toEqual(['Viewer'])
})

test('lists a record with two addresses once, and keeps records of other kinds', () => {
  visit('eva', '/users/ana@program.example', 'Ana Ruiz', 'User')
  visit('eva', '/developers/7', 'Ana Ruiz', 'Developer')
  visit('eva', '/users/42', 'Ana Ruiz', 'User')
  expect(pathsOf('eva')).toEqual(['/users/42', '/developers/7'])
})

test('ignores a stored value that is not a list of pages', () => {
  localStorage.setItem('portal.recent.dia', '[{"path":1}]')
  expect(pathsOf('dia')).toEqual([])
})
