import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import {
  createChangeRequest,
  createReview,
  getChangeRequest,
  updateChangeRequest,
} from '@portal/contract/resources/change-request-endpoints.ts'
import { checkAudit } from '../database/check-audit.ts'
import { requestAsSeen } from '../testing/as-seen.ts'
import { entriesOf } from '../testing/entries-of.ts'
import { addVersion, makeFile } from '../testing/sample-files.ts'
import { type SpawnedProgram, spawnWorker } from '../testing/spawned-program.ts'
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts'
import { TEST_DIRECTORY } from '../testing/test-settings.ts'
import { publishDueRequests } from './publish-due-requests.ts'

jest.setTimeout(120_000)

let server: TestServer
let editor: TestCaller
let reviewer: TestCaller

beforeAll(async () => {
  server = await startTestServer()
  editor = await server.as('editor')
  reviewer = await server.as('reviewer')
})
afterAll(() => server.stop())

type Path = Awaited<ReturnType<typeof makeFile>>

/** An approved request scheduled for a distant time. */
async function scheduled({ dirId, fileId, verId }: Path): Promise<string> {
  const { body } = await editor.call(createChangeRequest, {
    params: { dirId },
    body: {
      kind: 'PUBLISH',
      fileId,
      verId,
      title: 'Publish it at a time',
      applyWhen: 'AT_TIME',
      applyAt: '2099-01-01T00:00:00.000Z',
    },
  })
  const params = { changeRequestId: body.id }
  const seen = await requestAsSeen(reviewer, params)
  await reviewer.call(createReview, { params, body: { decision: 'APPROVE' } }, seen)
  return body.id
}

/** Moves the scheduled time of these requests to now. */
const comes = (ids: readonly string[]) =>
  server.db
    .updateTable('changeRequest')
    .set({ applyAt: new Date(Date.now() - 1000) })
    .where('id', 'in', ids)
    .execute()

const publish = () =>
  publishDueRequests(server.db, (error) => {
    throw error
  })
const read = async (changeRequestId: string) =>
  (await reviewer.call(getChangeRequest, { params: { changeRequestId } })).body
const actionsOf = async (id: string) => (await entriesOf(server.db, id)).map(({ action }) => action)

test('merges an approved request at its time, in the name of the person who scheduled it', async () => {
  const path = await makeFile(editor, 'privacy')
  const id = await scheduled(path)
  await publish()
  expect(await read(id)).toMatchObject({ status: 'APPROVED', version: { status: 'DRAFT' } })
  await comes([id])
  await publish()
  expect(await read(id)).toMatchObject({
    status: 'MERGED',
    mergedBy: { email: 'editor@program.example' },
    version: { status: 'PUBLISHED', isCurrent: true },
  })
})

test('two concurrent workers merge a request once', async () => {
  const path = await makeFile(editor, 'privacy')
  const id = await scheduled(path)
  await comes([id])
  await Promise.all([publish(), publish()])
  expect(await actionsOf(id)).toEqual(['CR_CREATED', 'CR_REVIEWED', 'CR_MERGED'])
  expect(await actionsOf(path.verId)).toEqual(['VERSION_PUBLISHED'])
})

test('a scheduled request overtaken by another one is not merged automatically', async () => {
  const path = await makeFile(editor, 'privacy')
  const early = await scheduled(path)
  const late = await scheduled({ ...path, verId: await addVersion(editor, path, 'Another') })
  await comes([late])
  await publish()
  await comes([early])
  await publish()
  await publish()
  expect(await read(early)).toMatchObject({ status: 'APPROVED', mergeBlockedReason: 'BASE_CHANGED' })
  expect(await actionsOf(early)).toEqual(['CR_CREATED', 'CR_REVIEWED', 'CR_HELD_BACK'])
})

interface Moment {
  readonly applyWhen: 'AT_TIME' | 'WHEN_APPROVED'
  readonly applyAt?: string
}

const later: Moment = { applyWhen: 'AT_TIME', applyAt: '2099-02-01T00:00:00.000Z' }

/** The author sets when an approved request is applied. */
const rewrite = (changeRequestId: string, moment: Moment) =>
  editor.call(updateChangeRequest, {
    params: { changeRequestId },
    body: { title: 'Publish it at a time', ...moment },
  })

/** A request that was held back when its version was gone for a while. */
async function heldBack() {
  const path = await makeFile(editor, 'privacy')
  const id = await scheduled(path)
  const setStatus = (status: 'DRAFT' | 'DELETED') =>
    server.db.updateTable('fileVersion').set({ status }).where('id', '=', path.verId).execute()
  await setStatus('DELETED')
  await comes([id])
  await publish()
  return { id, comeBack: () => setStatus('DRAFT') }
}

test('a request that was held back is merged at the new time that its author sets', async () => {
  const { id, comeBack } = await heldBack()
  await comeBack()
  await rewrite(id, later)
  await comes([id])
  await publish()
  expect(await read(id)).toMatchObject({ status: 'MERGED', mergeBlockedReason: null })
})

test('the author cannot set a new time at which the request would be held back again', async () => {
  const { id } = await heldBack()
  const { status, error } = await rewrite(id, later)
  expect([status, error.reason]).toEqual([409, 'MERGE_CONFLICT'])
})

test('a request stays held back when its author changes only its title', async () => {
  const { id } = await heldBack()
  const { applyAt } = await read(id)
  const { status } = await rewrite(id, { applyWhen: 'AT_TIME', applyAt: applyAt ?? '' })
  expect([status, (await read(id)).mergeBlockedReason]).toEqual([200, 'VERSION_GONE'])
})

test('an approved request cannot wait for its approval again', async () => {
  const id = await scheduled(await makeFile(editor, 'privacy'))
  const { error } = await rewrite(id, { applyWhen: 'WHEN_APPROVED' })
  expect([error.reason, error.message]).toEqual([
    'INVALID_STATE',
    'The request is already approved. Apply it now, or choose a time.',
  ])
})

const startWorker = () =>
  spawnWorker({
    DATABASE_URL: server.settings.databaseUrl,
    STORAGE_DIR: `${process.env[TEST_DIRECTORY]}/storage`,
    TASK_LEASE_SECONDS: '1',
  })

const REQUESTS = 12
const KILLS = 3

/** How many of the requests are merged. */
const merged = async (ids: readonly string[]) =>
  (
    await server.db
      .selectFrom('changeRequest')
      .select('id')
      .where('id', 'in', ids)
      .where('status', '=', 'MERGED')
      .execute()
  ).length

/** Resolves when more of the requests are merged than before. */
async function goesOn(ids: readonly string[], from: number): Promise<number> {
  const now = await merged(ids)
  return now > from ? now : goesOn(ids, from)
}

test('merges each request once, although workers are killed while merging', async () => {
  const paths: (Path & { id: string })[] = []
  for (let place = 0; place < REQUESTS; place += 1) {
    const path = await makeFile(editor, 'privacy')
    paths.push({ ...path, id: await scheduled(path) })
  }
  const ids = paths.map(({ id }) => id)
  let worker: SpawnedProgram = await startWorker()
  let done = 0
  for (let kill = 0; kill < KILLS; kill += 1) {
    // Kills the worker as soon as the first of a few is merged, at whatever statement it is.
    const few = ids.slice(kill * 3, kill * 3 + 3)
    await comes(few)
    done = await goesOn(ids, done)
    await worker.end('SIGKILL')
    worker = await startWorker()
  }
  await comes(ids.slice(KILLS * 3))
  while (done < REQUESTS) done = await goesOn(ids, done)
  await worker.end('SIGTERM')
  for (const { id, verId } of paths) {
    expect((await actionsOf(id)).filter((action) => action === 'CR_MERGED')).toHaveLength(1)
    expect(await actionsOf(verId)).toEqual(['VERSION_PUBLISHED'])
  }
  expect((await checkAudit(server.db)).map(({ firstBad }) => firstBad)).not.toContainEqual(expect.any(Number))
})
