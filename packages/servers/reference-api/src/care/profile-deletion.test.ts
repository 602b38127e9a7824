import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { deleteProfile, listOwnDeletions, lookUpIdentity } from '@portal/contract/care/profile-endpoints.ts'
import { sql } from 'kysely'
import { entriesOf } from '../testing/entries-of.ts'
import { CARE_CASE } from '../testing/sample-care.ts'
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let care: TestCaller
let admin: TestCaller

beforeAll(async () => {
  server = await startTestServer()
  care = await server.as('care')
  admin = await server.as('admin')
})
afterAll(() => server.stop())

const changeReason = 'Because the consumer requested it.'

const lookUp = (identityValue: string, caller = care) =>
  caller.call(lookUpIdentity, { body: { identityType: 'EMAIL_ADDRESS', identityValue, case: CARE_CASE } })
const remove = (profileId: string, caller = care) =>
  caller.call(deleteProfile, { params: { profileId } }, { changeReason })
const idOf = async (email: string) => (await lookUp(email)).body.profiles[0]?.profileId ?? ''

/** Profiles that no other test uses. */
const ordinaryId = async (place: number) => {
  const { id } = await server.db
    .selectFrom('consumerProfile')
    .select('id')
    .where('pendingTransactionCount', '=', 0)
    .where('maskedEmail', 'not like', 'f•••%')
    .orderBy('createdAt')
    .offset(place)
    .limit(1)
    .executeTakeFirstOrThrow()
  return id
}

test('a deletion needs a reason, leaves a receipt and one entry, and the profile is no longer found', async () => {
  const [profile] = (await lookUp('five.cards@consumer.example')).body.profiles
  const id = profile?.profileId ?? ''
  const unexplained = await care.call(deleteProfile, { params: { profileId: id } })
  expect(unexplained.error.reason).toBe('CHANGE_REASON_REQUIRED')
  const { status, body, headers } = await remove(id)
  expect(status).toBe(200)
  expect(body).toEqual({
    profileId: id,
    deletedAt: expect.any(String),
    deletedBy: expect.objectContaining({ email: 'care@program.example' }),
    requestId: headers.get('x-correlation-id'),
    maskedIdentity: 'f•••@c•••.example',
    changeReason,
    case: CARE_CASE,
    cardCount: 5,
    deviceCount: profile?.deviceCount,
  })
  expect(await entriesOf(server.db, id)).toMatchObject([
    { action: 'PROFILE_DELETED', changeReason, changes: [{ op: 'REMOVE', before: { case: CARE_CASE } }] },
  ])
})

test('looking up a deleted profile shows when and by whom it was deleted', async () => {
  const { body } = await lookUp('five.at.work@consumer.example', admin)
  expect(body).toMatchObject({
    consumerPresent: false,
    profiles: [],
    deletions: [{ deletedBy: { email: 'care@program.example' }, case: CARE_CASE }],
  })
})

test('an old deletion is no longer shown, while its receipt stays', async () => {
  await sql`update profile_deletion set deleted_at = now() - interval '91 days'`.execute(server.db)
  expect((await lookUp('five.cards@consumer.example')).body.deletions).toEqual([])
  expect((await care.call(listOwnDeletions, {})).body.items).toHaveLength(1)
})

test('deleting twice returns the first receipt, for any caller and key, and is recorded once', async () => {
  const id = await idOf('one.card@consumer.example')
  const first = await remove(id)
  for (const caller of [care, admin]) {
    const again = await remove(id, caller)
    expect([again.status, again.body]).toEqual([200, first.body])
  }
  expect(await entriesOf(server.db, id)).toHaveLength(1)
})

test('two concurrent deletions delete a profile once, and both return the receipt', async () => {
  const id = await idOf('locked@consumer.example')
  const [one, other] = await Promise.all([remove(id), remove(id)])
  expect([one?.status, one?.body]).toEqual([200, other?.body])
  expect(await entriesOf(server.db, id)).toHaveLength(1)
})

test('nobody can delete a profile that they have not looked up', async () => {
  const id = await ordinaryId(0)
  const { status, error } = await remove(id)
  expect([status, error.reason]).toEqual([409, 'PROFILE_LOOK_UP_NEEDED'])
})

test('a look-up by somebody else, or too long ago, does not count', async () => {
  const id = await idOf('two.profiles@consumer.example')
  expect((await remove(id, admin)).error.reason).toBe('PROFILE_LOOK_UP_NEEDED')
  await sql`update profile_case set at = now() - interval '31 minutes'`.execute(server.db)
  expect((await remove(id)).error.reason).toBe('PROFILE_LOOK_UP_NEEDED')
})

test('a profile that changed since the look-up cannot be deleted until it is looked up again', async () => {
  const [profile] = (await lookUp('two.profiles@consumer.example')).body.profiles
  const id = profile?.profileId ?? ''
  await server.db.updateTable('consumerProfile').set({ deviceCount: 9 }).where('id', '=', id).execute()
  const removeSeen = (revision = 0) =>
    care.call(
      deleteProfile,
      { params: { profileId: id } },
      { changeReason, headers: { 'If-Match': `"r${revision}"` } },
    )
  const { status, error } = await removeSeen(profile?.revision)
  expect([status, error.reason]).toEqual([412, 'REVISION_CONFLICT'])
  expect(error.errorDetail[0]?.message).toMatch(/^The SRC system changed it on /)
  const [changed] = (await lookUp('two.profiles@consumer.example')).body.profiles
  expect((await removeSeen(changed?.revision)).status).toBe(200)
})

test('deleting one of two profiles of a person keeps the other', async () => {
  const { body } = await lookUp('two.profiles@consumer.example')
  expect([body.profiles.length, body.deletions.length]).toEqual([1, 1])
})

test('a profile with a pending transaction cannot be deleted', async () => {
  const [profile] = (await lookUp('pending@consumer.example')).body.profiles
  const { status, error } = await remove(profile?.profileId ?? '')
  expect([status, error.reason]).toEqual([409, 'PROFILE_HAS_PENDING_TRANSACTION'])
  expect(profile?.pendingTransactionCount).toBe(1)
})

test.each([
  'Requested by jo@consumer.example today.',
  'Requested by jo＠consumer.example today.',
  'Requested by jo (at) consumer . example today.',
  'Called from +44 7700 900123 today.',
  'Called from 07700 900123.',
])('rejects a reason that names the consumer: %s', async (reason) => {
  const [profile] = (await lookUp('pending@consumer.example')).body.profiles
  const params = { profileId: profile?.profileId ?? '' }
  const { status, error } = await care.call(deleteProfile, { params }, { changeReason: reason })
  expect([status, error.errorDetail[0]?.source]).toEqual([422, 'Change-Reason'])
  expect(JSON.stringify(error)).not.toMatch(/consumer\.example|7700/)
})

test('lists the caller’s own deletions, newest first', async () => {
  const own = (await care.call(listOwnDeletions, {})).body.items
  const times = own.map(({ deletedAt }) => deletedAt)
  expect(own.length).toBeGreaterThan(2)
  expect(times).toEqual(times.toSorted().toReversed())
  expect((await admin.call(listOwnDeletions, {})).body.items).toEqual([])
})

test('a profile of another account is not found', async () => {
  const id = await ordinaryId(1)
  await server.db
    .updateTable('consumerProfile')
    .set({ accountId: 'c2p-prod-demo' })
    .where('id', '=', id)
    .execute()
  expect((await remove(id)).error.reason).toBe('PROFILE_NOT_FOUND')
})
