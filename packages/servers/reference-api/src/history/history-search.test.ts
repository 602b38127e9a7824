import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { InputOf } from '@portal/contract/endpoint.ts'
import { listAuditEvents } from '@portal/contract/history/audit-event-endpoints.ts'
import {
  createSubject,
  listSecrets,
  listSubjectHistory,
  updateSubjectData,
} from '@portal/contract/subjects/subject-endpoints.ts'
import { newBackend } from '../testing/sample-subjects.ts'
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let admin: TestCaller
let params: { subjectId: string }

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.as('admin')
  const { body } = await admin.call(createSubject, { body: newBackend('Searched') })
  params = { subjectId: body.id }
  await admin.call(updateSubjectData, {
    params: { ...params, dataKey: 'businessData' },
    body: {
      ...newBackend('Searched').businessData,
      timeoutMs: 4321,
      changeReason: 'The backend is slower now, says Łukasz',
    },
  })
})
afterAll(() => server.stop())

/** Actions of the found entries, newest first. */
async function found(query: NonNullable<InputOf<typeof listSubjectHistory>['query']>) {
  const { body } = await admin.call(listSubjectHistory, { params, query })
  return body.items.map(({ action }) => action)
}

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)

test.each([
  ['words of its reason', 'SLOWER NOW'],
  ['a name without its accents', 'lukasz'],
  ['the name of a changed field', 'timeout ms'],
])('finds an entry by %s', async (_, q) => {
  expect(await found({ q })).toEqual(['SUBJECT_DATA_UPDATED'])
})

test('finds entries by the person who made them', async () => {
  expect(await found({ q: 'admin@program' })).toEqual(['SUBJECT_DATA_UPDATED', 'SUBJECT_CREATED'])
  expect(await found({ q: 'viewer@program' })).toEqual([])
})

test('takes pattern characters literally', async () => {
  expect(await found({ q: 'sl%r' })).toEqual([])
})

test('finds entries by period', async () => {
  expect(await found({ from: day(-1), to: day(1) })).toHaveLength(2)
  expect(await found({ from: day(1) })).toEqual([])
})

test('finds nothing for invalid ids', async () => {
  expect(await found({ id: ['none'] })).toEqual([])
})

test('leaves out views when only changes are requested', async () => {
  await admin.call(listSecrets, { params })
  expect(await found({ pageSize: 1 })).toEqual(['SECRET_LIST_READ'])
  expect(await found({ only: 'changes' })).toEqual(['SUBJECT_DATA_UPDATED', 'SUBJECT_CREATED'])
  const query = { entityId: params.subjectId, changedBy: 'admin@program.example', only: 'changes' } as const
  const { body } = await admin.call(listAuditEvents, { query })
  expect(body.items.map(({ action }) => action)).toEqual(['SUBJECT_DATA_UPDATED', 'SUBJECT_CREATED'])
})
