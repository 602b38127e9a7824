/** @jest-environment node */

import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { createTestClient, list } from './testing/test-client.ts'

const { api, seen, call, answers, reset } = createTestClient()

beforeAll(() => api.start())
afterAll(() => api.stop())
beforeEach(() => reset())

const page = { number: 1, size: 25, totalItems: 2, totalPages: 1, totalRelation: 'EQ', nextCursor: null }

test.each([
  ['an unknown field', { id: 't1', status: 'RUNNING', owner: { name: 'Zoë' } }],
  ['an unknown status', { id: 't1', status: 'PAUSED_BY_OWNER' }],
  ['an unknown value in a list', { id: 't1', subjectTypes: ['SRCI', 'WALLET'] }],
  ['a field less', { id: 't1' }],
])('accepts a record with %s unchanged', async (_, record) => {
  answers({ body: record })
  expect(
    await call({ ...list, name: 'getTask', path: '/tasks/:taskId' }, { params: { taskId: 't1' } }),
  ).toEqual(record)
  expect(seen.failures).toEqual([])
})

test('keeps the other records of a list when one is of an unknown kind', async () => {
  const items = [
    { id: 't1', status: 'RUNNING' },
    { id: 't2', status: 'PAUSED_BY_OWNER', type: 'DPA_MERGE' },
  ]
  answers({ body: { items, page: { ...page, totalRelation: 'ABOUT' }, facets: [] } })
  expect(await call(list, {})).toMatchObject({ items })
  expect(seen.failures).toEqual([])
})

test('keeps the message of an unknown refusal', async () => {
  const detail = { message: 'No room.', reason: 'FULL', sourceType: 'COOKIE', source: 'c', hint: 'later' }
  answers({
    status: 409,
    body: { reason: 'QUOTA', message: 'Too many.', errorDetail: [detail, 'strange', null] },
  })
  await expect(call(list, {})).rejects.toMatchObject({
    reason: 'QUOTA',
    message: 'Too many.',
    details: [{ message: 'No room.', reason: 'FULL', source: 'c' }],
  })
})
