import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { createDpa } from '@portal/contract/dpas/dpa-endpoints.ts'
import type { ErrorResponse } from '@portal/contract/error-response.ts'
import { listSubjects } from '@portal/contract/subjects/subject-endpoints.ts'
import { changePromotion } from '@portal/contract/subjects/subject-package-endpoints.ts'
import { changeTaskStatus } from '@portal/contract/tasks/task-endpoints.ts'
import { createTemplate } from '@portal/contract/templates/template-endpoints.ts'
import { exportDraft, promoteHere } from '../../testing/promote-here.ts'
import { emptyInitiator } from '../../testing/published-initiator.ts'
import { sampleDpa } from '../../testing/sample-dpas.ts'
import { startTestServer, type TestCaller, type TestServer } from '../../testing/test-server.ts'
import { startTestWorker, taskAtRest } from '../../testing/test-worker.ts'

let server: TestServer
let worker: Awaited<ReturnType<typeof startTestWorker>>
let admin: TestCaller
let onboarding: TestCaller

beforeAll(async () => {
  server = await startTestServer()
  worker = await startTestWorker(server)
  admin = await server.as('admin')
  onboarding = await server.as('onboarding')
})
afterAll(async () => {
  await worker.stop()
  await server.stop()
})

describe('a promotion by an operator who cannot write templates', () => {
  const key = { channel: 'SMS', type: 'WELCOME', lang: 'pl' } as const
  let bank: string
  let exportTaskId: string

  beforeAll(async () => {
    const { body } = await admin.call(listSubjects, { query: { q: 'Harbour & Vale' } })
    bank = body.items[0]?.id ?? ''
    const welcome = { ...key, bodyText: 'Witamy! https://bank.example' }
    await admin.call(createTemplate, { params: { subjectId: bank }, body: welcome })
    exportTaskId = await exportDraft(onboarding, bank, ['TEMPLATES'])
  })

  const templates = () =>
    server.db
      .selectFrom('template')
      .select(['channel', 'type', 'lang', 'bodyText', 'revision'])
      .where('accountId', '=', 'c2p-demo')
      .where('subjectId', '=', bank)
      .orderBy('bodyText')
      .execute()
  const promote = async (choices = {}) => {
    const { body } = await promoteHere(onboarding, exportTaskId, { mode: 'APPLY', ...choices })
    return taskAtRest(onboarding, body.taskId)
  }

  test('passes unchanged templates', async () => {
    const { errors, outcomes } = await promote()
    expect([errors, Object.keys(outcomes)]).toEqual([[], ['UNCHANGED']])
  })

  test('cannot change the address in a live message', async () => {
    const before = await templates()
    const addresses = [{ from: 'https://bank.example', to: 'https://other.example' }]
    expect((await promote({ addresses })).errors).toMatchObject([
      {
        action: 'TEMPLATE',
        reason: 'PERMISSION_DENIED',
        message: 'Changing a template also requires template.update.',
      },
    ])
    expect(await templates()).toEqual(before)
  })

  test('cannot add a message', async () => {
    await server.db
      .deleteFrom('template')
      .where('subjectId', '=', bank)
      .where('bodyText', '=', 'Witamy! https://bank.example')
      .execute()
    const before = await templates()
    expect((await promote()).errors).toMatchObject([
      {
        action: 'TEMPLATE',
        reason: 'PERMISSION_DENIED',
        message: 'A new template also requires template.create.',
      },
    ])
    expect(await templates()).toEqual(before)
  })
})

describe('a promotion by an operator who cannot publish DPAs', () => {
  let risk: TestCaller
  let exportTaskId: string

  beforeEach(async () => {
    const subjectId = await emptyInitiator(server.db)
    await admin.call(createDpa, { params: { subjectId }, body: sampleDpa({ srciDpaId: 'books' }) })
    exportTaskId = await exportDraft(admin, subjectId, ['DPAS'])
    const resources = ['subject.create', 'subject.export', 'subject.publish', 'task.get', 'task.statusUpdate']
    const role = server.db.updateTable('role').where('name', '=', 'RISK_MANAGER')
    await role.set({ resources, subjectTypes: ['SRCI'] }).execute()
    risk = await server.as('risk')
  })

  const missingIn = ({ error }: { readonly error: ErrorResponse }) =>
    error.errorDetail?.map(({ source }) => source)

  test('cannot publish its DPAs', async () => {
    const refused = await promoteHere(risk, exportTaskId, { mode: 'APPLY', publish: true })
    expect([refused.status, missingIn(refused)]).toEqual([403, ['dpa.publish']])
  })

  test('can publish the subject without them', async () => {
    const choices = { mode: 'VALIDATE_ONLY' as const, publish: true, include: [] }
    const { status, body } = await promoteHere(risk, exportTaskId, choices)
    expect(status).toBe(202)
    await taskAtRest(risk, body.taskId)
  })

  test('cannot publish its DPAs by a later choice', async () => {
    const { body } = await promoteHere(risk, exportTaskId)
    await taskAtRest(risk, body.taskId)
    const choices = { onConflict: 'UPDATE_DRAFT' as const, publish: true }
    const refused = await risk.call(changePromotion, { params: { taskId: body.taskId }, body: choices })
    expect(missingIn(refused)).toEqual(['dpa.publish'])
  })

  test('cannot be confirmed when it publishes DPAs', async () => {
    const { body } = await promoteHere(admin, exportTaskId, { publish: true })
    expect((await taskAtRest(admin, body.taskId)).status).toBe('AWAITING_CONFIRMATION')
    const confirmation = { params: { taskId: body.taskId }, body: { status: 'RUNNING' as const } }
    expect(missingIn(await risk.call(changeTaskStatus, confirmation))).toEqual(['dpa.publish'])
  })
})

test('the worker met no unexpected failure', () => {
  expect(worker.failures).toEqual([])
})
