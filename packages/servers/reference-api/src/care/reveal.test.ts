import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { RevealableField } from '@portal/contract/care/profile.ts'
import { lookUpIdentity, revealProfileField } from '@portal/contract/care/profile-endpoints.ts'
import { entriesOf } from '../testing/entries-of.ts'
import { CARE_CASE } from '../testing/sample-care.ts'
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let care: TestCaller

beforeAll(async () => {
  server = await startTestServer()
  care = await server.as('care')
})
afterAll(() => server.stop())

const changeReason = 'To spell it with the caller.'

async function found(identityValue: string) {
  const body = { identityType: 'EMAIL_ADDRESS', identityValue, case: CARE_CASE } as const
  const [profile] = (await care.call(lookUpIdentity, { body })).body.profiles
  if (!profile) throw new Error(`${identityValue} is not found.`)
  return profile
}

const reveal = (profileId: string, field: RevealableField, caller = care) =>
  caller.call(revealProfileField, { params: { profileId }, body: { field, changeReason } })

test('reveals masked values, one at a time', async () => {
  const { profileId, revealable } = await found('one.card@consumer.example')
  expect(revealable).toEqual(['EMAIL_ADDRESS', 'MOBILE_PHONE_NUMBER', 'NAME'])
  const { status, body } = await reveal(profileId, 'MOBILE_PHONE_NUMBER')
  expect([status, body]).toEqual([200, { field: 'MOBILE_PHONE_NUMBER', value: '+447700900000' }])
})

test('each reveal leaves an entry with the reason and the case, without the value', async () => {
  const { profileId } = await found('locked@consumer.example')
  await reveal(profileId, 'EMAIL_ADDRESS')
  const entries = await entriesOf(server.db, profileId)
  expect(entries).toMatchObject([
    {
      action: 'PROFILE_FIELD_REVEALED',
      changeReason,
      changes: [
        { path: '/revealed', op: 'ADD', after: 'EMAIL_ADDRESS' },
        { path: '/case', op: 'ADD', after: CARE_CASE },
      ],
    },
  ])
  expect(JSON.stringify(entries)).not.toContain('locked@')
})

test('reveals nothing to callers who have not looked the profile up', async () => {
  const { profileId } = await found('one.card@consumer.example')
  const { status, error } = await reveal(profileId, 'NAME', await server.as('admin'))
  expect([status, error.reason]).toEqual([409, 'PROFILE_LOOK_UP_NEEDED'])
})

test('reveals nothing without a reason, or with one that names the consumer', async () => {
  const { profileId } = await found('one.card@consumer.example')
  const path = `/accounts/c2p-demo/profiles/${profileId}/reveals`
  for (const reason of [undefined, 'short', 'One more look at one.card@consumer.example.']) {
    const { status, error } = await care.send('POST', path, { body: { field: 'NAME', changeReason: reason } })
    expect([status, error.errorDetail[0]?.source]).toEqual([422, '/changeReason'])
  }
})

test('a profile stored with masks only cannot be revealed', async () => {
  const { profileId } = await found('pending@consumer.example')
  await server.db
    .updateTable('consumerProfile')
    .set({ sealedDetails: null })
    .where('id', '=', profileId)
    .execute()
  expect((await found('pending@consumer.example')).revealable).toEqual([])
  expect((await reveal(profileId, 'NAME')).error.reason).toBe('PROFILE_FIELD_UNKNOWN')
})

test('the database contains no value in full', async () => {
  const { sealedDetails } = await server.db
    .selectFrom('consumerProfile')
    .select('sealedDetails')
    .where('sealedDetails', 'is not', null)
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(sealedDetails?.toString('latin1')).not.toMatch(/consumer|\+4477/)
})
