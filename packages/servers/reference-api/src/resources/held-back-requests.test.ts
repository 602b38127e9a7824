import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { InputOf } from '@portal/contract/endpoint.ts'
import {
  createChangeRequest,
  createReview,
  getChangeRequest,
  updateChangeRequest,
} from '@portal/contract/resources/change-request-endpoints.ts'
import { updateFileVersion } from '@portal/contract/resources/file-endpoints.ts'
import { requestAsSeen, versionAsSeen } from '../testing/as-seen.ts'
import { addVersion, makeFile } from '../testing/sample-files.ts'
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let editor: TestCaller
let reviewer: TestCaller

beforeAll(async () => {
  server = await startTestServer()
  editor = await server.as('editor')
  reviewer = await server.as('reviewer')
})
afterAll(() => server.stop())

const changeReason = 'Because the test says so.'

interface Requested {
  readonly changeRequestId: string
}

async function request(path: Awaited<ReturnType<typeof makeFile>>): Promise<Requested> {
  const { dirId, fileId, verId } = path
  const body = { kind: 'PUBLISH' as const, fileId, verId, title: 'Publish it', applyWhen: 'BY_HAND' as const }
  const { body: made } = await editor.call(createChangeRequest, { params: { dirId }, body })
  return { changeRequestId: made.id }
}

const read = async (params: Requested) => (await reviewer.call(getChangeRequest, { params })).body
const approve = async (params: Requested) =>
  reviewer.call(
    createReview,
    { params, body: { decision: 'APPROVE' } },
    await requestAsSeen(reviewer, params),
  )
const change = async (params: Requested, body: InputOf<typeof updateChangeRequest>['body']) =>
  reviewer.call(updateChangeRequest, { params, body }, await requestAsSeen(reviewer, params))

/** Two requests for one file, of which the second has gone live. */
async function overtaken() {
  const path = await makeFile(editor, 'privacy', 'First')
  const verId = await addVersion(editor, path, 'Second')
  const [early, late] = [await request(path), await request({ ...path, verId })]
  await approve(late)
  await change(late, { status: 'MERGED', currentVersionId: null, changeReason })
  return { path, early, late }
}

test('a request says before its approval that another version is live, and shows it', async () => {
  const { early, late } = await overtaken()
  expect(await read(early)).toMatchObject({
    status: 'OPEN',
    mergeObstacle: 'BASE_CHANGED',
    base: null,
    live: { number: 2, content: '<p>Second</p>' },
  })
  expect(await read(late)).toMatchObject({ status: 'MERGED', mergeObstacle: null, live: null })
})

test('an update of its draft compares the request with what is live now', async () => {
  const { path, early } = await overtaken()
  await editor.call(
    updateFileVersion,
    { params: path, body: { contentType: 'text/html', content: '<p>Second, corrected</p>' } },
    await versionAsSeen(editor, path),
  )
  expect(await read(early)).toMatchObject({ mergeObstacle: null, base: { number: 2 }, live: null })
})

test('an applied request keeps the version that it replaced as its base', async () => {
  const { early } = await overtaken()
  await approve(early)
  const { currentVersionId } = await read(early)
  await change(early, { status: 'MERGED', currentVersionId, changeReason })
  expect(await read(early)).toMatchObject({ status: 'MERGED', base: { number: 2 }, live: null })
})

test('a request that would be held back cannot be scheduled', async () => {
  const { early } = await overtaken()
  await approve(early)
  const { status, error } = await change(early, {
    status: 'APPROVED',
    applyAt: '2099-01-01T00:00:00.000Z',
    changeReason,
  })
  expect([status, error.reason]).toEqual([409, 'MERGE_CONFLICT'])
})
