import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { deleteProfile, lookUpIdentity, revealProfileField } from '@portal/contract/care/profile-endpoints.ts'
import { startTestIssuer, type TestIssuer } from '@portal/server-common/testing/test-issuer.ts'
import { connect } from '../database/connect.ts'
import { CARE_CASE } from '../testing/sample-care.ts'
import { type SpawnedProgram, spawnApi } from '../testing/spawned-program.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { type TestCaller, testCaller } from '../testing/test-server.ts'

let database: TestDatabase
let issuer: TestIssuer
let api: SpawnedProgram
let care: TestCaller

beforeAll(async () => {
  ;[database, issuer] = await Promise.all([createTestDatabase(), startTestIssuer()])
  api = await spawnApi({
    DATABASE_URL: database.url,
    IDENTITY_ISSUER: issuer.url,
    LOG_LEVEL: 'debug',
  })
  const db = connect(database.url)
  const { id } = await db
    .selectFrom('operator')
    .select('id')
    .where('email', '=', 'care@program.example')
    .executeTakeFirstOrThrow()
  await db.destroy()
  care = testCaller(api.url, await issuer.token(id))
})
afterAll(async () => {
  await api.end('SIGTERM')
  await Promise.all([database.drop(), issuer.stop()])
})

const lookUps = '/accounts/c2p-demo/identity-lookups'

test('logs never contain whom an agent looks up, whatever fails', async () => {
  const planted = 'planted.person@elsewhere.example'
  const identityValue = 'locked@consumer.example'
  const lookUp = (value: string) =>
    care.call(lookUpIdentity, {
      body: { identityType: 'EMAIL_ADDRESS', identityValue: value, case: CARE_CASE },
    })
  const found = await lookUp(identityValue)
  await lookUp(planted)
  await care.send('POST', lookUps, { body: { identityType: 'MOBILE_PHONE_NUMBER', identityValue: planted } })
  await care.send('POST', lookUps, { body: `{"identityValue": "${planted}"` })
  await care.send('POST', lookUps, { body: { identityType: planted, identityValue: planted, [planted]: 1 } })
  await care.send('POST', `${lookUps}?identityValue=${planted}`, { body: {} })
  await care.send('GET', `${lookUps}/${planted}`)
  const params = { profileId: found.body.profiles[0]?.profileId ?? '' }
  const remove = (changeReason: string) => care.call(deleteProfile, { params }, { changeReason })
  const body = { field: 'EMAIL_ADDRESS', changeReason: 'To spell it with the caller.' } as const
  expect((await care.call(revealProfileField, { params, body })).body.value).toBe(identityValue)
  expect((await remove(`Requested by ${planted} by phone.`)).status).toBe(422)
  expect((await remove('Requested by phone.')).status).toBe(200)
  expect(api.output()).toContain('/identity-lookups')
  expect(api.output()).not.toMatch(/planted|elsewhere|consumer\.example/)
})
