import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createDpa, deleteDpa, updateDpa } from '@portal/contract/dpas/dpa-endpoints.ts'
import { createSubject, listSubjects } from '@portal/contract/subjects/subject-endpoints.ts'
import { changeTaskStatus } from '@portal/contract/tasks/task-endpoints.ts'
import { createTemplate, updateTemplate } from '@portal/contract/templates/template-endpoints.ts'
import { sql } from 'kysely'
import { exportDraft, promoteHere } from '../../testing/promote-here.ts'
import { sampleDpa } from '../../testing/sample-dpas.ts'
import { newBackend, newInitiator } from '../../testing/sample-subjects.ts'
import { startTestServer, type TestCaller, type TestServer } from '../../testing/test-server.ts'
import { startTestWorker, taskAtRest } from '../../testing/test-worker.ts'
import { untilBlocked } from '../../testing/until-blocked.ts'

const changeReason = 'Corrected for the partner.'
const SINCE = 'was changed since the comparison with the package. Compare again.'

let server: TestServer
let worker: Awaited<ReturnType<typeof startTestWorker>>
let admin: TestCaller

beforeAll(async () => {
  server = await startTestServer()
  worker = await startTestWorker(server)
  admin = await server.as('admin')
})
afterAll(async () => {
  await worker.stop()
  await server.stop()
})

async function compare(exportTaskId: string): Promise<string> {
  const { body } = await promoteHere(admin, exportTaskId)
  const { id, status } = await taskAtRest(admin, body.taskId)
  expect(status).toBe('AWAITING_CONFIRMATION')
  return id
}
const confirm = (taskId: string) =>
  admin.call(changeTaskStatus, { params: { taskId }, body: { status: 'RUNNING' } })

describe('a promotion that would overwrite', () => {
  const key = { channel: 'SMS', type: 'WELCOME', lang: 'pl' } as const
  const say = (subjectId: string, bodyText: string) =>
    admin.call(updateTemplate, { params: { subjectId, ...key }, body: { ...key, bodyText, changeReason } })

  async function issuerWithMessage(bodyText: string): Promise<string> {
    const { body } = await admin.call(listSubjects, { query: { q: 'Harbour & Vale' } })
    const subjectId = body.items[0]?.id ?? ''
    await server.db.deleteFrom('template').where('subjectId', '=', subjectId).execute()
    await admin.call(createTemplate, { params: { subjectId }, body: { ...key, bodyText } })
    return subjectId
  }

  async function initiatorWithDpa(srciDpaId: string) {
    const { body } = await admin.call(createSubject, { body: newInitiator('Shops') })
    const params = { subjectId: body.id }
    const { body: dpa } = await admin.call(createDpa, { params, body: sampleDpa({ srciDpaId }) })
    return { ...params, dpaId: dpa.id }
  }
  const recategorize = (params: { subjectId: string; dpaId: string }, code: string) => {
    const body = sampleDpa({ srciDpaId: 'books', merchantCategoryCodes: [code] })
    return admin.call(updateDpa, { params, body: { ...body, changeReason } })
  }

  test('a message changed since the comparison does not start', async () => {
    const issuer = await issuerWithMessage('Witamy!')
    const exportTaskId = await exportDraft(admin, issuer, ['TEMPLATES'])
    await say(issuer, 'Dzien dobry!')
    const taskId = await compare(exportTaskId)
    await say(issuer, 'Dzien dobry, witamy!')
    const { error } = await confirm(taskId)
    expect([error.reason, error.message]).toEqual([
      'INVALID_STATE',
      `The template "Welcome, SMS, Polish" ${SINCE}`,
    ])
  })

  test('a DPA changed since the comparison does not start', async () => {
    const dpa = await initiatorWithDpa('books')
    const exportTaskId = await exportDraft(admin, dpa.subjectId, ['DPAS'])
    await recategorize(dpa, '5411')
    const taskId = await compare(exportTaskId)
    await recategorize(dpa, '5812')
    expect((await confirm(taskId)).error.message).toBe(`The DPA books ${SINCE}`)
  })

  test('a DPA created since the comparison does not start', async () => {
    const { subjectId, dpaId } = await initiatorWithDpa('books')
    const exportTaskId = await exportDraft(admin, subjectId, ['DPAS'])
    await admin.call(deleteDpa, { params: { subjectId, dpaId } }, { changeReason })
    const taskId = await compare(exportTaskId)
    const body = sampleDpa({ srciDpaId: 'books', notes: 'Created here.' })
    await admin.call(createDpa, { params: { subjectId }, body })
    expect((await confirm(taskId)).error.message).toBe(`The DPA books ${SINCE}`)
  })

  test('records that are still as compared starts', async () => {
    const dpa = await initiatorWithDpa('books')
    const exportTaskId = await exportDraft(admin, dpa.subjectId, ['DPAS'])
    await recategorize(dpa, '5411')
    const taskId = await compare(exportTaskId)
    expect((await confirm(taskId)).status).toBe(200)
    expect((await taskAtRest(admin, taskId)).outcomes).toEqual({ UNCHANGED: 1, UPDATED: 1 })
  })

  test('a subject saved while it waited for a worker fails', async () => {
    const { body: backend } = await admin.call(createSubject, { body: newBackend('Exported') })
    const rename = (displayName: string) =>
      server.db
        .updateTable('subject')
        .set(({ eb, ref }) => ({
          draft: sql`jsonb_set(draft, '{businessData,displayName}', ${JSON.stringify(displayName)}::jsonb)`,
          revision: eb(ref('revision'), '+', 1),
        }))
        .where('id', '=', backend.id)
        .returning('draft')
        .executeTakeFirstOrThrow()
    const exportTaskId = await exportDraft(admin, backend.id, [])
    await rename('Compared')
    const taskId = await compare(exportTaskId)
    await worker.stop()
    await confirm(taskId)
    const saved = await rename('Saved meanwhile')
    worker = await startTestWorker(server)
    const { status, failure } = await taskAtRest(admin, taskId)
    expect([status, failure]).toEqual(['FAILED', { reason: 'INVALID_STATE', message: `Exported ${SINCE}` }])
    const kept = server.db.selectFrom('subject').select('draft').where('id', '=', backend.id)
    expect(await kept.executeTakeFirst()).toEqual(saved)
  })

  test('a message that somebody is saving waits, and becomes the next revision', async () => {
    const issuer = await issuerWithMessage('Witamy!')
    const exportTaskId = await exportDraft(admin, issuer, ['TEMPLATES'])
    const { body: saved } = await say(issuer, 'Dzien dobry!')
    const taskId = await server.db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('template')
        .set({ bodyText: 'Dzien dobry, witamy!', revision: saved.revision + 1 })
        .where('subjectId', '=', issuer)
        .execute()
      const { body } = await promoteHere(admin, exportTaskId, { mode: 'APPLY' })
      await untilBlocked(server.db)
      return body.taskId
    })
    await taskAtRest(admin, taskId)
    const template = server.db.selectFrom('template').select(['bodyText', 'revision'])
    expect(await template.where('subjectId', '=', issuer).execute()).toEqual([
      { bodyText: 'Witamy!', revision: saved.revision + 2 },
    ])
  })
})

test('a promotion cannot disable the template that all languages fall back on', async () => {
  const fallback = {
    accountId: 'c2p-demo',
    subjectId: 'system',
    channel: 'SMS',
    type: 'OTP',
    lang: 'en',
  } as const
  const enable = (enabled: boolean) =>
    server.db
      .updateTable('template')
      .set({ enabled })
      .where(({ and }) => and(fallback))
      .execute()
  await enable(false)
  const exportTaskId = await exportDraft(admin, 'system', ['TEMPLATES'])
  await enable(true)
  const { body } = await promoteHere(admin, exportTaskId, { mode: 'APPLY' })
  const { errors } = await taskAtRest(admin, body.taskId)
  expect(errors.map(({ action, reason }) => [action, reason])).toEqual([['TEMPLATE', 'TEMPLATE_REQUIRED']])
})

test('the worker met no unexpected failure', () => {
  expect(worker.failures).toEqual([])
})
