import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { InputOf } from '@portal/contract/endpoint.ts'
import { createChangeRequest } from '@portal/contract/resources/change-request-endpoints.ts'
import {
  createFile,
  deleteFile,
  getDirectory,
  getFile,
  listAllFiles,
  listDirectories,
  listFiles,
  listFileVersions,
  updateFile,
  updateFileVersion,
} from '@portal/contract/resources/file-endpoints.ts'
import { directoryId, freshName, htmlVersion, makeFile } from '../testing/sample-files.ts'
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let admin: TestCaller

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.as('admin')
})
afterAll(() => server.stop())

const changeReason = 'Because the test says so.'

test('lists all directories on one page, by name, with their pending work', async () => {
  const { body } = await admin.call(listDirectories, {})
  expect(body.items.map(({ name, fileCount }) => [name, fileCount])).toEqual([
    ['Card art', 8],
    ['Help pages', 8],
    ['Logos', 8],
    ['Privacy notices', 8],
    ['Terms and conditions', 8],
    ['UI texts', 8],
  ])
  expect(body.page.size).toBe(50)
  expect(body.items.map((directory) => directory.openChangeRequestCount)).toEqual([0, 0, 0, 5, 5, 0])
})

test('a directory states its rules', async () => {
  const { body } = await admin.call(getDirectory, { params: { dirId: await directoryId(admin, 'terms') } })
  expect(body).toMatchObject({ requiresChangeRequest: true, approvalsNeeded: 2, path: 'terms' })
})

test.each(['x', crypto.randomUUID()])('a missing directory is not found (%s)', async (dirId) => {
  expect((await admin.call(getDirectory, { params: { dirId } })).error.reason).toBe('DIRECTORY_NOT_FOUND')
  expect((await admin.call(listFiles, { params: { dirId } })).error.reason).toBe('DIRECTORY_NOT_FOUND')
})

test('a new file has a first draft and nothing visible to consumers', async () => {
  const dirId = await directoryId(admin, 'help')
  const name = freshName()
  const { status, headers, body } = await admin.call(createFile, {
    params: { dirId },
    body: { name, description: 'For the test', tags: ['test'], lang: 'en', version: htmlVersion() },
  })
  expect([status, headers.get('location')]).toEqual([
    201,
    `/accounts/c2p-demo/directories/${dirId}/files/${body.id}`,
  ])
  expect(body).toMatchObject({
    name,
    status: 'DRAFT',
    contentType: 'text/html',
    sizeBytes: 12,
    currentVersionId: null,
    newestVersionNumber: 1,
    versionCount: 1,
    revision: 1,
  })
})

test('a name is unique within a directory, ignoring case', async () => {
  const { dirId } = await makeFile(admin, 'help')
  const name = freshName()
  const again = { ...htmlVersion() }
  await admin.call(createFile, { params: { dirId }, body: { name, version: again } })
  const { status, error } = await admin.call(createFile, {
    params: { dirId },
    body: { name: name.replace('sample', 'Sample'), version: again },
  })
  expect([status, error.reason, error.errorDetail[0]?.source]).toEqual([409, 'FILE_EXISTS', '/name'])
})

test.each(['no-ending', '../secret.html', 'a/b.html', 'a.HTML', '.html', 'a\u0000.html'])(
  'a file cannot have the name %j',
  async (name) => {
    const dirId = await directoryId(admin, 'help')
    const { status, error } = await admin.call(createFile, {
      params: { dirId },
      body: { name, version: htmlVersion() },
    })
    expect([status, error.errorDetail[0]?.source]).toEqual([422, '/name'])
  },
)

test('finds files by name, description and tag, ignoring accents', async () => {
  const params = { dirId: await directoryId(admin, 'terms') }
  const { body } = await admin.call(listFiles, { params, query: { q: 'TERMS-P' } })
  expect(body.items.map(({ name }) => name).toSorted()).toEqual(['terms-pl.html', 'terms-pt.html'])
  const tagged = await admin.call(listFiles, { params, query: { tag: ['legal'], lang: ['pl'] } })
  expect(tagged.body.items.map(({ name }) => name)).toEqual(['terms-pl.html'])
})

test('filters files by type and status, and sorts them', async () => {
  const params = { dirId: await directoryId(admin, 'card-art') }
  const none = await admin.call(listFiles, { params, query: { contentType: ['image/png'] } })
  expect(none.body.page.totalItems).toBe(0)
  const { body } = await admin.call(listFiles, {
    params,
    query: { sort: '-name', status: ['DRAFT', 'PUBLISHED'] },
  })
  const names = body.items.map(({ name }) => name)
  expect(names).toEqual(names.toSorted().toReversed())
  expect(names).toHaveLength(8)
})

test('finds files by drafts, open requests, last editor, text and checksum', async () => {
  const editor = await server.as('editor')
  const path = await makeFile(editor, 'help', 'The zebra clause')
  const params = { dirId: path.dirId }
  const found = async (query: InputOf<typeof listFiles>['query']) =>
    (await admin.call(listFiles, { params, query: { ...query, pageSize: 100 } })).body.items.map(
      ({ id }) => id,
    )

  expect(await found({ containing: 'ZEBRA clause' })).toEqual([path.fileId])
  expect(await found({ containing: '%%' })).toEqual([])
  expect(await found({ updatedBy: 'editor@program.example' })).toContain(path.fileId)
  expect(await found({ updatedBy: 'reviewer@program.example' })).not.toContain(path.fileId)
  const { body: versions } = await admin.call(listFileVersions, { params: path })
  expect(await found({ q: versions.items[0]?.sha256.slice(0, 12) ?? '' })).toEqual([path.fileId])

  expect(await found({ hasDraft: 'true' })).toContain(path.fileId)
  expect(await found({ hasOpenRequest: 'false' })).toContain(path.fileId)
  await admin.call(createChangeRequest, {
    params,
    body: { kind: 'PUBLISH', fileId: path.fileId, verId: path.verId, title: 'Publish it' },
  })
  expect(await found({ hasOpenRequest: 'true' })).toEqual([path.fileId])
})

test('searches the files of all directories together', async () => {
  const { body } = await admin.call(listAllFiles, { query: { q: '-en', pageSize: 100 } })
  expect(new Set(body.items.map(({ dirId }) => dirId)).size).toBeGreaterThan(1)
})

test('a directory shows its latest publication and its drafts', async () => {
  const dirId = await directoryId(admin, 'logos')
  const before = (await admin.call(getDirectory, { params: { dirId } })).body
  const { body: file } = await admin.call(createFile, {
    params: { dirId },
    body: {
      name: freshName('svg'),
      version: { contentType: 'image/svg+xml', content: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
    },
  })
  const params = { dirId, fileId: file.id, verId: file.newestVersionId }
  expect((await admin.call(getDirectory, { params })).body.draftCount).toBe(before.draftCount + 1)
  await admin.call(updateFileVersion, { params, body: { status: 'PUBLISHED', changeReason } })
  expect((await admin.call(getDirectory, { params })).body).toMatchObject({
    draftCount: before.draftCount,
    lastPublication: {
      by: { email: 'admin@program.example' },
      fileId: file.id,
      verId: params.verId,
      versionNumber: 1,
    },
  })
})

test('finds directories by name and description', async () => {
  const { body } = await admin.call(listDirectories, { query: { q: 'consumers agree' } })
  expect(body.items.map(({ name }) => name)).toEqual(['Terms and conditions'])
})

test('renaming a file requires its revision', async () => {
  const path = await makeFile(admin, 'help')
  const name = freshName()
  const headers = { 'if-match': '"r1"' }
  const saved = await admin.call(updateFile, { params: path, body: { name, changeReason } }, { headers })
  expect(saved.body).toMatchObject({ name, revision: 2, description: null, tags: [] })
  const late = await admin.call(updateFile, { params: path, body: { name } }, { headers })
  expect([late.status, late.error.reason]).toEqual([412, 'REVISION_CONFLICT'])
})

test('deleting a file without published versions removes it from lists and frees its name', async () => {
  const path = await makeFile(admin, 'help')
  const { body: file } = await admin.call(getFile, { params: path })
  expect((await admin.call(deleteFile, { params: path }, { changeReason })).status).toBe(204)
  expect((await admin.call(getFile, { params: path })).error.reason).toBe('FILE_NOT_FOUND')
  expect((await admin.call(listFileVersions, { params: path })).error.reason).toBe('FILE_NOT_FOUND')
  const again = await admin.call(createFile, {
    params: { dirId: path.dirId },
    body: { name: file.name, version: htmlVersion() },
  })
  expect(again.status).toBe(201)
})

test('a published file cannot be deleted', async () => {
  const { body } = await admin.call(listFiles, {
    params: { dirId: await directoryId(admin, 'logos') },
    query: { pageSize: 1 },
  })
  const [file] = body.items
  const { status, error } = await admin.call(
    deleteFile,
    { params: { dirId: file?.dirId ?? '', fileId: file?.id ?? '' } },
    { changeReason },
  )
  expect([status, error.reason]).toEqual([409, 'FILE_IN_USE'])
})

test('deleting a file needs a reason', async () => {
  const path = await makeFile(admin, 'help')
  expect((await admin.call(deleteFile, { params: path })).error.reason).toBe('CHANGE_REASON_REQUIRED')
})
