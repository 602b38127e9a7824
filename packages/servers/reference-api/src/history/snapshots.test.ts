import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { getDpa, listDpaHistory, publishDpa, updateDpa } from '@portal/contract/dpas/dpa-endpoints.ts'
import {
  getSubjectData,
  listSubjectDataHistory,
  listSubjectHistory,
} from '@portal/contract/subjects/subject-endpoints.ts'
import { sampleDpa } from '../testing/sample-dpas.ts'
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts'

const changeReason = 'Because the test says so.'

let server: TestServer
let admin: TestCaller

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.as('admin')
})
afterAll(() => server.stop())

const codes = (count: number) => Array.from({ length: count }, (_, index) => String(5000 + index))

async function anyDpa() {
  const { id: dpaId, subjectId } = await server.db
    .selectFrom('dpa')
    .select(['id', 'subjectId'])
    .where('publishedAt', 'is', null)
    .limit(1)
    .executeTakeFirstOrThrow()
  return { subjectId, dpaId }
}

test('each entry has the record at that time, including lists that grew and shrank', async () => {
  const params = await anyDpa()
  const bodies = [codes(5), codes(2), codes(9), codes(1)].map((merchantCategoryCodes, index) =>
    sampleDpa({ merchantCategoryCodes, ...(index % 2 === 0 && { notes: `Step ${index}` }) }),
  )
  for (const body of bodies) {
    await admin.call(updateDpa, { params, body: { ...body, changeReason } })
    await admin.call(publishDpa, { params, body: { changeReason } })
  }
  const { body: history } = await admin.call(listDpaHistory, { params, query: { include: 'snapshot' } })
  const updates = history.items.filter(({ action }) => action === 'DPA_UPDATED').slice(0, 4)
  expect(updates.map(({ snapshot }) => snapshot)).toMatchObject(bodies.toReversed())
  const { body: now } = await admin.call(getDpa, { params })
  expect(now).toMatchObject(Object(history.items[0]?.snapshot))
})

test('the snapshot of the newest entry about a part of a subject is that part', async () => {
  for (const dataKey of ['businessData', 'jwk', 'defaultDpaConfig']) {
    const params = { subjectId: 'system', dataKey }
    const { body } = await admin.call(listSubjectDataHistory, { params, query: { include: 'snapshot' } })
    const { body: now } = await admin.call(getSubjectData, { params })
    if (body.items.length > 0) expect(body.items[0]?.snapshot).toEqual(now)
  }
})

test('the snapshot of the first entry of a subject is its initial state', async () => {
  const query = { include: 'snapshot', sort: 'changedAt', pageSize: 1 } as const
  const { body } = await admin.call(listSubjectHistory, { params: { subjectId: 'system' }, query })
  expect(body.items[0]?.snapshot).toMatchObject({ businessData: { displayName: 'Click to Pay System' } })
})

test('fetches two entries by their ids, each with the whole record', async () => {
  const params = { subjectId: 'system' }
  const { body } = await admin.call(listSubjectHistory, { params, query: { pageSize: 100 } })
  const [newest, oldest] = [body.items[0], body.items.at(-1)]
  const id = [newest?.id ?? '', oldest?.id ?? '']
  const query = { id, include: 'snapshot' as const }
  const { body: pair } = await admin.call(listSubjectHistory, { params, query })
  expect(pair.items.map((entry) => entry.id)).toEqual(id)
  for (const { snapshot } of pair.items) expect(snapshot).toHaveProperty('businessData.displayName')
})

test('shows only some of very many changes, and stores all', async () => {
  const params = await anyDpa()
  await admin.call(updateDpa, {
    params,
    body: sampleDpa({ merchantCategoryCodes: codes(199), notes: 'Many' }),
  })
  await admin.call(updateDpa, {
    params,
    body: sampleDpa({
      merchantCategoryCodes: codes(199).toReversed(),
      acquirerData: Array.from({ length: 20 }, (_, index) => ({
        acquirerIca: String(index),
        acquirerMerchantId: 'M',
      })),
    }),
  })
  const { body } = await admin.call(listDpaHistory, { params, query: { include: 'snapshot' } })
  expect(body.items[0]).toMatchObject({ truncated: true })
  expect(body.items[0]?.changes).toHaveLength(200)
  expect(body.items[0]?.snapshot).toMatchObject({ merchantCategoryCodes: codes(199).toReversed() })
})

test('returns snapshots for at most twenty entries', async () => {
  const params = await anyDpa()
  const query = { include: 'snapshot' as const, pageSize: 21 }
  expect((await admin.call(listDpaHistory, { params, query })).error.reason).toBe('INVALID_PARAMETER')
})
