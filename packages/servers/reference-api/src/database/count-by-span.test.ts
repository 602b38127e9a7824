import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { changeDpasOfSubject } from '@portal/contract/dpas/dpa-bulk-endpoints.ts'
import { createDpa, publishDpa } from '@portal/contract/dpas/dpa-endpoints.ts'
import { listAuditEvents } from '@portal/contract/history/audit-event-endpoints.ts'
import { listAllChangeRequests } from '@portal/contract/resources/change-request-endpoints.ts'
import { listSubjects } from '@portal/contract/subjects/subject-endpoints.ts'
import { listTasks } from '@portal/contract/tasks/task-endpoints.ts'
import { emptyInitiator } from '../testing/published-initiator.ts'
import { sampleDpa } from '../testing/sample-dpas.ts'
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts'
import { startTestWorker, taskAtRest } from '../testing/test-worker.ts'

let server: TestServer
let worker: Awaited<ReturnType<typeof startTestWorker>>
let admin: TestCaller

beforeAll(async () => {
  server = await startTestServer()
  worker = await startTestWorker(server)
  admin = await server.as('admin')
})
afterAll(async () => {
  await worker.stop()
  await server.stop()
})

const PAGE = { pageSize: 100 } as const
const everyPage = [1, 2, 3, 4, 5]

/** Spans that begin at the ages of some rows, oldest first: each has at least one row. */
function startsAt(times: readonly string[]): string[] {
  const sorted = [...times].sort()
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? ''
  return [...new Set([at(0.25), at(0.5), at(0.75)])]
}

const inSpan = (starts: readonly string[], index: number, at: string) =>
  at >= (starts[index] ?? '') && (index === starts.length - 1 || at < (starts[index + 1] ?? ''))

async function allTasks() {
  const pages = everyPage.map((page) => admin.call(listTasks, { query: { ...PAGE, page } }))
  return (await Promise.all(pages)).flatMap(({ body }) => body.items)
}

test('counts tasks by status in each span of time', async () => {
  const tasks = await allTasks()
  const countFrom = startsAt(tasks.map(({ createdAt }) => createdAt))
  const { body } = await admin.call(listTasks, { query: { countFrom, pageSize: 1 } })
  const expected = countFrom.map((_, index) => {
    const counts: Record<string, number> = {}
    for (const { status, createdAt } of tasks)
      if (inSpan(countFrom, index, createdAt)) counts[status] = (counts[status] ?? 0) + 1
    return counts
  })
  expect(body.counts).toEqual(expected)
})

test('counts only the tasks that match', async () => {
  const { body } = await admin.call(listTasks, {
    query: { status: 'FAILED', countFrom: ['2000-01-01T00:00:00Z'], pageSize: 1 },
  })
  expect(body.counts).toEqual([{ FAILED: body.page.totalItems }])
})

test('counts change requests by when they were created', async () => {
  const { body: all } = await admin.call(listAllChangeRequests, { query: PAGE })
  const countFrom = startsAt(all.items.map(({ createdAt }) => createdAt))
  const { body } = await admin.call(listAllChangeRequests, { query: { countFrom, pageSize: 1 } })
  expect(body.counts).toEqual(
    countFrom.map(
      (_, index) => all.items.filter(({ createdAt }) => inSpan(countFrom, index, createdAt)).length,
    ),
  )
})

test('counts and lists what one task did to many records once', async () => {
  const onboarding = await server.as('onboarding')
  const params = { subjectId: await emptyInitiator(server.db) }
  const changeReason = 'Agreed with the partner.'
  for (const body of [sampleDpa(), sampleDpa()]) {
    const { body: dpa } = await onboarding.call(createDpa, { params, body })
    await onboarding.call(publishDpa, { params: { ...params, dpaId: dpa.id }, body: { changeReason } })
  }
  const { body: started } = await onboarding.call(changeDpasOfSubject, {
    params,
    body: { action: 'SUSPEND', filter: {}, expectedCount: 2, changeReason },
  })
  expect(await taskAtRest(onboarding, started.taskId)).toMatchObject({ status: 'COMPLETED' })
  const { body } = await admin.call(listAuditEvents, {
    query: { countFrom: ['2000-01-01T00:00:00Z'], pageSize: 1 },
  })
  expect(body.counts).toEqual([body.page.totalItems - 1])

  const { body: folded } = await admin.call(listAuditEvents, { query: { fold: 'tasks', pageSize: 5 } })
  expect(folded.page.totalItems).toBe(body.page.totalItems - 1)
  expect(folded.items.filter(({ taskId }) => taskId === started.taskId)).toMatchObject([{ ofTask: 2 }])
})

test('counts subjects by type and status, and drafts as not active', async () => {
  const { body: all } = await admin.call(listSubjects, { query: PAGE })
  const { body } = await admin.call(listSubjects, { query: { countBy: 'type', pageSize: 1 } })
  const of = (type: string, status: string) =>
    all.items.filter((subject) => subject.type === type && subject.status === status)
  const isPublished = (subject: { publicationStatus: string }) => subject.publicationStatus === 'PUBLISHED'
  expect(all.page.totalItems).toBe(all.items.length)
  expect(new Set(body.counts?.map(({ type }) => type))).toEqual(new Set(all.items.map(({ type }) => type)))
  for (const { type, active, suspended } of body.counts ?? [])
    expect([type, active, suspended]).toEqual([
      type,
      of(type, 'ACTIVE').filter(isPublished).length,
      of(type, 'SUSPENDED').length,
    ])
  expect(all.items.every(isPublished)).toBe(false)
})

test('lists without a request for counts have none', async () => {
  const [{ body: tasks }, { body: subjects }] = await Promise.all([
    admin.call(listTasks, { query: { pageSize: 1 } }),
    admin.call(listSubjects, { query: { pageSize: 1 } }),
  ])
  expect([tasks, subjects].filter((body) => 'counts' in body)).toEqual([])
})
