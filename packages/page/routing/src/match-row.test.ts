import { describe, expect, test } from '@jest/globals'
import { matchRow } from './match-row.ts'
import { SPECIFIED_ROUTES } from './testing/specified-routes.ts'

const orders = [
  { order: 'as specified', rows: SPECIFIED_ROUTES },
  { order: 'last first', rows: [...SPECIFIED_ROUTES].reverse() },
  { order: 'by alphabet', rows: [...SPECIFIED_ROUTES].sort((a, b) => a.path.localeCompare(b.path)) },
  { order: 'longest first', rows: [...SPECIFIED_ROUTES].sort((a, b) => b.path.length - a.path.length) },
]
const rows = (...paths: string[]) => paths.map((path) => ({ path }))
const addressOf = (path: string) => path.replace(/:\w+/g, '0198c0de-0000-7000-8000-000000000000')

describe.each(orders)('the specified routes, $order', (given) => {
  test.each(SPECIFIED_ROUTES.map(({ path }) => path))('%s matches its own addresses', (path) => {
    expect(matchRow(given.rows, addressOf(path))?.row.path).toBe(path)
  })

  // The ten pairs of patterns that match a common address.
  test.each([
    ['/operation-portal-users/create', '/operation-portal-users/create'],
    ['/tasks/promote-subject', '/tasks/promote-subject'],
    ['/tasks/bulk-import', '/tasks/bulk-import'],
    ['/resources/create', '/resources/create'],
    ['/resources/d1/change-requests', '/resources/:dirId/change-requests'],
    ['/resources/versions/v1', '/resources/versions/:verId'],
    ['/resources/d1/change-requests/c1', '/resources/:dirId/change-requests/:id'],
    ['/resources/versions/change-requests', '/resources/versions/:verId'],
    ['/resources/d1/f1/update/create-change-request', '/resources/:dirId/:fileId/update/:verId'],
    ['/settings/idv-profiles/create', '/settings/idv-profiles/create'],
  ])('%s matches the pattern that is fixed further left', (address, winner) => {
    expect(matchRow(given.rows, address)?.row.path).toBe(winner)
  })
})

test('decodes parameters', () => {
  const match = matchRow(rows('/operation-portal-users/:userId'), '/operation-portal-users/o%2Bx%40a.example')
  expect(match?.params).toEqual({ userId: 'o+x@a.example' })
})

test('accepts an encoded fixed segment', () => {
  expect(matchRow(SPECIFIED_ROUTES, '/tasks/promote%2Dsubject')?.row.path).toBe('/tasks/promote-subject')
})

test('keeps an encoded slash within its parameter', () => {
  expect(matchRow(rows('/tasks/:taskId'), '/tasks/a%2Fb')?.params).toEqual({ taskId: 'a/b' })
})

test.each(['/tasks/%', '/tasks/%E0%A4%A', '/tasks/%zz'])('does not decode %s', (address) => {
  expect(matchRow(rows('/tasks/:taskId'), address)?.params).toEqual({ taskId: address.slice(7) })
})

test('ignores a trailing slash', () => {
  expect(matchRow(SPECIFIED_ROUTES, '/tasks/')?.row.path).toBe('/tasks')
})

test.each(['/nowhere', '/tasks/1/2', '/Tasks', '/subjects'])('%s matches no row', (address) => {
  expect(matchRow(SPECIFIED_ROUTES, address)).toBeUndefined()
})
