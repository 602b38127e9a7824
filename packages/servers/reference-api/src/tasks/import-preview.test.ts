import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { getImportPreview, listTasks } from '@portal/contract/tasks/task-endpoints.ts'
import { insertMany } from '../database/write-many.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test('shows every new subject of a package, however many of its other records change', async () => {
  const admin = await server.as('admin')
  const { body } = await admin.call(listTasks, { query: { type: ['SUBJECT_IMPORT'], pageSize: 10 } })
  const taskId = String(body.items[0]?.id)
  await server.db.deleteFrom('taskDifference').where('taskId', '=', taskId).execute()
  const rows = Array.from({ length: 120 }, (_, index) => ({
    taskId,
    row: index + 1,
    key: `r${index + 1}`,
    changes: [],
  }))
  const isSubject = (row: number) => row === 1 || row === 120
  await insertMany(
    server.db,
    'taskDifference',
    rows.map((difference) =>
      isSubject(difference.row)
        ? { ...difference, action: 'SUBJECT', result: 'CREATED' }
        : { ...difference, action: 'DPA', result: 'UPDATED' },
    ),
  )
  const { differences } = (await admin.call(getImportPreview, { params: { taskId } })).body
  expect(differences.slice(0, 3).map(({ key }) => key)).toEqual(['r1', 'r120', 'r2'])
})
