import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createDpa, listDpas } from '@portal/contract/dpas/dpa-endpoints.ts'
import type { DpaFilter } from '@portal/contract/dpas/dpa-schemas.ts'
import { sql } from 'kysely'
import { publishedInitiator } from '../testing/published-initiator.ts'
import { sampleDpa } from '../testing/sample-dpas.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { dpasMatching } from './dpa-filter.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const FILTERS: [string, DpaFilter, string][] = [
  ['a country and a category', { country: ['DE'], mcc: ['5942'] }, 'dpa_of_country'],
  ['a country and own options', { country: ['DE'], differsFromDefaults: true }, 'dpa_of_country'],
  ['a status and a category', { status: ['SUSPENDED'], mcc: ['5942'] }, 'dpa_of_status'],
  ['an initiator and a country', { subjectId: ['x'], country: ['DE'] }, 'dpa_of_subject'],
  ['an initiator and a status', { subjectId: ['x'], status: ['SUSPENDED'] }, 'dpa_of_subject'],
  ['changes and a category', { hasUnpublishedChanges: true, mcc: ['5942'] }, 'dpa_with_changes'],
  ['drafts and a category', { publicationStatus: ['DRAFT'], mcc: ['5942'] }, 'dpa_never_published'],
  ['a card brand', { cardBrand: ['JCB'] }, 'dpa_updated'],
]

test.each(FILTERS)('counts the DPAs of %s without reading them', async (_, filter, index) => {
  const plan = await server.db.transaction().execute(async (transaction) => {
    // PostgreSQL reads a small table completely, whatever indexes it has.
    await sql`set local enable_seqscan = off`.execute(transaction)
    await sql`set local enable_bitmapscan = off`.execute(transaction)
    const found = dpasMatching(transaction, 'c2p-demo', filter).select(sql`1`.as('one'))
    return JSON.stringify(await found.explain())
  })
  expect(plan).toMatch(new RegExp(`Index Only Scan.* using ${index} `))
})

test('a DPA with the most categories and the longest names can be stored and found', async () => {
  const admin = await server.as('admin')
  const subjectId = await publishedInitiator(server.db)
  const merchantCategoryCodes = Array.from({ length: 200 }, (_, index) => String(1000 + index * 7))
  const name = 'Ż'.repeat(60)
  const body = sampleDpa({
    srciDpaId: 'x'.repeat(255),
    dpaData: { dpaName: name, dpaPresentationName: name, dpaUri: 'app.x', applicationType: 'OTHER' },
    merchantCategoryCodes,
  })
  const { status, text } = await admin.call(createDpa, { params: { subjectId }, body })
  expect([status, text]).toEqual([201, expect.any(String)])
  const query = { mcc: ['2393'], country: ['PL'] }
  expect((await admin.call(listDpas, { query })).body.items.map(({ dpaName }) => dpaName)).toEqual([name])
})
