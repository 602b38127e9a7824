import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { listTasks } from '@portal/contract/tasks/task-endpoints.ts'
import type { TaskSummary } from '@portal/contract/tasks/task-schemas.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test('by its processing, a task whose file was refused comes after those that ran, on whatever page', async () => {
  const viewer = await server.as('viewer')
  const failed = ['FAILED', 'COMPLETED_WITH_ERRORS'] as const
  const query = { status: [...failed], sort: '-processingAt' as const, pageSize: 10 }
  const listed: TaskSummary[] = []
  let cursor: string | null | undefined
  do {
    const asked = { ...query, ...(cursor && { cursor }) }
    const { body } = await viewer.call(listTasks, { query: asked })
    listed.push(...body.items)
    cursor = body.page.nextCursor
  } while (cursor)
  const times = listed.map(({ processingAt }) => processingAt ?? '')
  expect(times).toContain('')
  expect(times).toEqual(times.toSorted().toReversed())
})
