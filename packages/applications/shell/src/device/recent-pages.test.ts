import { expect, test } from '@jest/globals'
import { recentPagesOf, rememberPage } from './recent-pages.ts'

const at = '2026-11-20T10:00:00.000Z'
const visit = (sub: string, path: string, title = path, kind = 'Page') =>
  rememberPage(sub, { path, title, kind, at })
const pathsOf = (sub: string) =>
  recentPagesOf(sub)
    .get()
    .map(({ path }) => path)

test('the page visited last comes first, and each page once', () => {
  visit('ana', '/tasks')
  visit('ana', '/roles')
  visit('ana', '/tasks')
  expect(pathsOf('ana')).toEqual(['/tasks', '/roles'])
})

test('eight pages are remembered', () => {
  for (let page = 1; page <= 10; page += 1) visit('ben', `/tasks/${page}`)
  expect(pathsOf('ben')).toHaveLength(8)
  expect(pathsOf('ben').at(-1)).toBe('/tasks/3')
})

test('a page takes the heading that it turned out to have', () => {
  visit('cem', '/roles/update/1', 'Edit')
  visit('cem', '/roles/update/1', 'Viewer')
  expect(
    recentPagesOf('cem')
      .get()
      .map(({ title }) => title),
  ).toEqual(['Viewer'])
})

test('a record that has two addresses stands there once, one of another kind beside it', () => {
  visit('eva', '/users/ana@program.example', 'Ana Ruiz', 'User')
  visit('eva', '/developers/7', 'Ana Ruiz', 'Developer')
  visit('eva', '/users/42', 'Ana Ruiz', 'User')
  expect(pathsOf('eva')).toEqual(['/users/42', '/developers/7'])
})

test('what is no list of pages counts as none', () => {
  localStorage.setItem('portal.recent.dia', '[{"path":1}]')
  expect(pathsOf('dia')).toEqual([])
})
