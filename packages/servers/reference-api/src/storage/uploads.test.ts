import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { importDpas } from '@portal/contract/dpas/dpa-bulk-endpoints.ts'
import { UPLOAD_PART_BYTES } from '@portal/contract/tasks/upload.ts'
import { completeUpload, createPartUrls, createUploadUrl } from '@portal/contract/tasks/upload-endpoints.ts'
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts'
import { factsOf } from '../testing/upload-file.ts'
import { openStorage } from './open-storage.ts'

let server: TestServer
let onboarding: TestCaller

beforeAll(async () => {
  server = await startTestServer()
  onboarding = await server.as('onboarding')
})
afterAll(() => server.stop())

const csv = { fileName: 'dpas.csv', contentType: 'text/csv', purpose: 'DPA_IMPORT' as const }

async function addressFor(content: string) {
  const { body } = await onboarding.call(createUploadUrl, { body: { ...csv, ...factsOf(content) } })
  return body
}

const put = async (url: string, body: string) => {
  const response = await fetch(url, { method: 'PUT', body, headers: { 'content-type': 'text/csv' } })
  return { status: response.status, text: await response.text() }
}

test('gives no address for a file whose name does not match its type', async () => {
  const body = { ...csv, fileName: 'dpas.csv.exe', ...factsOf('a,b\n') }
  const { status, error } = await onboarding.call(createUploadUrl, { body })
  expect([status, error.reason, error.errorDetail[0]?.source]).toEqual([
    415,
    'CONTENT_TYPE_NOT_ALLOWED',
    '/fileName',
  ])
})

describe('an upload address', () => {
  test('accepts the announced bytes, once', async () => {
    const { uploadUrl } = await addressFor('a,b\n1,2\n')
    expect((await put(uploadUrl, 'a,b\n1,2\n')).status).toBe(200)
    const again = await put(uploadUrl, 'a,b\n1,2\n')
    expect([again.status, JSON.parse(again.text).message]).toEqual([409, 'This file was already uploaded.'])
  })

  test.each([
    ['fewer bytes', 'a,b\n', 'The file’s size does not match the announced one.'],
    ['more bytes', 'a,b\n1,2\n3,4\n', 'The file’s size does not match the announced one.'],
    ['other bytes', 'a,b\n1,3\n', 'The file’s checksum does not match the announced one.'],
  ])('rejects %s and stores nothing', async (_, sent, sentence) => {
    const { uploadUrl } = await addressFor('a,b\n1,2\n')
    const refused = await put(uploadUrl, sent)
    expect([refused.status, JSON.parse(refused.text).message]).toEqual([409, sentence])
    expect((await put(uploadUrl, 'a,b\n1,2\n')).status).toBe(200)
  })

  test.each([
    ['another size', (url: string) => url.replace('size=8', 'size=9')],
    ['another file', (url: string) => url.replace('/uploads/', '/uploads/../')],
    ['a later expiry', (url: string) => url.replace(/until=\d+/, 'until=9999999999999')],
    ['no signature', (url: string) => url.replace(/&signature=[^&]+/, '')],
  ])('cannot be changed to %s', async (_, bend) => {
    const { uploadUrl } = await addressFor('a,b\n1,2\n')
    expect((await put(bend(uploadUrl), 'a,b\n1,2\n')).status).toBe(403)
  })

  test('cannot be used to read', async () => {
    const { uploadUrl } = await addressFor('a,b\n1,2\n')
    await put(uploadUrl, 'a,b\n1,2\n')
    expect((await fetch(uploadUrl)).status).toBe(403)
  })
})

describe('a file in parts', () => {
  const content = Buffer.alloc(UPLOAD_PART_BYTES * 2 + 5, 'portal ')

  async function announce(facts = factsOf(content)) {
    const { body } = await onboarding.call(createUploadUrl, { body: { ...csv, ...facts } })
    return { uploadId: body.uploadId }
  }
  const partsOf = async (params: { uploadId: string }) =>
    (await onboarding.call(createPartUrls, { params })).body.parts
  const send = async ({
    uploadUrl = '',
    firstByte,
    sizeBytes,
  }: Awaited<ReturnType<typeof partsOf>>[number]) =>
    put(uploadUrl, content.subarray(firstByte, firstByte + sizeBytes).toString())
  const complete = (params: { uploadId: string }) => onboarding.call(completeUpload, { params })

  test('resumes with the missing parts and is complete at the end', async () => {
    const upload = await announce()
    const [first] = await partsOf(upload)
    if (first) expect((await send(first)).status).toBe(200)
    expect((await complete(upload)).error.message).toBe('Some parts of the file are missing.')
    const missing = (await partsOf(upload)).filter(({ uploadUrl }) => uploadUrl)
    expect(missing.map(({ number, sizeBytes }) => [number, sizeBytes])).toEqual([
      [2, UPLOAD_PART_BYTES],
      [3, 5],
    ])
    await Promise.all(missing.map(send))
    expect([(await complete(upload)).status, (await complete(upload)).status]).toEqual([204, 204])
    expect((await partsOf(upload)).filter(({ uploadUrl }) => uploadUrl)).toEqual([])
  })

  test('with another checksum is rejected and not stored', async () => {
    const upload = await announce({ ...factsOf(content), sha256: factsOf('other').sha256 })
    await Promise.all((await partsOf(upload)).map(send))
    expect((await complete(upload)).error.message).toBe(
      'The file’s checksum does not match the announced one.',
    )
    expect((await complete(upload)).error.reason).toBe('UPLOAD_INCOMPLETE')
  })

  describe('joined by a process that was stopped then', () => {
    /** A file whose bytes are not the announced ones. */
    async function joinedOnly() {
      const upload = await announce({ ...factsOf(content), sha256: factsOf('other').sha256 })
      await Promise.all((await partsOf(upload)).map(send))
      const { key } = await server.db
        .selectFrom('upload')
        .select('key')
        .where('id', '=', upload.uploadId)
        .executeTakeFirstOrThrow()
      const storage = await openStorage(server.settings.storage, server.db, () => server.url)
      await storage.joinParts({ key, partsName: '' })
      return { upload, sizeNow: () => storage.sizeOf(key) }
    }

    test('is still compared with its checksum', async () => {
      const { upload, sizeNow } = await joinedOnly()
      expect((await complete(upload)).error.message).toBe(
        'The file’s checksum does not match the announced one.',
      )
      expect(await sizeNow()).toBeUndefined()
    })

    test('cannot be imported before that', async () => {
      const { upload } = await joinedOnly()
      const body = { ...upload, format: 'csv' as const, changeReason: 'Onboarding of a client' }
      expect((await onboarding.call(importDpas, { body })).error.reason).toBe('UPLOAD_INCOMPLETE')
    })
  })

  test('accepts a part of the announced size only', async () => {
    const [first] = await partsOf(await announce())
    expect((await put(first?.uploadUrl ?? '', 'short')).status).toBe(409)
  })

  test('belongs to its owner only', async () => {
    const params = await announce()
    const admin = await server.as('admin')
    expect((await admin.call(createPartUrls, { params })).error.reason).toBe('UPLOAD_NOT_FOUND')
  })
})

describe('requesting an upload address', () => {
  test('needs the permission of the purpose', async () => {
    const editor = await server.as('editor')
    const { status, error } = await editor.call(createUploadUrl, { body: { ...csv, ...factsOf('x') } })
    expect([status, error.errorDetail[0]?.source]).toEqual([403, 'dpa.import'])
  })

  test('names the accepted types when the type is another', async () => {
    const body = { ...csv, contentType: 'application/zip', ...factsOf('x') }
    const { status, error } = await onboarding.call(createUploadUrl, { body })
    expect([status, error.message]).toEqual([
      415,
      'Upload a file of one of these types: text/csv, application/json, application/x-ndjson.',
    ])
  })

  test('names the limit when the file is larger', async () => {
    const body = { ...csv, ...factsOf('x'), sizeBytes: 200_000_000 }
    const { status, error } = await onboarding.call(createUploadUrl, { body })
    expect([status, error.message]).toEqual([413, 'The file must be smaller than 100 MiB.'])
  })
})
