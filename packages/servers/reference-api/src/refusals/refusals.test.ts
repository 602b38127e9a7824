import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { listUsers } from '@portal/contract/people/user-endpoints.ts'
import { listRoles } from '@portal/contract/roles/role-endpoints.ts'
import { listSubjects } from '@portal/contract/subjects/subject-endpoints.ts'
import { sql } from 'kysely'
import { checkAudit } from '../database/check-audit.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { recordRefusedSignIns } from './refused-sign-ins.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const entries = () =>
  server.db.selectFrom('auditEntry').selectAll().where('entity', '=', 'refusal').orderBy('no').execute()

/** Rejections are written together, a moment later. */
async function entriesOf(operation: string) {
  for (;;) {
    const found = (await entries()).filter(({ changes }) => changes.some(({ after }) => after === operation))
    if (found.length > 0) return found
  }
}

const factsOf = ({ changes }: { changes: readonly { path: string; after?: unknown }[] }) =>
  Object.fromEntries(changes.map(({ path, after }) => [path.slice(1), after]))

test('a call without the required permission leaves an entry, with the address as a keyed hash', async () => {
  const care = await server.as('care')
  expect((await care.call(listSubjects, {})).status).toBe(403)
  const [entry] = await entriesOf('GET /subjects')
  expect(entry).toMatchObject({
    action: 'CALL_REFUSED',
    operator: { id: await server.operatorId('care') },
  })
  expect(entry && factsOf(entry)).toEqual({
    reason: 'PERMISSION_DENIED',
    operation: 'GET /subjects',
    account: expect.stringMatching(/^[\w-]{43}$/),
    address: expect.stringMatching(/^[\w-]{43}$/),
    times: 1,
  })
})

test('unauthenticated calls are grouped by their target and counted', async () => {
  const nobody = server.withToken('abc')
  await Promise.all(Array.from({ length: 20 }, () => nobody.call(listUsers, {})))
  const found = await entriesOf('GET /users')
  expect(found.length).toBeLessThan(20)
  expect(found[0]).toMatchObject({ operator: { id: 'nobody' }, accountId: 'c2p-demo' })
})

test('refused calls that could not be written are written with the next ones', async () => {
  await sql`
    create sequence attempt;
    create function fail_once() returns trigger language plpgsql as $$
      begin
        if nextval('attempt') = 1 then raise exception 'Not now.'; end if;
        return new;
      end
    $$;
    create trigger fail_once before insert on audit_entry for each row execute function fail_once();
  `.execute(server.db)
  await server.withToken('abc').call(listRoles, {})
  expect(await entriesOf('GET /roles')).toHaveLength(1)
})

test('a sign-in rejected by the identity provider is recorded once, without a name', async () => {
  const operatorId = await server.operatorId('viewer')
  const hashes = { accountHash: 'account-hash', addressHash: 'address-hash' }
  const refused = { ...hashes, operatorId, reason: 'CREDENTIALS_REFUSED', times: 7 }
  await server.db.insertInto('refusedSignIn').values(refused).execute()
  const record = () => recordRefusedSignIns(server.db, 'c2p-demo')
  await Promise.all([record(), record()])
  const found = (await entries()).filter(({ action }) => action === 'SIGN_IN_REFUSED')
  expect(found.map(factsOf)).toEqual([
    { reason: 'CREDENTIALS_REFUSED', account: 'account-hash', address: 'address-hash', times: 7 },
  ])
  expect(JSON.stringify(found)).not.toContain('viewer@')
  expect(await checkAudit(server.db)).toContainEqual(
    expect.objectContaining({ accountId: 'c2p-demo', firstBad: undefined }),
  )
})
