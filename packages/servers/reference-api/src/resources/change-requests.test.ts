import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { InputOf } from '@portal/contract/endpoint.ts'
import {
  createChangeRequest,
  createComment,
  createReview,
  getChangeRequest,
  listAllChangeRequests,
  listChangeRequests,
  listComments,
  listReviews,
  updateChangeRequest,
} from '@portal/contract/resources/change-request-endpoints.ts'
import {
  deleteFileVersion,
  getFile,
  getFileVersion,
  listFileVersions,
  updateFileVersion,
} from '@portal/contract/resources/file-endpoints.ts'
import { requestAsSeen, versionAsSeen } from '../testing/as-seen.ts'
import { entriesOf } from '../testing/entries-of.ts'
import { addVersion, directoryId, htmlVersion, makeFile } from '../testing/sample-files.ts'
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let admin: TestCaller
let editor: TestCaller
let reviewer: TestCaller

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.as('admin')
  editor = await server.as('editor')
  reviewer = await server.as('reviewer')
})
afterAll(() => server.stop())

const changeReason = 'Because the test says so.'
type Path = Awaited<ReturnType<typeof makeFile>>
type Review = InputOf<typeof createReview>['body']

async function ask(path: Path, caller = editor, kind: 'PUBLISH' | 'DELETE' = 'PUBLISH') {
  const body = { kind, fileId: path.fileId, verId: path.verId, title: 'Publish it' }
  return caller.call(createChangeRequest, { params: { dirId: path.dirId }, body })
}

/** A draft by the editor in a directory that requires one or two approvals, and a request to publish it. */
async function asked(dir: 'privacy' | 'terms' = 'privacy') {
  const path = await makeFile(editor, dir)
  const { body } = await ask(path)
  return { ...path, changeRequestId: body.id }
}

const review = async (
  params: { changeRequestId: string },
  caller: TestCaller,
  body: Review = { decision: 'APPROVE' },
) => caller.call(createReview, { params, body }, await requestAsSeen(admin, params))
const statusOf = async (params: { changeRequestId: string }) =>
  (await admin.call(getChangeRequest, { params })).body
const turn = async (
  params: { changeRequestId: string },
  status: 'WITHDRAWN' | 'OPEN' | 'MERGED',
  caller = editor,
) =>
  caller.call(
    updateChangeRequest,
    { params, body: { status, changeReason } },
    await requestAsSeen(admin, params),
  )
const wanted = { decision: 'REQUEST_CHANGES' as const, comment: 'Please correct the title.' }

test('a request shows both sides of the difference', async () => {
  const path = await makeFile(editor, 'privacy', 'Old')
  await approveAll(path)
  const verId = await addVersion(editor, path, 'New')
  const { status, headers, body } = await ask({ ...path, verId })
  expect([status, headers.get('location')]).toEqual([201, `/accounts/c2p-demo/change-requests/${body.id}`])
  expect(body).toMatchObject({
    number: expect.stringMatching(/^CR-\d+$/),
    status: 'OPEN',
    author: { email: 'editor@program.example' },
    approvals: 0,
    approvalsNeeded: 1,
    base: { content: '<p>Old</p>', number: 1 },
    version: { content: '<p>New</p>', number: 2 },
    isOwnWork: true,
  })
})

/** Publishes the first draft of a file, following the rules. */
async function approveAll(path: Path): Promise<void> {
  const { body } = await ask(path)
  await review({ changeRequestId: body.id }, reviewer)
}

test('the last approval publishes immediately', async () => {
  const path = await asked('terms')
  expect((await review(path, reviewer)).status).toBe(201)
  expect(await statusOf(path)).toMatchObject({ status: 'OPEN', approvals: 1 })
  await review(path, admin, { decision: 'APPROVE', comment: 'All is well.' })
  expect(await statusOf(path)).toMatchObject({
    status: 'MERGED',
    approvals: 2,
    mergedBy: { name: 'Ines Moreau' },
    mergeBlockedReason: null,
    version: { status: 'PUBLISHED', isCurrent: true },
  })
  expect((await admin.call(getFile, { params: path })).body.currentVersionId).toBe(path.verId)
  const { items } = (await admin.call(listFileVersions, { params: path })).body
  const { id, openChangeRequestId, appliedChangeRequestId } = items[0] ?? {}
  expect([id, openChangeRequestId, appliedChangeRequestId]).toEqual([path.verId, null, path.changeRequestId])
})

test('each step leaves its entries', async () => {
  const path = await asked()
  await review(path, reviewer, wanted)
  await turn(path, 'OPEN')
  await review(path, reviewer)
  const entries = await entriesOf(server.db, path.changeRequestId)
  expect(entries.map(({ action, revision, changeReason: reason }) => [action, revision, reason])).toEqual([
    ['CR_CREATED', 1, null],
    ['CR_REVIEWED', 2, wanted.comment],
    ['CR_REOPENED', 3, changeReason],
    ['CR_REVIEWED', 4, null],
    ['CR_MERGED', 5, null],
  ])
  expect((await entriesOf(server.db, path.verId)).map(({ action }) => action)).toEqual(['VERSION_PUBLISHED'])
})

test('nobody can review their own request, not even an administrator', async () => {
  const path = await makeFile(editor, 'privacy')
  const { body } = await ask(path, admin)
  const answer = await review({ changeRequestId: body.id }, admin)
  expect([answer.status, answer.error.reason]).toEqual([403, 'SELF_REVIEW_FORBIDDEN'])
})

test('nobody can review a version they wrote, even when somebody else made the request', async () => {
  const path = await makeFile(admin, 'privacy')
  const { body } = await ask(path, editor)
  expect((await review({ changeRequestId: body.id }, admin)).error.reason).toBe('SELF_REVIEW_FORBIDDEN')
})

test('nobody can review a draft they edited, even when somebody else started it', async () => {
  const path = await asked()
  await admin.call(updateFileVersion, { params: path, body: htmlVersion('Smuggled in') })
  expect((await review(path, admin)).error.reason).toBe('SELF_REVIEW_FORBIDDEN')
  expect(await statusOf(path)).toMatchObject({ status: 'OPEN', isOwnWork: true })
})

test('counts the same reviewer once', async () => {
  const path = await asked('terms')
  await review(path, reviewer)
  await review(path, reviewer)
  expect(await statusOf(path)).toMatchObject({ status: 'OPEN', approvals: 1 })
  const { body } = await admin.call(listReviews, { params: path })
  expect(body.items.map(({ dismissed }) => dismissed)).toEqual([true, false])
})

test('counts the same reviewer once, even with two concurrent reviews', async () => {
  const path = await asked('terms')
  await Promise.all([review(path, reviewer), review(path, reviewer), review(path, reviewer)])
  expect(await statusOf(path)).toMatchObject({ status: 'OPEN', approvals: 1 })
})

test('changing an approval into a rejection withdraws it', async () => {
  const path = await asked('terms')
  await review(path, reviewer)
  await review(path, reviewer, wanted)
  expect(await statusOf(path)).toMatchObject({ status: 'CHANGES_REQUESTED', approvals: 0 })
})

test('an edit dismisses all reviews', async () => {
  const path = await asked('terms')
  await review(path, reviewer)
  await editor.call(updateFileVersion, { params: path, body: htmlVersion('Other') })
  expect(await statusOf(path)).toMatchObject({ status: 'OPEN', approvals: 0 })
  await review(path, admin)
  expect(await statusOf(path)).toMatchObject({ status: 'OPEN', approvals: 1 })
  expect((await entriesOf(server.db, path.changeRequestId)).map(({ action }) => action)).toEqual([
    'CR_CREATED',
    'CR_REVIEWED',
    'CR_REVISED',
    'CR_REVIEWED',
  ])
})

test('an edit answers a request for changes', async () => {
  const path = await asked()
  await review(path, reviewer, wanted)
  expect((await review(path, admin)).error.reason).toBe('INVALID_STATE')
  await editor.call(updateFileVersion, { params: path, body: htmlVersion('Mended') })
  expect((await statusOf(path)).status).toBe('OPEN')
})

test('a reviewer cannot approve an edit they have not seen', async () => {
  const path = await asked()
  const seen = await reviewer.call(getChangeRequest, { params: path })
  await editor.call(updateFileVersion, { params: path, body: htmlVersion('Something else') })
  const { status, error } = await reviewer.call(
    createReview,
    { params: path, body: { decision: 'APPROVE' } },
    { headers: { 'if-match': seen.headers.get('etag') ?? '' } },
  )
  expect([status, error.reason]).toEqual([412, 'REVISION_CONFLICT'])
})

test('two concurrent last approvals merge once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const path = await asked()
    const answers = await Promise.all([review(path, reviewer), review(path, admin)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 412])
    expect((await entriesOf(server.db, path.verId)).map(({ action }) => action)).toEqual([
      'VERSION_PUBLISHED',
    ])
  }
})

test('of two required concurrent approvals, the second must be repeated with the current revision', async () => {
  const path = await asked('terms')
  const answers = await Promise.all([review(path, reviewer), review(path, admin)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 412])
  const [first] = answers
  await review(path, first.status === 412 ? reviewer : admin)
  expect((await statusOf(path)).status).toBe('MERGED')
})

test('approving, merging and deleting require the revision that was seen', async () => {
  const path = await asked()
  const approval = { params: path, body: { decision: 'APPROVE' as const } }
  const merge = { params: path, body: { status: 'MERGED' as const, changeReason } }
  for (const headers of [undefined, { 'if-match': '*' }]) {
    const seen = headers && { headers }
    const answers = [
      await reviewer.call(createReview, approval, seen),
      await admin.call(updateChangeRequest, merge, seen),
      await admin.call(deleteFileVersion, { params: path }, { changeReason, ...seen }),
    ]
    for (const { status, error } of answers)
      expect([status, error.reason]).toEqual([428, 'PRECONDITION_REQUIRED'])
  }
  expect(await statusOf(path)).toMatchObject({ status: 'OPEN', approvals: 0 })
})

test('a concurrent edit and approval never publish unreviewed content', async () => {
  for (let round = 0; round < 8; round += 1) {
    const path = await asked()
    const seen = await reviewer.call(getChangeRequest, { params: path })
    const headers = { 'if-match': seen.headers.get('etag') ?? '' }
    const approval = reviewer.call(createReview, { params: path, body: { decision: 'APPROVE' } }, { headers })
    const edit = editor.call(updateFileVersion, { params: path, body: htmlVersion('Unseen') })
    const [approved, edited] = await Promise.all([approval, edit])
    const { status, version } = await statusOf(path)
    if (approved.status === 201) {
      expect([edited.error.reason, status, version.content]).toEqual([
        'VERSION_IMMUTABLE',
        'MERGED',
        '<p>Hello</p>',
      ])
    } else {
      expect([approved.error.reason, edited.status, status]).toEqual(['REVISION_CONFLICT', 200, 'OPEN'])
    }
  }
})

test('a version has one open request, even with two concurrent creations', async () => {
  const path = await makeFile(editor, 'privacy')
  const answers = await Promise.all([ask(path), ask(path, admin)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.error.reason).toBe('CHANGE_REQUEST_EXISTS')
})

test('requests are numbered consecutively, even when created concurrently', async () => {
  const paths = await Promise.all(Array.from({ length: 6 }, () => makeFile(editor, 'privacy')))
  const numbers = (await Promise.all(paths.map((path) => ask(path)))).map(({ body }) =>
    Number(body.number.slice(3)),
  )
  const [first = 0] = numbers.toSorted((a, b) => a - b)
  expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, place) => first + place))
})

test('a draft overtaken by another one is not merged automatically', async () => {
  const path = await makeFile(editor, 'privacy')
  const verId = await addVersion(editor, path, 'Second')
  const [early, late] = [await ask(path), await ask({ ...path, verId })]
  const [first, second] = [early, late].map(({ body }) => ({ changeRequestId: body.id }))
  if (!first || !second) throw new Error('Two requests are needed.')
  await review(second, reviewer)
  await review(first, reviewer)
  expect(await statusOf(first)).toMatchObject({ status: 'APPROVED', mergeBlockedReason: 'BASE_CHANGED' })
  const merge = await turn(first, 'MERGED')
  expect(merge.body).toMatchObject({ status: 'MERGED', mergeBlockedReason: null })
  expect((await admin.call(getFile, { params: path })).body.currentVersionId).toBe(path.verId)
})

test('a request cannot be merged before it is approved', async () => {
  const path = await asked()
  for (const caller of [editor, admin]) {
    const { status, error } = await turn(path, 'MERGED', caller)
    expect([status, error.reason]).toEqual([409, 'INVALID_STATE'])
  }
})

test('an approved version that was deleted since cannot be merged', async () => {
  const path = await asked()
  await admin.call(
    deleteFileVersion,
    { params: path },
    { changeReason, ...(await versionAsSeen(admin, path)) },
  )
  await review(path, reviewer)
  expect(await statusOf(path)).toMatchObject({ status: 'APPROVED', mergeBlockedReason: 'VERSION_GONE' })
  const { status, error } = await turn(path, 'MERGED')
  expect([status, error.reason]).toEqual([409, 'MERGE_CONFLICT'])
})

test('a published version is deleted by a request', async () => {
  const path = await makeFile(editor, 'privacy')
  await approveAll(path)
  const { body } = await ask(path, editor, 'DELETE')
  await review({ changeRequestId: body.id }, reviewer)
  const { body: version } = await admin.call(getFileVersion, { params: path })
  expect(version).toMatchObject({ status: 'DELETED', deletedBy: { email: 'reviewer@program.example' } })
})

test('a version in the wrong state cannot be requested', async () => {
  const path = await makeFile(editor, 'privacy')
  const { status, error } = await ask(path, editor, 'DELETE')
  expect([status, error.reason]).toEqual([409, 'INVALID_STATE'])
})

test('only the author can withdraw a request, and that is final', async () => {
  const path = await asked()
  const foreign = await turn(path, 'WITHDRAWN', admin)
  expect([foreign.status, foreign.error.reason]).toEqual([403, 'NOT_AUTHOR'])
  expect((await turn(path, 'WITHDRAWN')).body.status).toBe('WITHDRAWN')
  for (const answer of [
    await turn(path, 'OPEN'),
    await review(path, reviewer),
    await editor.call(createComment, { params: path, body: { text: 'Too late' } }),
    await editor.call(updateChangeRequest, { params: path, body: { title: 'Too late too' } }),
  ]) {
    expect([answer.status, answer.error.reason]).toEqual([409, 'CHANGE_REQUEST_CLOSED'])
  }
  expect((await ask(path)).status).toBe(201)
})

test('a rejected request is final and shows the reason', async () => {
  const path = await asked()
  const short = await reviewer.send(
    'POST',
    `/accounts/c2p-demo/change-requests/${path.changeRequestId}/reviews`,
    {
      body: { decision: 'REJECT' },
    },
  )
  expect([short.status, short.error.errorDetail[0]?.source]).toEqual([422, '/comment'])
  await review(path, reviewer, { decision: 'REJECT', comment: 'This is not wanted.' })
  expect((await statusOf(path)).status).toBe('REJECTED')
})

test('only the author can change title and description', async () => {
  const path = await asked()
  const body = { title: 'A better title', description: 'And why.' }
  expect((await admin.call(updateChangeRequest, { params: path, body })).error.reason).toBe('NOT_AUTHOR')
  const saved = await editor.call(updateChangeRequest, { params: path, body })
  expect(saved.body).toMatchObject({ ...body, revision: 2 })
})

test('lists comments oldest first and counts them', async () => {
  const path = await asked()
  await editor.call(createComment, { params: path, body: { text: 'First', line: 3 } })
  await reviewer.call(createComment, { params: path, body: { text: 'Second' } })
  const { body } = await admin.call(listComments, { params: path })
  expect(body.items.map(({ text, line, author }) => [text, line, author.email])).toEqual([
    ['First', 3, 'editor@program.example'],
    ['Second', null, 'reviewer@program.example'],
  ])
  expect(await statusOf(path)).toMatchObject({ commentCount: 2, revision: 1 })
})

test('three requests of the demo data await the reviewer', async () => {
  const query = { awaitsMyReview: 'true', pageSize: 100 }
  const { body } = await reviewer.call(listAllChangeRequests, { query })
  const demo = body.items.filter(({ author, title }) => author.email && !/^Publish it|title/.test(title))
  expect(demo).toHaveLength(3)
})

test('finds requests by number, title, state, author and file', async () => {
  const path = await asked('terms')
  const { number } = await statusOf(path)
  const params = { dirId: await directoryId(admin, 'terms') }
  const found = async (query: NonNullable<InputOf<typeof listChangeRequests>['query']>) =>
    (await admin.call(listChangeRequests, { params, query })).body.items.map(({ id }) => id)
  expect(await found({ q: number })).toContain(path.changeRequestId)
  expect(await found({ fileId: [path.fileId] })).toEqual([path.changeRequestId])
  expect(await found({ author: ['editor@program.example'], status: ['OPEN'] })).toContain(
    path.changeRequestId,
  )
  expect(await found({ fileId: ['x'] })).toEqual([])
})

test('a file with an open request cannot be deleted', async () => {
  const path = await asked()
  const answer = await admin.send(
    'DELETE',
    `/accounts/c2p-demo/directories/${path.dirId}/files/${path.fileId}`,
    {
      headers: { 'Change-Reason': changeReason },
    },
  )
  expect([answer.status, answer.error.reason]).toEqual([409, 'FILE_IN_USE'])
})

test.each(['x', crypto.randomUUID()])('a missing request is not found (%s)', async (changeRequestId) => {
  expect((await admin.call(getChangeRequest, { params: { changeRequestId } })).error.reason).toBe(
    'CHANGE_REQUEST_NOT_FOUND',
  )
  expect((await review({ changeRequestId }, reviewer)).error.reason).toBe('CHANGE_REQUEST_NOT_FOUND')
})
