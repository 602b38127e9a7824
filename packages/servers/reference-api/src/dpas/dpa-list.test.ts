import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { countDpas, createDpa, deleteDpa, getDpa, updateDpa } from '@portal/contract/dpas/dpa-endpoints.ts'
import { DpaSummary } from '@portal/contract/dpas/dpa-schemas.ts'
import { type Page, pageOf } from '@portal/contract/page-of.ts'
import { sampleDpa } from '../testing/sample-dpas.ts'
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let admin: TestCaller
let srci: string

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.as('admin')
  const { id } = await server.db
    .selectFrom('subject')
    .select('id')
    .where('type', '=', 'SRCI')
    .orderBy('dpaCount', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  srci = id
})
afterAll(() => server.stop())

type Query = Record<string, string | string[] | number>

const ask = (query: Query) => admin.send('GET', '/accounts/c2p-demo/dpa', { query })
const list = async (query: Query): Promise<Page<DpaSummary>> =>
  pageOf(DpaSummary).parse((await ask(query)).body)
const idsOf = ({ items }: Page<DpaSummary>) => items.map(({ id }) => id)

/** All pages from the first one on, by cursor; `between` runs after each. */
async function walk(query: Query, between: (page: Page<DpaSummary>) => Promise<unknown> = async () => 0) {
  const pages = [await list(query)]
  for (let cursor = pages[0]?.page.nextCursor; cursor; cursor = pages.at(-1)?.page.nextCursor) {
    const last = pages.at(-1)
    if (last) await between(last)
    pages.push(await list({ ...query, cursor }))
  }
  return pages
}

test('the first page has the total and the cursor of the next page', async () => {
  const { items, page } = await list({})
  expect(items).toHaveLength(10)
  expect(page).toEqual({
    number: 1,
    size: 10,
    totalItems: 400,
    totalPages: 40,
    totalRelation: 'EQ',
    nextCursor: expect.any(String),
  })
})

test('the counts are those of the list with the same filter, and of the owners', async () => {
  const items = (await walk({ status: 'SUSPENDED', pageSize: 100 })).flatMap((page) => page.items)
  const { body } = await admin.call(countDpas, { query: { status: 'SUSPENDED' } })
  expect(body).toEqual({
    total: items.length,
    published: items.filter(({ publicationStatus }) => publicationStatus === 'PUBLISHED').length,
    initiators: new Set(items.map(({ subjectId }) => subjectId)).size,
  })
})

test.each(['-updatedAt', 'dpaName', '-dpaPresentationName', 'status', 'status,-createdAt'])(
  'cursors go through the whole list sorted by %s, in the order of the numbered pages',
  async (sort) => {
    const byCursor = (await walk({ sort, pageSize: 70 })).flatMap(idsOf)
    const numbers = Array.from({ length: 6 }, (_, index) => index + 1)
    const byNumber = await Promise.all(numbers.map((page) => list({ sort, pageSize: 70, page })))
    expect(byCursor).toEqual(byNumber.flatMap(idsOf))
    expect(new Set(byCursor).size).toBe(400)
  },
)

test('paging by cursor returns each DPA once, despite concurrent changes', async () => {
  const query = { sort: 'createdAt', pageSize: 25 }
  const before = new Set((await walk(query)).flatMap(idsOf))
  const added: string[] = []
  const deleted = new Set<string>()
  const pages = await walk(query, async ({ items }) => {
    const { body } = await admin.call(createDpa, { params: { subjectId: srci }, body: sampleDpa() })
    added.push(body.id)
    for (const item of items.filter(({ publicationStatus }) => publicationStatus === 'DRAFT').slice(0, 2)) {
      const params = { subjectId: item.subjectId, dpaId: item.id }
      if (deleted.size % 2 === 0) await admin.call(updateDpa, { params, body: sampleDpa() })
      await admin.call(deleteDpa, { params }, { changeReason: 'Deleted while somebody reads the list.' })
      deleted.add(item.id)
    }
  })
  const seen = pages.flatMap(idsOf)
  expect(new Set(seen).size).toBe(seen.length)
  expect(new Set(seen)).toEqual(new Set([...before, ...added]))
  expect(deleted.size).toBeGreaterThan(10)
})

test.each<[string, (cursor: string) => Query]>([
  ['another filter', (cursor) => ({ cursor, status: 'SUSPENDED' })],
  ['another order', (cursor) => ({ cursor, sort: 'createdAt' })],
  ['random letters', () => ({ cursor: 'nonsense' })],
  [
    'invalid values',
    (cursor) => {
      const [digest, page] = JSON.parse(Buffer.from(cursor, 'base64url').toString())
      return { cursor: Buffer.from(JSON.stringify([digest, page, ['x', 'y']])).toString('base64url') }
    },
  ],
])('rejects a cursor with %s', async (_, query) => {
  const { nextCursor } = (await list({})).page
  const { status, error } = await ask(query(nextCursor ?? ''))
  expect([status, error.reason]).toEqual([400, 'CURSOR_EXPIRED'])
})

test('numbered pages end at row 10 000', async () => {
  expect((await ask({ page: 1000 })).status).toBe(200)
  expect((await ask({ page: 1001 })).error.reason).toBe('PAGE_TOO_DEEP')
})

test.each<[string, Query, (dpa: DpaSummary) => boolean]>([
  ['subject', { subjectId: 'srci' }, ({ subjectId }) => subjectId === srci],
  ['status', { status: 'SUSPENDED' }, ({ status }) => status === 'SUSPENDED'],
  ['publication', { publicationStatus: 'DRAFT' }, ({ publicationStatus }) => publicationStatus === 'DRAFT'],
  ['unpublished changes', { hasUnpublishedChanges: 'true' }, (dpa) => dpa.hasUnpublishedChanges],
  ['country', { country: ['PL', 'DE'] }, (dpa) => ['PL', 'DE'].includes(dpa.merchantCountryCode)],
  ['differences from the defaults', { differsFromDefaults: 'true' }, ({ ownOptions }) => ownOptions > 0],
  ['inherits everything', { differsFromDefaults: 'false' }, ({ ownOptions }) => ownOptions === 0],
  ['category', { mcc: '5942' }, ({ merchantCategoryCode }) => merchantCategoryCode === '5942'],
])('filters by %s', async (_, query, fits) => {
  const given = query.subjectId ? { subjectId: srci } : query
  const all = (await walk({ pageSize: 100 })).flatMap(({ items }) => items)
  const { items, page } = await list({ ...given, pageSize: 100 })
  expect(page.totalItems).toBe(all.filter(fits).length)
  expect(page.totalItems).toBeGreaterThan(0)
  expect(items.every(fits)).toBe(true)
})

test('filters by the period of the last change', async () => {
  const all = (await walk({ pageSize: 100 })).flatMap(({ items }) => items)
  const updatedFrom = all[Math.floor(all.length / 2)]?.updatedAt ?? ''
  const { page } = await list({ updatedFrom })
  expect(page.totalItems).toBe(all.filter(({ updatedAt }) => updatedAt >= updatedFrom).length)
  const { items } = await list({ updatedTo: updatedFrom, pageSize: 100 })
  expect(items[0]?.updatedAt.slice(0, 19)).toBe(updatedFrom.slice(0, 19))
})

test('a row has its card brands, its first BIN and its number of own options', async () => {
  const acquirerData = [{ acquirerIca: '1', acquirerBin: '999001', acquirerMerchantId: 'M-1' }]
  const body = sampleDpa({ supportedCardBrands: ['JCB'], options: { dpaLocale: 'pl_PL' }, acquirerData })
  const { body: own } = await admin.call(createDpa, { params: { subjectId: srci }, body })
  const { body: inheriting } = await admin.call(createDpa, {
    params: { subjectId: srci },
    body: sampleDpa(),
  })
  const { items } = await list({ sort: '-createdAt' })
  const rowOf = (id: string) => items.find((item) => item.id === id)
  expect(rowOf(own.id)).toMatchObject({
    supportedCardBrands: ['JCB'],
    acquirerBin: '999001',
    ownOptions: 2,
    updatedBy: { name: expect.any(String) },
  })
  const { body: read } = await admin.call(getDpa, {
    params: { subjectId: srci, dpaId: inheriting.id },
    query: { include: 'effective' },
  })
  expect(rowOf(inheriting.id)).toMatchObject({
    supportedCardBrands: read.effective?.supportedCardBrands?.value,
    acquirerBin: null,
    ownOptions: 0,
  })
})

test('a card brand is that of the DPA, or else that of its SRCI', async () => {
  const own = sampleDpa({ supportedCardBrands: ['JCB'] })
  const { body } = await admin.call(createDpa, { params: { subjectId: srci }, body: own })
  const { body: inheriting } = await admin.call(createDpa, {
    params: { subjectId: srci },
    body: sampleDpa(),
  })
  const { draft } = await server.db
    .selectFrom('subject')
    .select('draft')
    .where('id', '=', srci)
    .executeTakeFirstOrThrow()
  const inherited = String(Object(draft.defaultDpaConfig?.supportedCardBrands)[0])
  const withBrand = async (cardBrand: string) => idsOf(await list({ cardBrand, pageSize: 100 }))
  expect(await withBrand('JCB')).toContain(body.id)
  expect(await withBrand(inherited)).toContain(inheriting.id)
  expect(await withBrand('JCB')).not.toContain(inheriting.id)
})

test.each([
  ['without accents', 'zolta', true],
  ['without capitals', 'ŻÓŁTA GĘŚ', true],
  ['by a part of its address', 'shop.zolta-ges', true],
  ['by a part of a word', 'olta ge', true],
  ['by two letters at the beginning of a word', 'ks', true],
  ['by two letters inside a word', 'lt', false],
  ['by the id of its SRCI', 'goose-2026', true],
  ['by the id at its acquirer', 'm-goose', true],
])('finds a DPA %s', async (_, q, isFound) => {
  const goose = sampleDpa({
    srciDpaId: `Goose-2026-${crypto.randomUUID()}`,
    dpaData: {
      dpaName: 'Żółta Gęś Księgarnia',
      dpaPresentationName: 'Żółta Gęś',
      dpaUri: 'https://shop.zolta-ges.example',
      applicationType: 'OTHER',
    },
    acquirerData: [{ acquirerIca: '1', acquirerMerchantId: 'M-GOOSE' }],
  })
  const { body } = await admin.call(createDpa, { params: { subjectId: srci }, body: goose })
  expect(idsOf(await list({ q })).includes(body.id)).toBe(isFound)
  expect(idsOf(await list({ q: body.id }))).toEqual([body.id])
})
