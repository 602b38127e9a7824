import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { getAccount } from '@portal/contract/accounts/account-endpoints.ts'
import { getInheritedOptions } from '@portal/contract/dpas/dpa-endpoints.ts'
import { getIdvConfiguration, listIdvProfiles } from '@portal/contract/idv/idv-endpoints.ts'
import { updateDpaDefaults } from '@portal/contract/subjects/dpa-defaults-endpoints.ts'
import {
  createSubject,
  getSubject,
  listSubjects,
  publishSubject,
} from '@portal/contract/subjects/subject-endpoints.ts'
import { listTemplates } from '@portal/contract/templates/template-endpoints.ts'
import { checkAudit } from '../database/check-audit.ts'
import { prepareDatabase } from '../database/prepare-database.ts'
import { makeFirstAdministrator } from '../people/first-administrator.ts'
import { sampleDpaDefaults } from '../testing/sample-dpa-defaults.ts'
import { newInitiator } from '../testing/sample-subjects.ts'
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts'

const accountId = 'new-bank'
const EMAIL = 'ada@bank.example'
const params = { subjectId: 'system' }
const changeReason = 'Because the test says so.'

let server: TestServer
let ada: TestCaller['call']

beforeAll(async () => {
  server = await startTestServer({ accountId, accountName: 'Bank of Ada', productTitle: 'Card desk' })
  await makeFirstAdministrator(server.settings, EMAIL)
  const { id } = await server.db
    .selectFrom('operator')
    .select('id')
    .where('email', '=', EMAIL)
    .executeTakeFirstOrThrow()
  const { call } = server.withToken(await server.issuer.token(id))
  ada = (endpoint, input) => call(endpoint, input, { accountId })
})
afterAll(() => server.stop())

test('a new account has its SRC system, which templates and identity verification work with', async () => {
  const { body } = await ada(getSubject, { params })
  expect(body).toMatchObject({ id: 'system', type: 'SRC', name: 'Bank of Ada', status: 'ACTIVE' })
  const answers = await Promise.all([
    ada(listTemplates, { params }),
    ada(listIdvProfiles, { params }),
    ada(getIdvConfiguration, { params }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
})

test('the SRC system is not published before somebody has completed it', async () => {
  const { error } = await ada(publishSubject, { params, body: { changeReason } })
  expect(error.reason).toBe('SUBJECT_INCOMPLETE')
})

test('its creation is in the audit trail, once', async () => {
  await prepareDatabase(server.settings)
  expect((await ada(listSubjects, {})).body.items.map(({ id }) => id)).toEqual(['system'])
  const entries = await server.db
    .selectFrom('auditEntry')
    .select(['action', 'source'])
    .where('accountId', '=', accountId)
    .where('entity', '=', 'subject')
    .execute()
  expect(entries).toEqual([{ action: 'SUBJECT_CREATED', source: 'SYSTEM' }])
  expect((await checkAudit(server.db)).filter(({ firstBad }) => firstBad !== undefined)).toEqual([])
})

test('the account has the configured name and title, also when they change or are left out', async () => {
  const facts = async () => (await ada(getAccount, {})).body
  expect(await facts()).toMatchObject({ name: 'Bank of Ada', productTitle: 'Card desk' })
  await prepareDatabase({ ...server.settings, productTitle: 'Card office' })
  expect(await facts()).toMatchObject({ name: 'Bank of Ada', productTitle: 'Card office' })
  await prepareDatabase({ ...server.settings, accountName: undefined, productTitle: undefined })
  expect(await facts()).toMatchObject({ name: 'Bank of Ada', productTitle: 'Card office' })
})

test('DPAs inherit the defaults of the SRC system before it is published', async () => {
  await ada(updateDpaDefaults, { params, body: { ...sampleDpaDefaults, changeReason } })
  const { id: subjectId } = (await ada(createSubject, { body: newInitiator('First') })).body
  const { body } = await ada(getInheritedOptions, { params: { subjectId } })
  expect(body.system).toEqual(sampleDpaDefaults)
})
