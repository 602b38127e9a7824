import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { createDpa } from '@portal/contract/dpas/dpa-endpoints.ts'
import { IDEMPOTENCY_KEY } from '@portal/contract/headers.ts'
import { startTestIssuer, type TestIssuer } from '@portal/server-common/testing/test-issuer.ts'
import { sql } from 'kysely'
import { checkAudit } from './database/check-audit.ts'
import { connect } from './database/connect.ts'
import type { Database } from './database/tables.ts'
import { sampleDpa } from './testing/sample-dpas.ts'
import { type SpawnedProgram, spawnApi } from './testing/spawned-program.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'
import { testCaller } from './testing/test-server.ts'

const KILLS = 8
const WRITERS = 8
jest.setTimeout(600_000)

let database: TestDatabase
let issuer: TestIssuer
let db: Database
let subjectId: string
let token: string

beforeAll(async () => {
  ;[database, issuer] = await Promise.all([createTestDatabase(), startTestIssuer()])
  db = connect(database.url)
  const operator = await db
    .selectFrom('operator')
    .select('id')
    .where('email', '=', 'onboarding@program.example')
    .executeTakeFirstOrThrow()
  token = await issuer.token(operator.id)
  const srci = await db
    .selectFrom('subject')
    .select('id')
    .where('type', '=', 'SRCI')
    .executeTakeFirstOrThrow()
  subjectId = srci.id
})
afterAll(async () => {
  await db.destroy()
  await Promise.all([issuer.stop(), database.drop()])
})

const start = () =>
  spawnApi({
    DATABASE_URL: database.url,
    IDENTITY_ISSUER: issuer.url,
    CALLS_PER_SECOND: '100000',
  })

test('keeps every acknowledged write exactly once when the API is killed repeatedly in mid-write', async () => {
  let api: SpawnedProgram = await start()
  let isOver = false
  const acknowledged = new Set<string>()

  /** Writes one DPA after another, retrying each with the same key until it is acknowledged. */
  async function write(writer: number): Promise<void> {
    for (let no = 0; !isOver; no += 1) {
      const srciDpaId = `crash-${writer}-${no}`
      const headers = { [IDEMPOTENCY_KEY]: crypto.randomUUID() }
      for (let isDone = false; !isDone && !isOver; ) {
        const caller = testCaller(api.url, token)
        const input = { params: { subjectId }, body: sampleDpa({ srciDpaId }) }
        const answer = await caller.call(createDpa, input, { headers }).catch(() => undefined)
        isDone = answer?.status === 201
        if (isDone) acknowledged.add(srciDpaId)
      }
    }
  }

  const writers = Array.from({ length: WRITERS }, (_, index) => write(index))
  for (let kills = 0; kills < KILLS; kills += 1) {
    const before = acknowledged.size
    while (acknowledged.size < before + WRITERS) await new Promise((resolve) => setTimeout(resolve, 5))
    await api.end('SIGKILL')
    api = await start()
  }
  isOver = true
  await Promise.all(writers)
  await api.end('SIGTERM')

  const { rows } = await sql<{ srciDpaId: string; entries: number }>`
    select srci_dpa_id, (select count(*)::int from audit_entry where entity_id = dpa.id::text) as entries
    from dpa where srci_dpa_id like 'crash-%'
  `.execute(db)
  expect(rows.filter(({ entries }) => entries !== 1)).toEqual([])
  const stored = new Set(rows.map(({ srciDpaId }) => srciDpaId))
  expect(stored.size).toBe(rows.length)
  expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([])
  expect((await checkAudit(db)).map(({ firstBad }) => firstBad)).toEqual([undefined, undefined])
})
