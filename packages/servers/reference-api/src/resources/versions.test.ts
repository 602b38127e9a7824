import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  createFileVersion,
  deleteFileVersion,
  getFile,
  getFileVersion,
  getFileVersionById,
  listFileVersions,
  restoreFileVersion,
  updateFileVersion,
} from '@portal/contract/resources/file-endpoints.ts'
import { getSubjectData, updateSubjectData } from '@portal/contract/subjects/subject-endpoints.ts'
import { versionAsSeen } from '../testing/as-seen.ts'
import { entriesOf } from '../testing/entries-of.ts'
import { addVersion, htmlVersion, makeFile } from '../testing/sample-files.ts'
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let admin: TestCaller

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.as('admin')
})
afterAll(() => server.stop())

const changeReason = 'Because the test says so.'
type Path = Awaited<ReturnType<typeof makeFile>>

const publish = (params: Path, caller = admin) =>
  caller.call(updateFileVersion, { params, body: { status: 'PUBLISHED', changeReason } })
const remove = async (params: Path, caller = admin) =>
  caller.call(deleteFileVersion, { params }, { changeReason, ...(await versionAsSeen(admin, params)) })

test('a published version is visible to consumers and its content cannot change', async () => {
  const path = await makeFile(admin, 'help')
  const { body } = await publish(path)
  expect(body).toMatchObject({ status: 'PUBLISHED', isCurrent: true, publishedBy: { name: 'Ines Moreau' } })
  expect((await admin.call(getFile, { params: path })).body).toMatchObject({
    status: 'PUBLISHED',
    currentVersionId: path.verId,
    currentVersionNumber: 1,
  })
  const edit = await admin.call(updateFileVersion, { params: path, body: htmlVersion('Later') })
  expect([edit.status, edit.error.reason]).toEqual([409, 'VERSION_IMMUTABLE'])
})

test('the version published last is current, and after its deletion the one before', async () => {
  const path = await makeFile(admin, 'help')
  const verId = await addVersion(admin, path)
  await publish(path)
  await publish({ ...path, verId })
  expect((await admin.call(getFile, { params: path })).body.currentVersionNumber).toBe(2)
  expect((await remove({ ...path, verId })).status).toBe(204)
  expect((await admin.call(getFile, { params: path })).body.currentVersionNumber).toBe(1)
})

test('a number is never reused', async () => {
  const path = await makeFile(admin, 'help')
  const second = await addVersion(admin, path)
  await remove({ ...path, verId: second })
  const third = await addVersion(admin, path)
  const { body } = await admin.call(listFileVersions, { params: path })
  expect(body.items.map(({ id, number, status }) => [id, number, status])).toEqual([
    [third, 3, 'DRAFT'],
    [second, 2, 'DELETED'],
    [path.verId, 1, 'DRAFT'],
  ])
})

test('versions added concurrently get different numbers', async () => {
  const path = await makeFile(admin, 'help')
  await Promise.all(Array.from({ length: 5 }, () => addVersion(admin, path)))
  const { body } = await admin.call(listFileVersions, { params: path, query: { sort: 'number' } })
  expect(body.items.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6])
})

test('a deleted version is restored as a draft with its number', async () => {
  const path = await makeFile(admin, 'help')
  await publish(path)
  await remove(path)
  const deleted = await admin.call(getFileVersion, { params: path })
  expect(deleted.body).toMatchObject({ status: 'DELETED', deletedReason: changeReason, isCurrent: false })
  const { body } = await admin.call(restoreFileVersion, { params: path, body: {} })
  expect(body).toMatchObject({ status: 'DRAFT', number: 1, deletedAt: null, publishedAt: null })
})

test('each step leaves one entry with its reason', async () => {
  const path = await makeFile(admin, 'help')
  await admin.call(updateFileVersion, { params: path, body: { ...htmlVersion('Two'), changeReason } })
  await publish(path)
  await remove(path)
  await admin.call(restoreFileVersion, { params: path, body: { changeReason } })
  const entries = await entriesOf(server.db, path.verId)
  expect(entries.map(({ action, revision, changeReason: reason }) => [action, revision, reason])).toEqual([
    ['VERSION_UPDATED', 2, changeReason],
    ['VERSION_PUBLISHED', 3, changeReason],
    ['VERSION_DELETED', 4, changeReason],
    ['VERSION_RESTORED', 5, changeReason],
  ])
  expect(entries[1]?.changes).toEqual([
    { path: '/status', op: 'REPLACE', before: 'DRAFT', after: 'PUBLISHED' },
  ])
})

test('a rejected call changes nothing and leaves no entry', async () => {
  const path = await makeFile(admin, 'terms')
  const before = await admin.call(getFileVersion, { params: path })
  expect((await publish(path)).error.reason).toBe('CHANGE_REQUEST_REQUIRED')
  expect((await admin.call(restoreFileVersion, { params: path, body: {} })).error.reason).toBe(
    'INVALID_STATE',
  )
  expect((await admin.call(getFileVersion, { params: path })).body).toEqual(before.body)
  expect(await entriesOf(server.db, path.verId)).toEqual([])
})

test('with required approvals, nobody can publish or delete visible content alone', async () => {
  const path = await makeFile(admin, 'terms')
  expect((await publish(path)).error.reason).toBe('CHANGE_REQUEST_REQUIRED')
  const live = await liveTerms()
  const { status, error } = await remove(live)
  expect([status, error.reason]).toEqual([409, 'CHANGE_REQUEST_REQUIRED'])
  expect((await remove(path)).status).toBe(204)
})

/** A published version of the demo data. */
async function liveTerms(): Promise<Path> {
  const { id, fileId, directoryId } = await server.db
    .selectFrom('fileVersion')
    .innerJoin('file', 'file.currentVersionId', 'fileVersion.id')
    .select(['fileVersion.id', 'fileVersion.fileId', 'file.directoryId'])
    .where('file.name', '=', 'terms-en.html')
    .executeTakeFirstOrThrow()
  return { dirId: directoryId, fileId, verId: id }
}

test('editors may not publish, and publishers may not edit', async () => {
  const path = await makeFile(admin, 'help')
  const [editor, reviewer] = await Promise.all([server.as('editor'), server.as('reviewer')])
  const published = await publish(path, editor)
  expect([published.status, published.error.errorDetail[0]?.source]).toEqual([403, 'fileVersion.publish'])
  const edited = await reviewer.call(updateFileVersion, { params: path, body: htmlVersion('Mine') })
  expect([edited.status, edited.error.errorDetail[0]?.source]).toEqual([403, 'fileVersion.update'])
  expect((await publish(path, reviewer)).status).toBe(200)
})

test('publishing needs a reason', async () => {
  const params = await makeFile(admin, 'help')
  const address = `/accounts/c2p-demo/directories/${params.dirId}/files/${params.fileId}/versions/${params.verId}`
  const answer = await admin.send('PUT', address, { body: { status: 'PUBLISHED' } })
  expect([answer.status, answer.error.reason]).toEqual([422, 'CHANGE_REASON_REQUIRED'])
})

test('finds a version by its id alone', async () => {
  const path = await makeFile(admin, 'help')
  const { body } = await admin.call(getFileVersionById, { params: { verId: path.verId } })
  expect(body).toMatchObject({
    dirId: path.dirId,
    fileId: path.fileId,
    content: '<p>Hello</p>',
    downloadUrl: null,
  })
  expect((await admin.call(getFileVersionById, { params: { verId: 'x' } })).error.reason).toBe(
    'VERSION_NOT_FOUND',
  )
})

test('does not find a version in another file', async () => {
  const [one, other] = await Promise.all([makeFile(admin, 'help'), makeFile(admin, 'help')])
  const { error } = await admin.call(getFileVersion, { params: { ...one, verId: other.verId } })
  expect(error.reason).toBe('VERSION_NOT_FOUND')
})

test('saving a draft requires its revision', async () => {
  const path = await makeFile(admin, 'help')
  const body = { comment: 'Only a remark', validFrom: '2026-07-01' }
  const saved = await admin.call(
    updateFileVersion,
    { params: path, body },
    { headers: { 'if-match': '"r1"' } },
  )
  expect([saved.headers.get('etag'), saved.body.content]).toEqual(['"r2"', '<p>Hello</p>'])
  const other = { comment: 'Another remark' }
  const late = await admin.call(
    updateFileVersion,
    { params: path, body: other },
    { headers: { 'if-match': '"r1"' } },
  )
  expect([late.status, late.error.reason]).toEqual([412, 'REVISION_CONFLICT'])
})

const itemsOf = (body: Record<string, unknown> | null) => (Array.isArray(body?.items) ? body.items : [])

test('a version shown by a subject cannot be deleted', async () => {
  const path = await makeFile(admin, 'help')
  await publish(path)
  const item = { resourceKey: 'FAQ', lang: 'en', dirId: path.dirId, fileId: path.fileId, verId: path.verId }
  const params = { subjectId: 'system', dataKey: 'resourceData' }
  const { body } = await admin.call(getSubjectData, { params })
  const kept = { ...body, items: [...itemsOf(body), item] }
  const saved = await admin.call(updateSubjectData, { params, body: { ...kept, changeReason } })
  expect(saved.status).toBe(200)
  const { status, error } = await remove(path)
  expect([status, error.reason, error.errorDetail[0]?.message]).toEqual([
    409,
    'VERSION_IN_USE',
    'Click to Pay System refers to this version.',
  ])
})

test('the last version of a file that a subject follows cannot be deleted', async () => {
  const path = await makeFile(admin, 'help')
  await publish(path)
  const item = {
    resourceKey: 'COOKIE_NOTICE',
    lang: 'en',
    dirId: path.dirId,
    fileId: path.fileId,
    verId: null,
  }
  const params = { subjectId: 'system', dataKey: 'resourceData' }
  const { body } = await admin.call(getSubjectData, { params })
  const kept = { ...body, items: [...itemsOf(body), item] }
  await admin.call(updateSubjectData, { params, body: { ...kept, changeReason } })
  expect((await remove(path)).error.reason).toBe('VERSION_IN_USE')
  const verId = await addVersion(admin, path)
  await publish({ ...path, verId })
  expect((await remove(path)).status).toBe(204)
})

test('rejects a new version of a type that the directory does not accept', async () => {
  const path = await makeFile(admin, 'help')
  const { status, error } = await admin.call(createFileVersion, {
    params: path,
    body: { contentType: 'application/json', content: '{}' },
  })
  expect([status, error.reason, error.message]).toEqual([
    415,
    'CONTENT_TYPE_NOT_ALLOWED',
    'Help pages accepts text/html, text/markdown, application/pdf.',
  ])
})

test('a subject can show only existing files in published versions', async () => {
  const path = await makeFile(admin, 'help')
  const params = { subjectId: 'system', dataKey: 'resourceData' }
  const { dirId, fileId, verId } = path
  const shown = { resourceKey: 'FAQ', lang: 'pl', dirId, fileId, verId }
  const items = [shown, { ...shown, lang: 'de', fileId: crypto.randomUUID(), verId: null }]
  const { status, error } = await admin.call(updateSubjectData, { params, body: { items, changeReason } })
  expect([status, ...error.errorDetail.map(({ source }) => source)]).toEqual([
    422,
    '/items/0/verId',
    '/items/1/fileId',
  ])
})
