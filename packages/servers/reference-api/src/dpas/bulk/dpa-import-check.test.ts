import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { importDpas, importDpasOfSubject, onboardDpas } from '@portal/contract/dpas/dpa-bulk-endpoints.ts'
import { listDpas, listDpasOfSubject } from '@portal/contract/dpas/dpa-endpoints.ts'
import type { InputOf } from '@portal/contract/endpoint.ts'
import {
  changeTaskStatus,
  correctTaskRows,
  getImportPreview,
  listTaskErrors,
} from '@portal/contract/tasks/task-endpoints.ts'
import type { Correction } from '@portal/contract/tasks/task-row-schemas.ts'
import type { Task } from '@portal/contract/tasks/task-schemas.ts'
import { DPA_FILE_HEADER } from '../../testing/sample-dpas.ts'
import { startTestServer, type TestCaller, type TestServer } from '../../testing/test-server.ts'
import { artifactText, startTestWorker, taskAtRest } from '../../testing/test-worker.ts'
import { uploadFile } from '../../testing/upload-file.ts'

const changeReason = 'List of June, sent by the partner.'
const line = (id: string, name = `Shop ${id}`) =>
  `${id},${name} Ltd,${name},app.${id},MOBILE_APP,PL,5942|5411`
const fileOf = (...lines: string[]) => [DPA_FILE_HEADER, ...lines].join('\n')

let server: TestServer
let worker: Awaited<ReturnType<typeof startTestWorker>>
let onboarding: TestCaller
/** Two published SRCIs without DPAs. */
let srcis: { id: string; name: string }[]

beforeAll(async () => {
  server = await startTestServer()
  worker = await startTestWorker(server)
  onboarding = await server.as('onboarding')
  srcis = await server.db
    .selectFrom('subject')
    .select(['id', 'name'])
    .where('accountId', '=', 'c2p-demo')
    .where('type', '=', 'SRCI')
    .where('published', 'is not', null)
    .where('status', '=', 'ACTIVE')
    .orderBy('id')
    .limit(2)
    .execute()
})
afterAll(async () => {
  await worker.stop()
  await server.stop()
})
beforeEach(async () => {
  const ids = srcis.map(({ id }) => id)
  await server.db.deleteFrom('dpa').where('subjectId', 'in', ids).execute()
  await server.db
    .updateTable('task')
    .set({ status: 'CANCELLED' })
    .where('status', '=', 'AWAITING_CONFIRMATION')
    .execute()
})

const srci = (index: 0 | 1) => srcis[index] ?? { id: '', name: '' }

type ImportBody = InputOf<typeof importDpas>['body']

/** Checks a file for one SRCI, or for those that its rows name; without a reason yet. */
async function check(
  content: string,
  { subjectId, ...options }: Partial<ImportBody> & { subjectId?: string },
) {
  const uploadId = await uploadFile(onboarding, 'DPA_IMPORT', content)
  const body = { uploadId, format: 'csv' as const, mode: 'VALIDATE_FIRST' as const, ...options }
  const { body: started, text } = subjectId
    ? await onboarding.call(importDpasOfSubject, { params: { subjectId }, body })
    : await onboarding.call(importDpas, { body })
  if (!started.taskId) throw new Error(text)
  return taskAtRest(onboarding, started.taskId)
}

const checkFirst = (content: string, options: Partial<ImportBody> = {}) =>
  check(content, { ...options, subjectId: srci(0).id })

const confirm = (taskId: string, body: object = { changeReason }) =>
  onboarding.call(changeTaskStatus, { params: { taskId }, body: { status: 'RUNNING', ...body } })

async function confirmed(task: Task, body?: object): Promise<Task> {
  const { text, status } = await confirm(task.id, body)
  expect([status, status === 200 ? '' : text]).toEqual([200, ''])
  return taskAtRest(onboarding, task.id)
}

async function corrected({ id }: Task, corrections: Correction[]): Promise<Task> {
  const { status, text } = await onboarding.call(correctTaskRows, {
    params: { taskId: id },
    body: { corrections },
  })
  expect([status, status === 200 ? '' : text]).toEqual([200, ''])
  return taskAtRest(onboarding, id)
}

const previewOf = async ({ id: taskId }: Task) =>
  (await onboarding.call(getImportPreview, { params: { taskId } })).body

const idsOf = async ({ id: subjectId }: { id: string }) => {
  const { body } = await onboarding.call(listDpasOfSubject, {
    params: { subjectId },
    query: { pageSize: 100 },
  })
  return body.items.map(({ srciDpaId }) => srciDpaId).toSorted()
}

describe('a checked file', () => {
  test('of 5,000 rows names the 37 that are wrong, brings in the others, and the 37 once they are corrected', async () => {
    const isBad = (index: number) => index % 135 === 0 && index < 37 * 135
    const rows = Array.from({ length: 5000 }, (_, index) =>
      isBad(index) ? line(`m${index}`).replace('MOBILE_APP', 'MOBIL_APP') : line(`m${index}`),
    )
    const bad = rows.flatMap((_, index) => (isBad(index) ? [index + 1] : []))
    const task = await checkFirst(fileOf(...rows))
    expect([task.status, task.outcomes]).toEqual(['AWAITING_CONFIRMATION', { CREATED: 4963, FAILED: 37 }])
    const { body: errors } = await onboarding.call(listTaskErrors, {
      params: { taskId: task.id },
      query: { pageSize: 100 },
    })
    expect(errors.items.map(({ row }) => row)).toEqual(bad)
    expect(errors.items[0]).toMatchObject({
      field: '/dpaData/applicationType',
      column: 'applicationType',
      value: 'MOBIL_APP',
      suggestion: 'MOBILE_APP',
    })

    const done = await confirmed(task)
    expect([done.status, done.outcomes]).toEqual(['COMPLETED_WITH_ERRORS', { CREATED: 4963, FAILED: 37 }])
    const before = await revisions()
    const again = await checkFirst((await artifactText(done, '-errors.csv')).replaceAll('MOBIL_APP', 'OTHER'))
    expect(again.outcomes).toEqual({ CREATED: 37 })
    expect((await confirmed(again)).outcomes).toEqual({ CREATED: 37 })
    const after = await revisions()
    expect(after.size).toBe(5000)
    expect([...before].every(([id, revision]) => after.get(id) === revision)).toBe(true)
  })

  const revisions = async () => {
    const rows = await server.db
      .selectFrom('dpa')
      .select(['id', 'revision'])
      .where('subjectId', '=', srci(0).id)
      .execute()
    return new Map(rows.map(({ id, revision }) => [id, revision]))
  }

  test('names each problem of a row, so that all are corrected before the next check', async () => {
    const bad = line('two').replace('MOBILE_APP', 'MOBIL_APP').replace('5942|5411', '5942|54-11')
    const task = await checkFirst(fileOf(line('one'), bad))
    expect(task.outcomes).toEqual({ CREATED: 1, FAILED: 1 })
    const { body } = await onboarding.call(listTaskErrors, { params: { taskId: task.id } })
    expect(body.items.map(({ row, field, value, suggestion }) => [row, field, value, suggestion])).toEqual([
      [2, '/dpaData/applicationType', 'MOBIL_APP', 'MOBILE_APP'],
      [2, '/merchantCategoryCodes/1', '54-11', undefined],
    ])
    expect([body.page.totalItems, task.errors]).toEqual([2, body.items])
    expect(await artifactText(task, '-errors.csv')).toContain(
      body.items.map(({ message }) => message).join('; '),
    )
  })

  test('is checked again with corrected values, without a second upload', async () => {
    const bad = line('two').replace('MOBILE_APP', 'TOASTER').replace('5942|5411', '5942|54-11')
    const task = await checkFirst(fileOf(line('one'), bad, line('one', 'Again')))
    expect(task.outcomes).toEqual({ CREATED: 1, FAILED: 2 })
    const better = await corrected(task, [
      { row: 2, field: '/dpaData/applicationType', value: 'OTHER' },
      { row: 2, field: '/merchantCategoryCodes/1', value: '5411' },
      { row: 3, field: '/srciDpaId', value: 'three' },
    ])
    expect([better.status, better.outcomes, better.errors]).toEqual([
      'AWAITING_CONFIRMATION',
      { CREATED: 3 },
      [],
    ])
    expect((await confirmed(better)).status).toBe('COMPLETED')
    expect(await idsOf(srci(0))).toEqual(['one', 'three', 'two'])
    const { body } = await onboarding.call(listDpasOfSubject, {
      params: { subjectId: srci(0).id },
      query: { q: 'two' },
    })
    expect(body.items[0]).toMatchObject({ merchantCategoryCode: '5942' })
  })

  test('awaits confirmation for a week', async () => {
    const task = await checkFirst(fileOf(line('waiting')))
    const days = (Date.parse(task.confirmBy ?? '') - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(7)
  })

  test('without valid rows awaits corrections and cannot start', async () => {
    const task = await checkFirst(fileOf(line('one').replace('PL', 'Poland')))
    expect(task.status).toBe('AWAITING_CONFIRMATION')
    expect((await confirm(task.id)).error.message).toBe(
      'The file contains no changes. Correct the failed rows.',
    )
    const better = await corrected(task, [{ row: 1, field: '/merchantCountryCode', value: 'PL' }])
    expect((await confirmed(better)).outcomes).toEqual({ CREATED: 1 })
  })

  test('that must be valid as a whole cannot start while a row is invalid', async () => {
    const task = await checkFirst(fileOf(line('one'), line('b d')))
    const refused = await confirm(task.id, { changeReason, onError: 'ABORT' })
    expect(refused.error.message).toBe('One row is invalid. Correct or remove them.')
    expect(await idsOf(srci(0))).toEqual([])
    expect((await confirmed(task, { changeReason, onError: 'CONTINUE' })).status).toBe(
      'COMPLETED_WITH_ERRORS',
    )
  })

  test('starts only with a reason, which a task that applies immediately needs at creation', async () => {
    const task = await checkFirst(fileOf(line('one')))
    expect((await confirm(task.id, {})).error.reason).toBe('CHANGE_REASON_REQUIRED')
    const uploadId = await uploadFile(onboarding, 'DPA_IMPORT', fileOf(line('two')))
    const body = { uploadId, format: 'csv' as const }
    expect((await onboarding.call(importDpas, { body })).error.reason).toBe('CHANGE_REASON_REQUIRED')
  })

  test('shows what its first rows would change, field by field', async () => {
    await confirmed(await checkFirst(fileOf(line('one'))))
    const task = await checkFirst(fileOf(line('new'), line('one', 'Renamed')))
    const { differences } = await previewOf(task)
    expect(differences.map(({ key, result }) => [key, result])).toEqual([
      ['one', 'UPDATED'],
      ['new', 'CREATED'],
    ])
    expect(differences[0]?.changes).toContainEqual({
      path: '/dpaData/dpaPresentationName',
      op: 'REPLACE',
      before: 'Shop one',
      after: 'Renamed',
    })
  })

  test('shows all edits of the draft that publishing makes live', async () => {
    await confirmed(await checkFirst(fileOf(line('one')), { publish: true }))
    await confirmed(await checkFirst(fileOf(line('one', 'Edited here'))))
    const task = await checkFirst(fileOf(line('one', 'Edited here')), { publish: true })
    const { differences } = await previewOf(task)
    expect(differences).toMatchObject([{ key: 'one', result: 'PUBLISHED' }])
    expect(differences[0]?.changes).toContainEqual({
      path: '/dpaData/dpaPresentationName',
      op: 'REPLACE',
      before: 'Shop one',
      after: 'Edited here',
    })
  })

  test('uploaded once more is recognized by the task that has it', async () => {
    const content = fileOf(line('known'))
    const task = await checkFirst(content)
    const { earlierTask } = await announce(content)
    expect(earlierTask).toMatchObject({ id: task.id, number: task.number, subjectName: srci(0).name })
  })

  const announce = async (content: string) => {
    const uploads: { earlierTask?: object }[] = []
    const watched: TestCaller = {
      ...onboarding,
      call: async (endpoint, input) => {
        const answer = await onboarding.call(endpoint, input)
        uploads.push(answer.body as object)
        return answer
      },
    }
    await uploadFile(watched, 'DPA_IMPORT', content)
    return uploads[0] ?? {}
  }
})

test('accepts a corrected action of a merchant list', async () => {
  const content = [`action,${DPA_FILE_HEADER}`, `PAINT,${line('one')}`].join('\n')
  const uploadId = await uploadFile(onboarding, 'DPA_FILE_ONBOARDING', content)
  const { body } = await onboarding.call(onboardDpas, {
    params: { subjectId: srci(0).id },
    body: { uploadId, format: 'csv', mode: 'VALIDATE_FIRST' },
  })
  const task = await taskAtRest(onboarding, body.taskId)
  expect(task.errors).toMatchObject([{ field: '/action', value: 'PAINT' }])
  const better = await corrected(task, [{ row: 1, field: '/action', value: 'ADD' }])
  expect(better.outcomes).toEqual({ CREATED: 1 })
})

test('deletes DPAs of a merchant list only if the person who corrected it may delete them, too', async () => {
  await confirmed(await checkFirst(fileOf(line('one'))))
  const content = [`action,${DPA_FILE_HEADER}`, `UPDATE,${line('one', 'Renamed')}`, `ADD,${line('two')}`]
  const uploadId = await uploadFile(onboarding, 'DPA_FILE_ONBOARDING', content.join('\n'))
  const { body } = await onboarding.call(onboardDpas, {
    params: { subjectId: srci(0).id },
    body: { uploadId, format: 'csv', mode: 'VALIDATE_FIRST' },
  })
  const { id: taskId } = await taskAtRest(onboarding, body.taskId)
  const role = server.db.updateTable('role').where('name', '=', 'RISK_MANAGER')
  await role
    .set({ resources: ['task.get', 'task.statusUpdate', 'dpa.fileOnboarding'], subjectTypes: ['SRCI'] })
    .execute()
  const risk = await server.as('risk')
  const corrections = [{ row: 1, field: '/action', value: 'DELETE' }]
  await risk.call(correctTaskRows, { params: { taskId }, body: { corrections } })
  await taskAtRest(risk, taskId)
  await risk.call(changeTaskStatus, { params: { taskId }, body: { status: 'RUNNING', changeReason } })
  const done = await taskAtRest(onboarding, taskId)
  expect([done.outcomes, done.errors]).toMatchObject([
    { CREATED: 1, FAILED: 1 },
    [{ row: 1, reason: 'PERMISSION_DENIED' }],
  ])
  expect(await idsOf(srci(0))).toEqual(['one', 'two'])
})

describe('a file of several SRCIs', () => {
  const fileFor = (...rows: [subjectId: string, line: string][]) =>
    [`subjectId,${DPA_FILE_HEADER}`, ...rows.map((row) => row.join(','))].join('\n')

  test('assigns each row to its SRCI, and rejects rows that name another subject', async () => {
    const issuer = await server.db
      .selectFrom('subject')
      .select(['id', 'name'])
      .where('type', '=', 'SRCPI')
      .executeTakeFirstOrThrow()
    const task = await check(
      fileFor(
        [srci(0).id, line('same')],
        [srci(1).id, line('same')],
        [srci(1).id, line('other')],
        [issuer.id, line('three')],
        ['nobody', line('four')],
        ['', line('five')],
        [srci(0).id, line('same', 'Again')],
      ),
      {},
    )
    expect(task.errors.map(({ row, field, message }) => [row, field, message])).toEqual([
      [4, '/subjectId', `${issuer.name} is of the type Participating issuer and has no DPAs.`],
      [5, '/subjectId', 'Subject "nobody" does not exist.'],
      [6, '/subjectId', 'Subject ID: This field is required'],
      [7, '/srciDpaId', 'An earlier row has the same ID.'],
    ])
    const { subjects } = await previewOf(task)
    expect(subjects.find(({ subjectId }) => subjectId === srci(1).id)).toEqual({
      subjectId: srci(1).id,
      subjectName: srci(1).name,
      outcomes: { CREATED: 2 },
    })
    await confirmed(task)
    expect([await idsOf(srci(0)), await idsOf(srci(1))]).toEqual([['same'], ['other', 'same']])
  })

  test('rejects rows of subjects that the importing person cannot access', async () => {
    const task = await check(fileFor([srci(0).id, line('one')]), {})
    const [role] = await server.db
      .selectFrom('role')
      .select(['id', 'subjectTypes'])
      .where('accountId', '=', 'c2p-demo')
      .where('name', '=', 'ONBOARDING_OPERATOR')
      .execute()
    const setTypes = (subjectTypes: NonNullable<typeof role>['subjectTypes']) =>
      server.db
        .updateTable('role')
        .set({ subjectTypes })
        .where('id', '=', role?.id ?? '')
        .execute()
    // Between the check and the confirmation, somebody else confirms.
    await setTypes(['DCF'])
    const admin = await server.as('admin')
    await admin.call(changeTaskStatus, {
      params: { taskId: task.id },
      body: { status: 'RUNNING', changeReason },
    })
    const done = await taskAtRest(admin, task.id)
    await setTypes(role?.subjectTypes ?? [])
    expect(done.errors.map(({ message }) => message)).toEqual([
      `You have no access to the subject "${srci(0).id}".`,
    ])
    expect(await idsOf(srci(0))).toEqual([])
  })

  test('must name the subject of its rows', async () => {
    const task = await check(fileOf(line('one')), {})
    expect(task.failure?.message).toBe('The first row lacks the required column "subjectId".')
  })

  test('accepts a corrected subject of a row', async () => {
    const task = await check(fileFor(['nobody', line('four')]), {})
    const better = await corrected(task, [{ row: 1, field: '/subjectId', value: srci(1).id }])
    expect(better.outcomes).toEqual({ CREATED: 1 })
  })
})

test('rejects corrections to a task that is not waiting, or without the permission', async () => {
  const task = await checkFirst(fileOf(line('one')))
  const input = {
    params: { taskId: task.id },
    body: { corrections: [{ row: 1, field: '/notes', value: 'x' }] },
  }
  const viewer = await server.as('viewer')
  expect((await viewer.call(correctTaskRows, input)).error.reason).toBe('PERMISSION_DENIED')
  await confirmed(task)
  expect((await onboarding.call(correctTaskRows, input)).error.reason).toBe('INVALID_STATE')
  expect((await onboarding.call(listDpas, { query: { q: 'one' } })).status).toBe(200)
})

test('the worker met no unexpected failure', () => {
  expect(worker.failures).toEqual([])
})
