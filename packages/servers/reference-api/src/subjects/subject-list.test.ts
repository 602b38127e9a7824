import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Page, pageOf } from '@portal/contract/page-of.ts'
import { createSubject, getSubject, listSubjects } from '@portal/contract/subjects/subject-endpoints.ts'
import { SubjectSummary } from '@portal/contract/subjects/subject-schemas.ts'
import { newBackend } from '../testing/sample-subjects.ts'
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let admin: TestCaller

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.as('admin')
})
afterAll(() => server.stop())

/** The query as in an address, where everything is text. */
type Query = Record<string, string | string[] | number>

async function list(query: Query): Promise<Page<SubjectSummary>> {
  const { body } = await admin.send('GET', '/accounts/c2p-demo/subjects', { query })
  return pageOf(SubjectSummary).parse(body)
}
const names = async (query: Query) => (await list(query)).items.map(({ name }) => name)
const total = async (query: Query) => (await list(query)).page.totalItems

test('the first page contains ten, newest first', async () => {
  const { items, page } = await list({})
  expect(page).toMatchObject({ number: 1, size: 10, totalItems: 54, totalPages: 6, totalRelation: 'EQ' })
  const times = items.map(({ updatedAt }) => updatedAt)
  expect(times).toEqual(times.toSorted().reverse())
})

test('pages contain every subject once', async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => list({ page, pageSize: 20, sort: 'type' })))
  expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(54)
})

test.each<[string, Query, number]>([
  ['type', { type: 'SRCI' }, 24],
  ['either type', { type: ['SRC', 'DCF'] }, 7],
  ['category', { category: 'system' }, 6],
  ['type of another category', { category: 'system', type: 'DCF' }, 0],
  ['status', { status: 'SUSPENDED' }, 3],
  ['publication', { publicationStatus: 'DRAFT' }, 4],
  ['unpublished changes', { hasUnpublishedChanges: 'true' }, 6],
  ['no unpublished changes', { hasUnpublishedChanges: 'false' }, 48],
  ['a country without subjects', { country: 'JP' }, 0],
])('filters by %s', async (_, query, count) => {
  expect(await total(query)).toBe(count)
})

test('shows whose consumers a platform authenticates', async () => {
  const [platform] = (await list({ type: 'EXT_AUTH_PLATFORM', sort: 'name' })).items
  const { items } = await list({ authPlatformSubjectId: platform?.id ?? '' })
  expect(items.map(({ type }) => type)).toEqual(items.map(() => 'SRCPI'))
  const drafts = await Promise.all(
    items.map(({ id }) => admin.call(getSubject, { params: { subjectId: id } })),
  )
  expect(drafts.map(({ body }) => body.data.identityConfig)).toEqual(
    items.map(() => expect.objectContaining({ externalAuth: expect.objectContaining({ enabled: true }) })),
  )
  expect(items.length).toBeGreaterThan(0)
  expect(await total({ authPlatformSubjectId: 'nobody' })).toBe(0)
})

test('sorts by name, ignoring case', async () => {
  const sorted = await names({ sort: 'name', pageSize: 100 })
  expect(sorted).toEqual(sorted.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)))
  expect(await names({ sort: '-name', pageSize: 100 })).toEqual(sorted.toReversed())
})

test.each([
  ['without accents', 'zlota brama', 'Bank Złota Brama'],
  ['without capitals', 'CREDIT MONTCLAIR', 'Crédit Montclair'],
  ['by a part of a word', 'stmer', 'Westmere Union'],
  ['by external reference', 'srcpi-0004', 'Westmere Union'],
  ['by BIN', '990550', 'First Cobalt Bank'],
])('finds a subject %s', async (_, q, name) => {
  expect(await names({ q })).toContain(name)
})

test('takes pattern characters literally', async () => {
  await admin.call(createSubject, { body: newBackend('100% \\_sure') })
  expect(await names({ q: '0% \\_s' })).toEqual(['100% \\_sure'])
  expect(await names({ q: '%%' })).toEqual([])
})

test('leaves out types that the caller has no access to', async () => {
  const onboarding = await server.as('onboarding')
  const { body } = await onboarding.call(listSubjects, { query: { pageSize: 100 } })
  expect(new Set(body.items.map(({ type }) => type))).toEqual(new Set(['SRCI', 'SRCPI', 'DCF']))
  expect((await onboarding.call(listSubjects, { query: { type: ['SRC'] } })).body.page.totalItems).toBe(0)
})

test('shows when the first certificate expires', async () => {
  const { items } = await list({ q: 'Brightcart' })
  expect(items[0]?.keyExpiresAt).toBe('2026-06-13T00:00:00.000Z')
})

test('finds subjects whose first certificate expires by a day, the most urgent first', async () => {
  const all = (await list({ pageSize: 100 })).items
  const until = '2027-01-01'
  const { items } = await list({ keyExpiresTo: until, sort: 'keyExpiresAt', pageSize: 100 })
  const expiries = items.map(({ keyExpiresAt }) => keyExpiresAt ?? '')
  expect(expiries).toEqual(expiries.toSorted())
  expect(items).toHaveLength(
    all.filter(({ keyExpiresAt }) => keyExpiresAt && keyExpiresAt < `${until}T23:59:59.999Z`).length,
  )
  expect(items.length).toBeGreaterThan(0)
  expect(items.length).toBeLessThan(all.length)
})

test('lists what never expires after everything that does', async () => {
  const { items } = await list({ sort: 'keyExpiresAt', pageSize: 100 })
  const never = items.findIndex(({ keyExpiresAt }) => keyExpiresAt === null)
  expect(items.slice(never).every(({ keyExpiresAt }) => keyExpiresAt === null)).toBe(true)
})
