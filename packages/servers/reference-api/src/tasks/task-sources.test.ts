import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { importDpasOfSubject } from '@portal/contract/dpas/dpa-bulk-endpoints.ts'
import { getTask } from '@portal/contract/tasks/task-endpoints.ts'
import type { Task } from '@portal/contract/tasks/task-schemas.ts'
import { publishedInitiator } from '../testing/published-initiator.ts'
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts'
import { startTestWorker, taskAtRest } from '../testing/test-worker.ts'
import { uploadFile } from '../testing/upload-file.ts'

const FILE = 'srciDpaId,dpaName\r\none,=HYPERLINK("https://a.example")\r\ntwo,＋1\r\n'
const READABLE = FILE.replace('=HYPERLINK("https://a.example")', '"=HYPERLINK(""https://a.example"")"')

let server: TestServer
let worker: Awaited<ReturnType<typeof startTestWorker>>
let onboarding: TestCaller
let subjectId: string

beforeAll(async () => {
  server = await startTestServer()
  worker = await startTestWorker(server)
  onboarding = await server.as('onboarding')
  subjectId = await publishedInitiator(server.db)
})
afterAll(async () => {
  await worker.stop()
  await server.stop()
})

async function checked(content: string, format: 'csv' | 'json' = 'csv'): Promise<Task> {
  const contentType = format === 'csv' ? 'text/csv' : 'application/json'
  const uploadId = await uploadFile(onboarding, 'DPA_IMPORT', content, contentType)
  const body = { uploadId, format, mode: 'VALIDATE_ONLY' as const }
  const { body: started, text } = await onboarding.call(importDpasOfSubject, { params: { subjectId }, body })
  if (!started.taskId) throw new Error(text)
  return taskAtRest(onboarding, started.taskId)
}

function sourceOf({ artifacts }: Task) {
  const source = artifacts.find(({ kind }) => kind === 'SOURCE')
  if (!source) throw new Error('The task has no source.')
  return source
}

async function download(url = '') {
  const response = await fetch(url)
  const { status, headers } = response
  const [type, disposition, sniffing] = ['content-type', 'content-disposition', 'x-content-type-options'].map(
    (name) => headers.get(name),
  )
  return { status, type, disposition, sniffing, text: String(Buffer.from(await response.arrayBuffer())) }
}

describe('the file of an import', () => {
  test('is returned as uploaded, as plain text to be saved', async () => {
    const { name, contentType, downloadUrl } = sourceOf(await checked(READABLE))
    expect([name, contentType]).toEqual(['upload.csv', 'text/csv'])
    expect(await download(downloadUrl)).toEqual({
      status: 200,
      type: 'text/plain; charset=utf-8',
      disposition: `attachment; filename="upload.csv"; filename*=UTF-8''upload.csv`,
      sniffing: 'nosniff',
      text: READABLE,
    })
  })

  test('is available as a safe copy, in which nothing runs', async () => {
    const { safeCopyUrl } = sourceOf(await checked(READABLE))
    expect(await download(safeCopyUrl)).toEqual({
      status: 200,
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="upload (safe copy).csv"; filename*=UTF-8''upload%20%28safe%20copy%29.csv`,
      sniffing: 'nosniff',
      text: '\u{FEFF}"srciDpaId","dpaName"\n"one","\'=HYPERLINK(""https://a.example"")"\n"two","\'＋1"\n',
    })
  })

  test('has no safe copy when it is JSON or could not be read', async () => {
    const json = sourceOf(
      await checked('{"schemaVersion":4,"kind":"dpa-export","items":[{"srciDpaId":"=1"}]}', 'json'),
    )
    const broken = await checked(FILE)
    expect(broken.status).toBe('FAILED')
    for (const source of [json, sourceOf(broken)]) {
      expect(source.safeCopyUrl).toBeUndefined()
      expect(await download(source.downloadUrl)).toMatchObject({
        status: 200,
        type: 'text/plain; charset=utf-8',
      })
    }
  })

  test('is hidden from operators who can read tasks but not start them', async () => {
    const { id } = await checked(READABLE)
    const viewer = await server.as('viewer')
    const source = sourceOf((await viewer.call(getTask, { params: { taskId: id } })).body)
    expect([source.name, source.downloadUrl, source.safeCopyUrl]).toEqual([
      'upload.csv',
      undefined,
      undefined,
    ])
  })
})

describe('the link to a safe copy', () => {
  test.each([
    ['another file', (url: string) => url.replace('/uploads/', '/artifacts/')],
    ['a later expiry', (url: string) => url.replace(/until=\d+/, 'until=9999999999999')],
    ['another name', (url: string) => url.replace('upload', 'other')],
    ['the file itself', (url: string) => url.replace('/safe-copies/', '/storage/')],
  ])('cannot be changed to %s', async (_, bend) => {
    const { safeCopyUrl = '' } = sourceOf(await checked(READABLE))
    expect((await fetch(bend(safeCopyUrl))).status).toBe(403)
  })

  test('reports that the file is gone', async () => {
    const task = await checked(READABLE)
    const { safeCopyUrl = '' } = sourceOf(task)
    const { key } = await server.db
      .selectFrom('taskArtifact')
      .select('key')
      .where('taskId', '=', task.id)
      .where('kind', '=', 'SOURCE')
      .executeTakeFirstOrThrow()
    const { storage } = worker
    await storage.remove(key)
    const { status, text } = await download(safeCopyUrl)
    expect([status, JSON.parse(text).message]).toEqual([404, 'This file no longer exists.'])
  })
})
