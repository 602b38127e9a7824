import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import type { DpaChange } from './changed-columns.ts'
import { changeStatus, saveDraft } from './dpa-lifecycle.ts'
import { toDpaRow } from './dpa-row.ts'
import { dpasOfAccount, revised } from './dpa-store.ts'

const BY = { id: 'x', email: 'x@program.example', name: 'X' }

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test('changes of several kinds, written together, are complete', async () => {
  const { db } = server
  const rows = await db
    .selectFrom('dpa')
    .selectAll()
    .where('accountId', '=', 'c2p-demo')
    .where('published', 'is not', null)
    .where('status', '=', 'ACTIVE')
    .orderBy('id')
    .limit(4)
    .execute()
  const changes = rows.map((before, index): DpaChange => {
    const draft = { ...before.draft, notes: 'Looked at.' }
    const withdrawn = { published: null, publishedRevision: null, publishedAt: null, publishedBy: null }
    const after = [
      changeStatus(before, 'SUSPENDED'),
      saveDraft(before, draft, 'Agreed.'),
      { ...before, ...withdrawn },
      { ...saveDraft(before, draft, 'Agreed.'), ...withdrawn },
    ][index]
    return { before, after: revised(after ?? before, BY) }
  })
  await dpasOfAccount(db, 'c2p-demo').saveMany(changes)
  const ids = rows.map(({ id }) => id)
  const stored = await db.selectFrom('dpa').selectAll().where('id', 'in', ids).orderBy('id').execute()
  expect(stored).toEqual(changes.map(({ after }) => toDpaRow(after)))
})
