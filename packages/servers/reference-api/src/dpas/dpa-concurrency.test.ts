import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createDpa, getDpa, listDpaHistory, updateDpa } from '@portal/contract/dpas/dpa-endpoints.ts'
import { entityTag } from '@portal/contract/headers.ts'
import { getSubject } from '@portal/contract/subjects/subject-endpoints.ts'
import { sql } from 'kysely'
import { checkAudit } from '../database/check-audit.ts'
import { sampleDpa } from '../testing/sample-dpas.ts'
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let onboarding: TestCaller
let srci: { id: string; dpaCount: number }

beforeAll(async () => {
  server = await startTestServer()
  onboarding = await server.as('onboarding')
  srci = await server.db
    .selectFrom('subject')
    .select(['id', 'dpaCount'])
    .where('type', '=', 'SRCI')
    .where('published', 'is not', null)
    .orderBy('dpaCount')
    .limit(1)
    .executeTakeFirstOrThrow()
})
afterAll(() => server.stop())

const params = () => ({ subjectId: srci.id })
const many = <Result>(count: number, call: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => call(index)))

/** How often each outcome occurred. */
function reasons(answers: readonly { status: number; error?: { reason?: string } }[]) {
  const counts: Record<string, number> = {}
  for (const { status, error } of answers) {
    const outcome = status < 300 ? 'done' : `${status} ${error?.reason}`
    counts[outcome] = (counts[outcome] ?? 0) + 1
  }
  return Object.entries(counts).sort()
}

test('concurrent additions of DPAs cannot exceed the limit of their SRCI', async () => {
  await sql`
    update subject set draft = jsonb_set(draft, '{businessData,maxDpas}', ${JSON.stringify(srci.dpaCount + 5)}::jsonb)
    where id = ${srci.id}
  `.execute(server.db)
  const answers = await many(20, () => onboarding.call(createDpa, { params: params(), body: sampleDpa() }))
  expect(reasons(answers)).toEqual([
    ['409 DPA_LIMIT_REACHED', 15],
    ['done', 5],
  ])
  const { body } = await onboarding.call(getSubject, { params: params() })
  expect(body.dpaCount).toBe(srci.dpaCount + 5)
})

test('of many concurrent new DPAs with the same id, one is created', async () => {
  const { id } = await server.db
    .selectFrom('subject')
    .select('id')
    .where('type', '=', 'SRCI')
    .where('published', 'is not', null)
    .orderBy('dpaCount', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const body = sampleDpa({ srciDpaId: 'wanted-by-many' })
  const answers = await many(10, () => onboarding.call(createDpa, { params: { subjectId: id }, body }))
  expect(reasons(answers)).toEqual([
    ['409 DPA_EXISTS', 9],
    ['done', 1],
  ])
})

test('of 200 who change the same revision of a DPA one succeeds, and all others are refused', async () => {
  const { id: dpaId, subjectId } = await server.db
    .selectFrom('dpa')
    .select(['id', 'subjectId'])
    .where('publishedAt', 'is', null)
    .limit(1)
    .executeTakeFirstOrThrow()
  const target = { params: { subjectId, dpaId } }
  const { body: before } = await onboarding.call(getDpa, target)
  const headers = { 'If-Match': entityTag(before.revision) }
  const answers = await many(200, (index) =>
    onboarding.call(updateDpa, { ...target, body: sampleDpa({ notes: `Writer ${index}` }) }, { headers }),
  )
  expect(reasons(answers)).toEqual([
    ['412 REVISION_CONFLICT', 199],
    ['done', 1],
  ])
  const history = await onboarding.call(listDpaHistory, target)
  expect(history.body.items[0]?.revision).toBe(before.revision + 1)
  expect((await checkAudit(server.db)).map(({ firstBad }) => firstBad)).toEqual([undefined, undefined])
})
