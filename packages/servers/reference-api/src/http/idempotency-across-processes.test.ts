import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { createDpa } from '@portal/contract/dpas/dpa-endpoints.ts'
import { IDEMPOTENCY_KEY } from '@portal/contract/headers.ts'
import { sql } from 'kysely'
import { sampleDpa } from '../testing/sample-dpas.ts'
import { type SpawnedProgram, spawnApi } from '../testing/spawned-program.ts'
import { startTestServer, type TestCaller, type TestServer, testCaller } from '../testing/test-server.ts'

const KEYS = 100
const DUPLICATES = 20
const KEYS_AT_ONCE = 5
jest.setTimeout(180_000)

let server: TestServer
let other: SpawnedProgram
let callers: readonly TestCaller[]
let subjectId: string

beforeAll(async () => {
  server = await startTestServer()
  other = await spawnApi({
    DATABASE_URL: server.settings.databaseUrl,
    IDENTITY_ISSUER: server.issuer.url,
    CALLS_PER_SECOND: '100000',
    MAX_CONCURRENT_CALLS: '1000',
  })
  const token = await server.issuer.token(await server.operatorId('onboarding'))
  callers = [server.withToken(token), testCaller(other.url, token)]
  const srci = await server.db
    .selectFrom('subject')
    .select('id')
    .where('type', '=', 'SRCI')
    .where('accountId', '=', 'c2p-demo')
    .executeTakeFirstOrThrow()
  subjectId = srci.id
})
afterAll(async () => {
  await other.end('SIGTERM')
  await server.stop()
})

/** One call, repeated while another one with the same key is still in progress. */
async function create(caller: TestCaller, srciDpaId: string, key: string): Promise<string> {
  for (;;) {
    const input = { params: { subjectId }, body: sampleDpa({ srciDpaId }) }
    const { status, body, error } = await caller.call(createDpa, input, {
      headers: { [IDEMPOTENCY_KEY]: key },
    })
    if (status === 201) return body.id
    expect(error.reason).toBe('IDEMPOTENCY_IN_PROGRESS')
  }
}

async function createManyTimes(index: number): Promise<void> {
  const key = crypto.randomUUID()
  const calls = Array.from({ length: DUPLICATES }, (_, copy) => {
    const caller = callers[copy % callers.length]
    if (!caller) throw new Error('The process does not exist.')
    return create(caller, `twin-${index}`, key)
  })
  const ids = await Promise.all(calls)
  expect(new Set(ids).size).toBe(1)
}

test('a call sent many times concurrently to two processes has one effect and one response', async () => {
  for (let first = 0; first < KEYS; first += KEYS_AT_ONCE) {
    await Promise.all(Array.from({ length: KEYS_AT_ONCE }, (_, index) => createManyTimes(first + index)))
  }
  const { rows } = await sql<{ made: number; entries: number }>`
    select count(distinct dpa.id)::int as made, count(audit_entry.id)::int as entries
    from dpa join audit_entry on audit_entry.entity = 'dpa' and audit_entry.entity_id = dpa.id::text
    where dpa.srci_dpa_id like 'twin-%'
  `.execute(server.db)
  expect(rows).toEqual([{ made: KEYS, entries: KEYS }])
})
