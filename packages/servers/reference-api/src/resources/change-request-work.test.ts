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
  listReviewers,
  updateChangeRequest,
  updateComment,
} from '@portal/contract/resources/change-request-endpoints.ts'
import { requestAsSeen } from '../testing/as-seen.ts'
import { addVersion, makeFile } from '../testing/sample-files.ts'
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
type Asked = Partial<InputOf<typeof createChangeRequest>['body']>

const request = ({ dirId, fileId, verId }: Path, more: Asked = {}, caller = editor) =>
  caller.call(createChangeRequest, {
    params: { dirId },
    body: { kind: 'PUBLISH', fileId, verId, title: 'Publish it', ...more },
  })

/** A request of the editor for a draft of theirs, which needs one approval. */
async function asked(more: Asked = {}) {
  const path = await makeFile(editor, 'privacy')
  const { body } = await request(path, more)
  return { ...path, changeRequestId: body.id }
}

const read = async (params: { changeRequestId: string }, caller = reviewer) =>
  (await caller.call(getChangeRequest, { params })).body
const approve = async (params: { changeRequestId: string }) =>
  reviewer.call(
    createReview,
    { params, body: { decision: 'APPROVE' } },
    await requestAsSeen(reviewer, params),
  )
const change = async (
  params: { changeRequestId: string },
  body: InputOf<typeof updateChangeRequest>['body'],
  caller = editor,
) => caller.call(updateChangeRequest, { params, body }, await requestAsSeen(reviewer, params))

test('lists reviewers for those who request reviews', async () => {
  const { body } = await editor.call(listReviewers, {})
  expect(body.items.map(({ email }) => email)).toEqual(
    expect.arrayContaining(['admin@program.example', 'reviewer@program.example']),
  )
  expect(body.items.map(({ email }) => email)).not.toContain('editor@program.example')
})

test('a requested review is pending until the decision', async () => {
  const reviewerIds = [await server.operatorId('reviewer')]
  const path = await asked({ reviewerIds, applyWhen: 'BY_HAND' })
  expect(await read(path)).toMatchObject({
    awaitsMyReview: true,
    reviewers: [{ email: 'reviewer@program.example', decision: null, isAsked: true }],
  })
  await approve(path)
  expect(await read(path)).toMatchObject({
    awaitsMyReview: false,
    reviewers: [{ email: 'reviewer@program.example', decision: 'APPROVE', isAsked: true }],
  })
})

test('lists the requests whose author asks the caller by name', async () => {
  const { changeRequestId } = await asked({ reviewerIds: [await server.operatorId('reviewer')] })
  const toOthers = await asked({ reviewerIds: [await server.operatorId('admin')] })
  const { body } = await reviewer.call(listAllChangeRequests, {
    query: { isAskedOfMe: 'true', pageSize: 100 },
  })
  const ids = body.items.map(({ id }) => id)
  expect(ids).toContain(changeRequestId)
  expect(ids).not.toContain(toOthers.changeRequestId)
})

test.each([
  ['the author', 'editor'],
  ['a person without permission to review', 'care'],
])('%s cannot be requested as reviewer', async (_who, name) => {
  const { status, error } = await request(await makeFile(editor, 'privacy'), {
    reviewerIds: [await server.operatorId(name)],
  })
  expect([status, error.errorDetail?.[0]?.source]).toEqual([422, '/reviewerIds/0'])
})

test('the author changes the reviewers', async () => {
  const path = await asked({ reviewerIds: [await server.operatorId('reviewer')] })
  await change(path, { title: 'Publish it soon', reviewerIds: [await server.operatorId('admin')] })
  expect((await read(path)).reviewers.map(({ email }) => email)).toEqual(['admin@program.example'])
})

test('a thread is answered, resolved and reopened', async () => {
  const path = await asked()
  const params = { changeRequestId: path.changeRequestId }
  const { body: first } = await reviewer.call(createComment, { params, body: { text: 'Why?', line: 1 } })
  await editor.call(createComment, { params, body: { text: 'The law wants it.', replyTo: first.id } })
  expect((await read(path)).openThreadCount).toBe(1)

  const thread = { ...params, commentId: first.id }
  const { body: resolved } = await editor.call(updateComment, { params: thread, body: { isResolved: true } })
  expect(resolved.resolvedBy?.email).toBe('editor@program.example')
  expect((await read(path)).openThreadCount).toBe(0)

  await reviewer.call(updateComment, { params: thread, body: { isResolved: false } })
  expect((await read(path)).openThreadCount).toBe(1)
  const { body } = await editor.call(listComments, { params })
  expect(body.items.map(({ text, replyTo, line }) => [text, replyTo, line])).toEqual([
    ['Why?', null, 1],
    ['The law wants it.', first.id, null],
  ])
})

test('a reply belongs to a thread of the same request', async () => {
  const [one, other] = [await asked(), await asked()]
  const params = { changeRequestId: one.changeRequestId }
  const { body: first } = await reviewer.call(createComment, { params, body: { text: 'Why?' } })
  const { error } = await reviewer.call(createComment, {
    params: { changeRequestId: other.changeRequestId },
    body: { text: 'Here?', replyTo: first.id },
  })
  expect(error.reason).toBe('COMMENT_NOT_FOUND')
})

test('requests for one file list each other', async () => {
  const one = await asked()
  const verId = await addVersion(editor, one, 'Another')
  const { body: other } = await request({ ...one, verId })
  expect((await read(one)).conflicts).toEqual([{ id: other.id, number: other.number }])
  const found = async (hasConflict: 'true' | 'false') =>
    (
      await reviewer.call(listChangeRequests, {
        params: { dirId: one.dirId },
        query: { fileId: one.fileId, hasConflict },
      })
    ).body.page.totalItems
  expect([await found('true'), await found('false')]).toEqual([2, 0])
  await change({ changeRequestId: other.id }, { status: 'WITHDRAWN', changeReason })
  expect((await read(one)).conflicts).toEqual([])
})

test('lists requests awaiting a person’s review, and lets publishers merge', async () => {
  const path = await asked({ applyWhen: 'BY_HAND' })
  await approve(path)
  expect(await read(path)).toMatchObject({ status: 'APPROVED', mergeBlockedReason: null })
  const { body } = await change(path, { status: 'MERGED', changeReason }, reviewer)
  expect(body).toMatchObject({ status: 'MERGED', mergedBy: { email: 'reviewer@program.example' } })
})

test('publishers can change nothing else of a request', async () => {
  const path = await asked()
  for (const body of [
    { title: 'Another title' },
    { status: 'WITHDRAWN' as const, changeReason },
    { status: 'OPEN' as const, changeReason },
  ])
    expect((await change(path, body, reviewer)).error.reason).toBe('PERMISSION_DENIED')
})

test('of two concurrent merges one succeeds, and the other reports that the live version has changed', async () => {
  const one = await asked({ applyWhen: 'BY_HAND' })
  const verId = await addVersion(editor, one, 'Another')
  const { body: other } = await request({ ...one, verId }, { applyWhen: 'BY_HAND' })
  const both = [one, { changeRequestId: other.id }]
  for (const path of both) await approve(path)
  const seen = { status: 'MERGED' as const, currentVersionId: null, changeReason }
  const answers = await Promise.all(both.map((path) => change(path, seen, admin)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.error.reason).toBe('MERGE_CONFLICT')
})

test('after comparing again, a request can be merged upon the new live version', async () => {
  const one = await asked({ applyWhen: 'BY_HAND' })
  const verId = await addVersion(editor, one, 'Another')
  const { body: other } = await request({ ...one, verId })
  await approve(one)
  await approve({ changeRequestId: other.id })
  const { currentVersionId } = await read(one)
  expect(currentVersionId).toBe(verId)
  const { body } = await change(one, { status: 'MERGED', currentVersionId, changeReason }, admin)
  expect(body.status).toBe('MERGED')
})

test('an approved request is scheduled, rescheduled and unscheduled', async () => {
  const applyAt = '2099-01-01T00:00:00.000Z'
  const path = await asked({ applyWhen: 'BY_HAND' })
  const schedule = { status: 'APPROVED' as const, applyAt, changeReason }
  expect((await change(path, schedule, reviewer)).error.reason).toBe('INVALID_STATE')
  await approve(path)
  expect((await change(path, schedule, reviewer)).body).toMatchObject({ applyWhen: 'AT_TIME', applyAt })
  expect((await change(path, { ...schedule, applyAt: null }, reviewer)).body).toMatchObject({
    applyWhen: 'BY_HAND',
    applyAt: null,
  })
})

test.each([
  ['a time without scheduling', { applyWhen: 'BY_HAND' as const, applyAt: '2099-01-01T00:00:00.000Z' }],
  ['scheduling without a time', { applyWhen: 'AT_TIME' as const }],
])('rejects %s', async (_what, more) => {
  expect((await request(await makeFile(editor, 'privacy'), more)).status).toBe(422)
})
