import { expect, test } from '@jest/globals'
import type { Endpoint } from '@portal/contract/endpoint.ts'
import { firstInput, firstReadOf } from './first-read.ts'

const read = (path: string): Endpoint => ({ name: 'read', method: 'GET', path, permission: null })
const asking = { params: {}, systemSubjectId: 'system', pageSize: 25 }

test('a screen of a record asks for the record', () => {
  const { asks } = firstReadOf({ record: read('/tasks/:taskId') })
  expect(asks && firstInput(asks, { ...asking, params: { taskId: 't1' } })).toEqual({
    params: { taskId: 't1' },
  })
})

test('a screen of a list asks for its first page, in its own order', () => {
  const { asks } = firstReadOf({ list: read('/subjects'), listed: { category: 'business' }, sort: '-name' })
  expect(asks && firstInput(asks, asking)).toEqual({
    query: { category: 'business', sort: '-name', page: 1, pageSize: 25 },
  })
})

test('a screen whose address names no subject is about the SRC system', () => {
  const { asks } = firstReadOf({ record: read('/subjects/:subjectId') })
  expect(asks && firstInput(asks, asking)).toEqual({ params: { subjectId: 'system' } })
})

test('a screen that names neither asks for nothing', () => {
  expect(firstReadOf({})).toEqual({})
})
