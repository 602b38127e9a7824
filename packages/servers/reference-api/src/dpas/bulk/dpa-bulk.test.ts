import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { BULK_CONTENT_TYPES, DPA_FILE_KIND } from '@portal/contract/dpas/dpa-bulk.ts'
import {
  changeDpas,
  changeDpasOfSubject,
  exportDpasOfSubject,
  importDpasOfSubject,
  onboardDpas,
} from '@portal/contract/dpas/dpa-bulk-endpoints.ts'
import { createDpa, getDpa, listDpaHistory, listDpasOfSubject } from '@portal/contract/dpas/dpa-endpoints.ts'
import type { InputOf } from '@portal/contract/endpoint.ts'
import { entityTag } from '@portal/contract/headers.ts'
import { changeTaskStatus } from '@portal/contract/tasks/task-endpoints.ts'
import { SCHEMA_VERSION } from '../../bulk/json-header.ts'
import { emptyInitiator } from '../../testing/published-initiator.ts'
import { DPA_FILE_HEADER, sampleDpa } from '../../testing/sample-dpas.ts'
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
let params: { subjectId: string }

beforeAll(async () => {
  server = await startTestServer()
  worker = await startTestWorker(server)
  onboarding = await server.as('onboarding')
})
afterAll(async () => {
  await worker.stop()
  await server.stop()
})

beforeEach(async () => {
  params = { subjectId: await emptyInitiator(server.db) }
})

type ImportBody = InputOf<typeof importDpasOfSubject>['body']

async function importFile(content: string | Buffer, options: Partial<ImportBody> = {}) {
  const { format = 'csv' } = options
  const uploadId = await uploadFile(onboarding, 'DPA_IMPORT', content, BULK_CONTENT_TYPES[format])
  const body = { uploadId, changeReason, ...options, format }
  const started = await onboarding.call(importDpasOfSubject, { params, body })
  expect([started.status, started.text]).toEqual([202, expect.any(String)])
  return taskAtRest(onboarding, started.body.taskId)
}

const dpaNamed = async (srciDpaId: string) => {
  const { body } = await onboarding.call(listDpasOfSubject, { params, query: { q: srciDpaId } })
  const found = body.items.find((dpa) => dpa.srciDpaId === srciDpaId)
  if (!found) throw new Error(`There is no ${srciDpaId}.`)
  return found
}

const ids = async () => {
  const { body } = await onboarding.call(listDpasOfSubject, { params, query: { pageSize: 100 } })
  return body.items.map(({ srciDpaId }) => srciDpaId).toSorted()
}

describe('an import', () => {
  test('creates and updates, and reports each row', async () => {
    await importFile(fileOf(line('one'), line('two')))
    const task = await importFile(fileOf(line('one'), line('two', 'New name'), line('three')))
    expect(task).toMatchObject({
      status: 'COMPLETED',
      progress: { total: 3, processed: 3, succeeded: 2, skipped: 1, failed: 0, percent: 100 },
    })
    const report = await artifactText(task, '-result.csv')
    expect(report.split('\n').map((row) => row.split(',')[4])).toEqual([
      'result',
      'UNCHANGED',
      'UPDATED',
      'CREATED',
      undefined,
    ])
    expect(await ids()).toEqual(['one', 'three', 'two'])
  })

  test('leaves a history entry that names the task and its reason', async () => {
    const task = await importFile(fileOf(line('one')))
    const { body: list } = await onboarding.call(listDpasOfSubject, { params })
    const dpaId = list.items[0]?.id ?? ''
    const { body } = await onboarding.call(listDpaHistory, { params: { ...params, dpaId } })
    expect(body.items).toMatchObject([
      { action: 'DPA_CREATED', source: 'TASK', taskId: task.id, changeReason },
    ])
  })

  test('reports each failed row, applies the others, and returns the failed ones to be corrected', async () => {
    const bad = line('two').replace('MOBILE_APP', 'TOASTER')
    const task = await importFile(fileOf(line('one'), bad, line('one', 'Again'), line('three')))
    expect([task.status, task.errors.map(({ row, field, reason }) => [row, field, reason])]).toEqual([
      'COMPLETED_WITH_ERRORS',
      [
        [2, '/dpaData/applicationType', 'INVALID_VALUE'],
        [3, '/srciDpaId', 'NOT_UNIQUE'],
      ],
    ])
    expect(task.errors[0]?.value).toBe('TOASTER')
    const errors = await artifactText(task, '-errors.csv')
    const corrected = errors.replace('TOASTER', 'OTHER').replace(/^one,.*\n/m, '')
    expect((await importFile(corrected)).status).toBe('COMPLETED')
    expect(await ids()).toEqual(['one', 'three', 'two'])
  })

  test('changes only the values in a row, and removes those it clears', async () => {
    const { body: dpa } = await onboarding.call(createDpa, {
      params,
      body: sampleDpa({ srciDpaId: 'books', notes: 'x', subMerchantId: 'm1' }),
    })
    await importFile('srciDpaId,dpaPresentationName,notes,subMerchantId\nbooks,Books & more,\\N,')
    const { body } = await onboarding.call(getDpa, { params: { ...params, dpaId: dpa.id } })
    expect([body.dpaData.dpaPresentationName, body.notes, body.subMerchantId]).toEqual([
      'Books & more',
      undefined,
      'm1',
    ])
  })

  test('checked first writes nothing until it is confirmed', async () => {
    const task = await importFile(fileOf(line('one'), line('')), { mode: 'VALIDATE_FIRST' })
    expect(task).toMatchObject({ status: 'AWAITING_CONFIRMATION', progress: { succeeded: 2 } })
    expect(await ids()).toEqual([])
    const { body } = await onboarding.call(changeTaskStatus, {
      params: { taskId: task.id },
      body: { status: 'RUNNING' },
    })
    expect((await taskAtRest(onboarding, body.id)).status).toBe('COMPLETED')
    expect(await ids()).toHaveLength(2)
  })

  test('for checking only never writes', async () => {
    const task = await importFile(fileOf(line('one')), { mode: 'VALIDATE_ONLY' })
    expect([task.status, await ids()]).toEqual(['COMPLETED', []])
  })

  test('set to stop at an error keeps nothing of that chunk', async () => {
    const task = await importFile(fileOf(line('one'), line('b d')), { onError: 'ABORT' })
    expect([task.status, task.failure?.reason, await ids()]).toEqual(['FAILED', 'VALIDATION_FAILED', []])
  })

  test.each([
    ['CREATE_ONLY', ['UPDATED'], 'Shop one'],
    ['UPDATE_ONLY', ['CREATED'], 'Changed'],
  ] as const)('with %s leaves the other rows unaffected', async (strategy, never, name) => {
    await importFile(fileOf(line('one')))
    const task = await importFile(fileOf(line('one', 'Changed'), line('two')), { strategy })
    expect(task.progress).toMatchObject({ succeeded: 1, skipped: 1 })
    expect(await artifactText(task, '-result.csv')).not.toContain(never[0])
    const { body } = await onboarding.call(listDpasOfSubject, { params, query: { q: 'one' } })
    expect(body.items[0]?.dpaPresentationName).toBe(name)
  })

  test('can publish what it imports', async () => {
    await importFile(fileOf(line('one')), { publish: true })
    const { body } = await onboarding.call(listDpasOfSubject, { params })
    expect(body.items).toMatchObject([{ publicationStatus: 'PUBLISHED', hasUnpublishedChanges: false }])
  })

  test('with several rows for one DPA keeps the changes of all', async () => {
    await importFile(fileOf(line('one')))
    const { id } = await dpaNamed('one')
    const content = [
      { schemaVersion: SCHEMA_VERSION, kind: DPA_FILE_KIND },
      { id, notes: 'Opens in May.' },
      { id, merchantCountryCode: 'DE' },
    ]
    const task = await importFile(content.map((row) => JSON.stringify(row)).join('\n'), {
      format: 'ndjson',
      matchBy: 'id',
    })
    expect([task.errors, task.outcomes]).toEqual([[], { UPDATED: 2 }])
    const { body } = await onboarding.call(getDpa, { params: { ...params, dpaId: id } })
    expect(body).toMatchObject({ notes: 'Opens in May.', merchantCountryCode: 'DE' })
  })

  test('of an SRCI rejects a second one while in progress', async () => {
    const waiting = await importFile(fileOf(line('one')), { mode: 'VALIDATE_FIRST' })
    const uploadId = await uploadFile(onboarding, 'DPA_IMPORT', fileOf(line('two')))
    const { error } = await onboarding.call(importDpasOfSubject, {
      params,
      body: { uploadId, format: 'csv', changeReason },
    })
    expect([error.reason, error.message]).toEqual([
      'TASK_CONFLICT',
      `${waiting.number} of this subject awaits confirmation. Confirm or cancel it first.`,
    ])
    const body = { status: 'CANCELLED' as const, changeReason }
    const cancelled = await onboarding.call(changeTaskStatus, { params: { taskId: waiting.id }, body })
    expect(cancelled.body.status).toBe('CANCELLED')
  })

  test('that ended before it was canceled says so, and blames nobody', async () => {
    const task = await importFile(fileOf(line('one')))
    const { error } = await onboarding.call(
      changeTaskStatus,
      { params: { taskId: task.id }, body: { status: 'CANCELLED', changeReason } },
      { headers: { 'if-match': entityTag(task.revision - 1) } },
    )
    expect([error.reason, error.message]).toEqual([
      'INVALID_STATE',
      'A task that is completed cannot be canceled.',
    ])
  })

  test('that failed for some rows is repeated for these alone', async () => {
    const task = await importFile(fileOf(line('one'), line('b d')))
    const { body } = await onboarding.call(changeTaskStatus, {
      params: { taskId: task.id },
      body: { status: 'QUEUED' },
    })
    expect(body).toMatchObject({ parent: { id: task.id }, status: 'QUEUED' })
    const again = await taskAtRest(onboarding, body.id)
    const rows = new Set(again.errors.map(({ row }) => row))
    expect([again.status, again.progress.total, [...rows]]).toEqual(['COMPLETED_WITH_ERRORS', 1, [2]])
  })

  test('repeated for the failed rows leaves the later of two equal rows failed', async () => {
    const task = await importFile(fileOf(line('one', 'First'), line('one', 'Second')))
    const input = { params: { taskId: task.id }, body: { status: 'QUEUED' as const } }
    const again = await taskAtRest(onboarding, (await onboarding.call(changeTaskStatus, input)).body.id)
    expect(again.errors.map(({ row, reason }) => [row, reason])).toEqual([[2, 'NOT_UNIQUE']])
    const { body } = await onboarding.call(listDpasOfSubject, { params })
    expect(body.items.map(({ dpaPresentationName }) => dpaPresentationName)).toEqual(['First'])
  })

  test('of a file without rows ends with a sentence', async () => {
    expect((await importFile(DPA_FILE_HEADER)).failure?.message).toBe('The file has a header and no rows.')
  })

  test('of an invalid file ends with a sentence', async () => {
    const task = await importFile(Buffer.from('504b030414000600', 'hex'))
    expect([task.status, task.failure?.message]).toEqual([
      'FAILED',
      'The file is a ZIP archive or a spreadsheet. Save it as a text file first.',
    ])
  })

  test('accepts an upload once', async () => {
    const uploadId = await uploadFile(onboarding, 'DPA_IMPORT', fileOf(line('one')))
    const call = () =>
      onboarding.call(importDpasOfSubject, { params, body: { uploadId, format: 'csv', changeReason } })
    await taskAtRest(onboarding, (await call()).body.taskId)
    expect((await call()).error.reason).toBe('UPLOAD_NOT_FOUND')
  })
})

describe('an export', () => {
  const exportAs = async (format: 'csv' | 'json' | 'ndjson', options = {}) => {
    const { body } = await onboarding.call(exportDpasOfSubject, { params, body: { format, ...options } })
    const task = await taskAtRest(onboarding, body.taskId)
    expect(task.status).toBe('COMPLETED')
    return artifactText(task, `-dpas.${format}`)
  }

  test.each(['csv', 'json', 'ndjson'] as const)(
    'as %s can be imported again and changes nothing',
    async (format) => {
      const full = sampleDpa({
        srciDpaId: 'books',
        notes: '=HYPERLINK("https://evil.example")',
        acquirerData: [{ acquirerIca: '123', acquirerMerchantId: 'm:1' }],
        options: {
          orderType: null,
          dpaLocale: 'pl_PL',
          consumerNameRequested: true,
          dynamicDataTtlMinutes: 15,
        },
        supportedCardBrands: ['VISA', 'MASTERCARD'],
      })
      await onboarding.call(createDpa, { params, body: full })
      const content = await exportAs(format)
      const contentType = { csv: 'text/csv', json: 'application/json', ndjson: 'application/x-ndjson' }[
        format
      ]
      const uploadId = await uploadFile(onboarding, 'DPA_IMPORT', content, contentType)
      const { body } = await onboarding.call(importDpasOfSubject, {
        params,
        body: { uploadId, format, changeReason },
      })
      const task = await taskAtRest(onboarding, body.taskId)
      expect([task.status, task.errors, task.progress.skipped]).toEqual(['COMPLETED', [], 1])
    },
  )

  test('writes no cell that a spreadsheet would run', async () => {
    await onboarding.call(createDpa, { params, body: sampleDpa({ notes: '=1+1' }) })
    expect(await exportAs('csv', { columns: ['notes'] })).toBe("notes\n'=1+1\n")
  })

  test('contains exactly the DPAs that match the filter', async () => {
    await importFile(fileOf(line('one'), line('two')))
    expect(await exportAs('csv', { filter: { q: 'Shop two' }, columns: ['srciDpaId'] })).toBe(
      'srciDpaId\ntwo\n',
    )
  })
})

describe('file onboarding', () => {
  test('applies the action of each row', async () => {
    await importFile(fileOf(line('old'), line('gone')))
    const rows = [
      `action,${DPA_FILE_HEADER}`,
      `ADD,${line('new')}`,
      `UPDATE,${line('old', 'Newer')}`,
      'DELETE,gone,,,,,,',
      `ADD,${line('old')}`,
      'PAINT,old,,,,,,',
      'DELETE,nobody,,,,,,',
    ]
    const uploadId = await uploadFile(onboarding, 'DPA_FILE_ONBOARDING', rows.join('\n'))
    const { body } = await onboarding.call(onboardDpas, {
      params,
      body: { uploadId, format: 'csv', changeReason },
    })
    const task = await taskAtRest(onboarding, body.taskId)
    expect(task.errors.map(({ row, action, reason, message }) => [row, action, reason, message])).toEqual([
      [4, 'ADD', 'NOT_UNIQUE', 'An earlier row has the same ID.'],
      [5, '', 'INVALID_VALUE', 'The action must be one of ADD, UPDATE, DELETE.'],
      [6, 'DELETE', 'DPA_NOT_FOUND', 'There is no DPA with this ID.'],
    ])
    expect(await ids()).toEqual(['new', 'old'])
  })
})

describe('a batch', () => {
  test('applies one action to many, with a result for each', async () => {
    await importFile(fileOf(line('one'), line('two')), { publish: true })
    const begin = (expectedCount: number) =>
      onboarding.call(changeDpasOfSubject, {
        params,
        body: { action: 'SUSPEND', filter: {}, expectedCount, changeReason },
      })
    expect((await begin(3)).error.message).toBe('The list now has 2 DPAs, not 3. Check the list again.')
    const { body } = await begin(2)
    expect(await taskAtRest(onboarding, body.taskId)).toMatchObject({
      status: 'COMPLETED',
      progress: { succeeded: 2 },
    })
    const { body: list } = await onboarding.call(listDpasOfSubject, { params })
    expect(list.items.map(({ status }) => status)).toEqual(['SUSPENDED', 'SUSPENDED'])
  })

  test('covers DPAs of several SRCIs, and reports a result for each', async () => {
    await importFile(fileOf(line('one')), { publish: true })
    const own = await dpaNamed('one')
    const other = await server.db
      .selectFrom('dpa')
      .selectAll()
      .where('accountId', '=', 'c2p-demo')
      .where('subjectId', '!=', params.subjectId)
      .where('status', '=', 'ACTIVE')
      .executeTakeFirstOrThrow()
    const nobody = randomUUID()
    const ids = [own.id, other.id, nobody]
    const { body } = await onboarding.call(changeDpas, {
      body: { action: 'SUSPEND', ids, expectedCount: 3, changeReason },
    })
    const task = await taskAtRest(onboarding, body.taskId)
    expect([task.title, task.subjectId, task.progress.succeeded]).toEqual(['Suspend 3 DPAs', undefined, 2])
    expect(task.errors).toMatchObject([{ row: 3, reason: 'DPA_NOT_FOUND' }])
    const suspended = await server.db.selectFrom('dpa').select('status').where('id', 'in', ids).execute()
    expect(suspended).toEqual([{ status: 'SUSPENDED' }, { status: 'SUSPENDED' }])
  })

  test('of all matches covers every SRCI, and updates their numbers of DPAs', async () => {
    await importFile(fileOf(line('zanzibar-1'), line('zanzibar-2')))
    const { body } = await onboarding.call(changeDpas, {
      body: { action: 'DELETE', filter: { q: 'zanzibar' }, expectedCount: 2, changeReason },
    })
    expect(await taskAtRest(onboarding, body.taskId)).toMatchObject({ status: 'COMPLETED' })
    const { dpaCount } = await server.db
      .selectFrom('subject')
      .select('dpaCount')
      .where('id', '=', params.subjectId)
      .executeTakeFirstOrThrow()
    expect([await ids(), dpaCount]).toEqual([[], 0])
  })

  test('of the whole account is rejected without access to SRCIs', async () => {
    await server.db
      .updateTable('role')
      .set({ resources: ['dpa.batch', 'dpa.delete'], subjectTypes: ['DCF'] })
      .where('name', '=', 'CUSTOMER_CARE_AGENT')
      .execute()
    const care = await server.as('care')
    const body = { action: 'DELETE' as const, filter: {}, expectedCount: 1, changeReason }
    expect((await care.call(changeDpas, { body })).error.reason).toBe('SUBJECT_TYPE_FORBIDDEN')
  })

  test('of nothing is rejected', async () => {
    const body = { action: 'PUBLISH' as const, ids: [], expectedCount: 0, changeReason }
    expect((await onboarding.call(changeDpasOfSubject, { params, body })).error.reason).toBe('BATCH_EMPTY')
  })

  test('also requires the permission of a single change', async () => {
    await server.db
      .updateTable('role')
      .set({ resources: ['dpa.batch'] })
      .where('name', '=', 'RISK_MANAGER')
      .execute()
    const risk = await server.as('risk')
    const body = { action: 'DELETE' as const, ids: [params.subjectId], expectedCount: 1, changeReason }
    const { error } = await risk.call(changeDpasOfSubject, { params, body })
    expect(error.reason).toMatch(/DENIED|FORBIDDEN/)
  })
})

test('the worker met no unexpected failure', () => {
  expect(worker.failures).toEqual([])
})
