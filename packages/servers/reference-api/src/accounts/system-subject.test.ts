import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  changeSubjectStatus,
  createSubject,
  getSubject,
} from '@portal/contract/subjects/subject-endpoints.ts'
import { listTemplates } from '@portal/contract/templates/template-endpoints.ts'
import { newBackend, newSystem } from '../testing/sample-subjects.ts'
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let admin: TestCaller

beforeAll(async () => {
  server = await startTestServer({ systemSubjectId: 'main-system' })
  admin = await server.as('admin')
})
afterAll(() => server.stop())

const suspend = (subjectId: string) =>
  admin.call(changeSubjectStatus, {
    params: { subjectId },
    body: { status: 'SUSPENDED', changeReason: 'Because the test says so.' },
  })

test('the first SRC system gets the id from the settings and stays active', async () => {
  const { body } = await admin.call(createSubject, { body: newSystem('Main system') })
  expect(body.id).toBe('main-system')
  expect((await suspend('main-system')).error.reason).toBe('SYSTEM_SUBJECT_PROTECTED')
  expect((await suspend('system')).status).toBe(200)
})

test('no other subject gets that id', async () => {
  const body = { ...newBackend('Impostor'), subjectId: 'main-system' }
  expect((await admin.call(createSubject, { body })).status).toBe(422)
  expect((await admin.call(getSubject, { params: { subjectId: 'main-system' } })).body.type).toBe('SRC')
})

test('templates are inherited from that system only', async () => {
  const params = { subjectId: 'main-system' }
  expect((await admin.call(listTemplates, { params })).body.items).toEqual([])
})
