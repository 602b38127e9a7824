import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { deleteProfile, lookUpIdentity } from '@portal/contract/care/profile-endpoints.ts'
import { connect } from '../database/connect.ts'
import { type SpawnedProgram, spawnApi } from '../testing/spawned-program.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { startTestIssuer, type TestIssuer } from '../testing/test-issuer.ts'
import { type TestCaller, testCaller } from '../testing/test-server.ts'

let database: TestDatabase
let issuer: TestIssuer
let api: SpawnedProgram
let care: TestCaller

beforeAll(async () => {
  ;[database, issuer] = await Promise.all([createTestDatabase(), startTestIssuer()])
  api = await spawnApi({
    DATABASE_URL: database.url,
    API_PORT: String(41_000 + (process.pid % 20_000)),
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

test('whom an agent asks for stands in no log, whatever goes wrong', async () => {
  const planted = 'planted.person@elsewhere.example'
  const identityValue = 'locked@consumer.example'
  const found = await care.call(lookUpIdentity, { body: { identityType: 'EMAIL_ADDRESS', identityValue } })
  await care.call(lookUpIdentity, { body: { identityType: 'EMAIL_ADDRESS', identityValue: planted } })
  await care.send('POST', lookUps, { body: { identityType: 'MOBILE_PHONE_NUMBER', identityValue: planted } })
  await care.send('POST', lookUps, { body: `{"identityValue": "${planted}"` })
  await care.send('POST', lookUps, { body: { identityType: planted, identityValue: planted, [planted]: 1 } })
  await care.send('POST', `${lookUps}?identityValue=${planted}`, { body: {} })
  await care.send('GET', `${lookUps}/${planted}`)
  const changeReason = `Asked for by ${planted} on the telephone.`
  const params = { profileId: found.body.profiles[0]?.profileId ?? '' }
  expect((await care.call(deleteProfile, { params }, { changeReason })).status).toBe(204)
  expect(api.output()).toContain('/identity-lookups')
  expect(api.output()).not.toMatch(/planted|elsewhere|consumer\.example/)
})
