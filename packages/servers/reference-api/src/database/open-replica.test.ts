import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { listRoles, publishRole } from '@portal/contract/roles/role-endpoints.ts'
import { startTestIssuer } from '@portal/server-common/testing/test-issuer.ts'
import { sql } from 'kysely'
import { type RunningApi, startApi } from '../start-api.ts'
import { operatorIdOf } from '../testing/operator-id-of.ts'
import { startReplicatedPostgres } from '../testing/replicated-postgres.ts'
import { testCaller } from '../testing/test-server.ts'
import { testSettings } from '../testing/test-settings.ts'
import { connect } from './connect.ts'
import { followReplica } from './open-replica.ts'
import type { Database } from './tables.ts'

type Followed = ReturnType<typeof followReplica>

let postgres: Awaited<ReturnType<typeof startReplicatedPostgres>>
let issuer: Awaited<ReturnType<typeof startTestIssuer>>
let api: RunningApi
let db: Database
let replica: Database
/** Never too old here, unless a test says so. */
let followed: Followed

beforeAll(async () => {
  ;[postgres, issuer] = await Promise.all([startReplicatedPostgres(), startTestIssuer()])
  db = connect(postgres.url)
  replica = connect(postgres.replicaUrl)
  const { replicaUrl } = postgres
  api = await startApi({ ...testSettings(postgres.url), replicaUrl, issuer: issuer.url })
})
beforeEach(async () => {
  await resume()
  followed = followReplica(db, replica, 60_000)
})
afterEach(() => followed.stop())
afterAll(async () => {
  await api.stop()
  await Promise.all([db.destroy(), replica.destroy(), issuer.stop()])
  await postgres.stop()
})

async function operator(name: string) {
  const id = await operatorIdOf(db, name)
  return { id, accountId: 'c2p-demo', ...testCaller(api.address, await issuer.token(id)) }
}

type Operator = Awaited<ReturnType<typeof operator>>

async function isReplica(from: Database): Promise<boolean> {
  const answer = sql<boolean>`pg_is_in_recovery()`.as('is')
  return (await from.selectNoFrom(answer).executeTakeFirstOrThrow()).is
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  if (!(await condition())) await until(condition)
}

const readsReplica = (caller: Operator, from = followed) => from.read(caller, isReplica)
const pause = () => sql`select pg_wal_replay_pause()`.execute(replica)
const resume = () => sql`select pg_wal_replay_resume()`.execute(replica)

async function makeRole({ call }: Operator, name: string): Promise<void> {
  const body = {
    name,
    label: name,
    resources: ['dpa.search' as const],
    changeReason: 'Because the test says so.',
  }
  expect((await call(publishRole, { body })).status).toBe(201)
}

test('operators read from the database until the replica has their own last change', async () => {
  const [admin, viewer] = [await operator('admin'), await operator('viewer')]
  await until(() => readsReplica(admin))
  await pause()
  await makeRole(admin, 'AUDITOR')
  expect(await readsReplica(admin)).toBe(false)
  expect(await readsReplica(viewer)).toBe(true)
  await resume()
  await until(() => readsReplica(admin))
})

test('nobody reads from a replica that stays behind', async () => {
  const [admin, viewer] = [await operator('admin'), await operator('viewer')]
  const strict = followReplica(db, replica, 1500)
  await until(() => readsReplica(viewer, strict))
  await pause()
  await makeRole(admin, 'ANALYST')
  await until(async () => !(await readsReplica(viewer, strict)))
  await strict.stop()
})

test('a read that fails on the replica is repeated on the database', async () => {
  const viewer = await operator('viewer')
  await until(() => readsReplica(viewer))
  const from = await followed.read(viewer, async (reader) => {
    if (await isReplica(reader)) throw new Error('canceled due to conflict with recovery')
    return 'database'
  })
  expect(from).toBe('database')
})

test('the API reads lists from the replica, and from the database once that has stopped', async () => {
  const viewer = await operator('viewer')
  const names = async () => {
    const { status, body } = await viewer.call(listRoles, { query: {} })
    expect(status).toBe(200)
    return body.items.map(({ name }) => name)
  }
  const listsOnReplica = sql<{ calls: number }>`
    select count(*)::int as calls from pg_stat_activity
    where application_name like 'portal-api%' and query like '%from "role"%'
  `
  await until(async () => {
    await names()
    const { rows } = await listsOnReplica.execute(replica)
    return (rows[0]?.calls ?? 0) > 0
  })
  const known = await names()
  await postgres.stopReplica()
  expect(await names()).toEqual(known)
})
