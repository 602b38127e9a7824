import { expect, test } from '@jest/globals'
import type { Endpoint } from '@portal/contract/endpoint.ts'
import { firstInput, firstReadOf } from './first-read.ts'

const read = (path: string): Endpoint => ({ name: 'read', method: 'GET', path, permission: null })
const asking = { params: {}, systemSubjectId: 'system', pageSize: 25 }

test('reads the record for a screen of a record', () => {
  const { asks } = firstReadOf({ record: read('/tasks/:taskId') })
  expect(asks && firstInput(asks, { ...asking, params: { taskId: 't1' } })).toEqual({
    params: { taskId: 't1' },
  })
})

test('reads the first page for a list, in its own order', () => {
  const { asks } = firstReadOf({ list: read('/subjects'), listed: { category: 'business' }, sort: '-name' })
  expect(asks && firstInput(asks, asking)).toEqual({
    query: { category: 'business', sort: '-name', page: 1, pageSize: 25 },
  })
})

test('uses the list’s own page size', () => {
  const { asks } = firstReadOf({ list: read('/directories'), pageSize: 100 })
  expect(asks && firstInput(asks, asking)).toEqual({ query: { page: 1, pageSize: 100 } })
})

test('uses the SRC system for a screen without a subject in its address', () => {
  const { asks } = firstReadOf({ record: read('/subjects/:subjectId') })
  expect(asks && firstInput(asks, asking)).toEqual({ params: { subjectId: 'system' } })
})

test('reads nothing for a screen without a record or list', () => {
  expect(firstReadOf({})).toEqual({})
})

test('reads nothing in advance from the backend of a squad or the release service', () => {
  expect(firstReadOf({ list: { ...read('/fees'), squad: 'fees' } })).toEqual({})
  expect(firstReadOf({ record: { ...read('/fees/:feeId'), service: 'releases' } })).toEqual({})
})
