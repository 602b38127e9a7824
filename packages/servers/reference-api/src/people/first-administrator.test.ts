import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { digest } from '@portal/accounts/digest.ts'
import { checkAudit } from '../database/check-audit.ts'
import { connect } from '../database/connect.ts'
import { prepareDatabase } from '../database/prepare-database.ts'
import type { Database } from '../database/tables.ts'
import type { Settings } from '../settings.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { testSettings } from '../testing/test-settings.ts'
import { makeFirstAdministrator } from './first-administrator.ts'

let database: TestDatabase
let db: Database
let settings: Settings

beforeEach(async () => {
  database = await createTestDatabase('empty')
  db = connect(database.url)
  settings = {
    ...testSettings(database.url),
    issuer: 'https://id.bank.example',
    environment: 'PRODUCTION',
    demoPassword: undefined,
  }
})
afterEach(async () => {
  await db.destroy()
  await database.drop()
})

const operators = () =>
  db
    .selectFrom('operator')
    .innerJoin('operatorRole', 'operatorId', 'operator.id')
    .innerJoin('role', 'role.id', 'roleId')
    .select(['email', 'credentialState', 'isDemo', 'role.name as role'])
    .execute()
const secrets = async () =>
  (await db.selectFrom('oneTimeSecret').select('secretHash').execute()).map((row) => row.secretHash)
const reasons = () =>
  db
    .selectFrom('auditEntry')
    .select(['action', 'changeReason'])
    .where('entity', '=', 'operator')
    .orderBy('id')
    .execute()
const hashIn = (address: string) => digest(address.split('/').at(-1) ?? '')

test('a production account starts without operators', async () => {
  await prepareDatabase(settings)
  expect(await operators()).toEqual([])
  const account = await db.selectFrom('account').select('environment').executeTakeFirstOrThrow()
  expect(account.environment).toBe('PRODUCTION')
})

test('the first administrator gets a one-time link, recorded in the audit trail', async () => {
  const { address } = await makeFirstAdministrator(settings, 'Ada@Bank.example')
  expect(address).toMatch(/^https:\/\/id\.bank\.example\/password-reset\/[\w-]{43}$/)
  expect(await operators()).toEqual([
    { email: 'ada@bank.example', credentialState: 'INVITED', isDemo: false, role: 'PROGRAM_ADMINISTRATOR' },
  ])
  expect(await secrets()).toEqual([hashIn(address)])
  const entries = await db
    .selectFrom('auditEntry')
    .select(['action', 'source'])
    .where('entity', '=', 'operator')
    .execute()
  expect(entries).toEqual([{ action: 'USER_CREATED', source: 'SYSTEM' }])
  expect((await checkAudit(db)).map(({ firstBad }) => firstBad)).toEqual([undefined])
})

test('a new link for an administrator who has not signed in yet replaces the earlier one', async () => {
  await makeFirstAdministrator(settings, 'ada@bank.example')
  const { address } = await makeFirstAdministrator(settings, 'ada@bank.example')
  expect(await operators()).toHaveLength(1)
  expect(await secrets()).toEqual([hashIn(address)])
})

test('refuses to create a second administrator', async () => {
  await makeFirstAdministrator(settings, 'ada@bank.example')
  await expect(makeFirstAdministrator(settings, 'mallory@bank.example')).rejects.toThrow(
    'The account c2p-demo has an administrator, ada@bank.example, who can invite others in the portal.',
  )
  await db.updateTable('operator').set({ credentialState: 'CONFIRMED' }).execute()
  await expect(makeFirstAdministrator(settings, 'ada@bank.example')).rejects.toThrow('has an administrator')
})

test('with a reason, an administrator whose password is lost gets a link for another one', async () => {
  await makeFirstAdministrator(settings, 'ada@bank.example')
  await db.updateTable('operator').set({ credentialState: 'CONFIRMED' }).execute()
  const { address } = await makeFirstAdministrator(
    settings,
    'ada@bank.example',
    'INC-12, the password is lost',
  )
  expect(await operators()).toMatchObject([{ email: 'ada@bank.example', credentialState: 'RESET_REQUIRED' }])
  expect(await secrets()).toEqual([hashIn(address)])
  expect(await reasons()).toEqual([
    { action: 'USER_CREATED', changeReason: 'The first administrator of the installation.' },
    { action: 'USER_PASSWORD_RESET', changeReason: 'INC-12, the password is lost' },
  ])
})

test('with a reason, there can be another administrator when the first one has left', async () => {
  await makeFirstAdministrator(settings, 'ada@bank.example')
  await makeFirstAdministrator(settings, 'zoe@bank.example', 'INC-12, Ada has left')
  expect(await operators()).toMatchObject([{ email: 'ada@bank.example' }, { email: 'zoe@bank.example' }])
  expect((await reasons()).at(-1)).toEqual({ action: 'USER_CREATED', changeReason: 'INC-12, Ada has left' })
  await expect(makeFirstAdministrator(settings, 'eve@bank.example', 'short')).rejects.toThrow(
    'Give a reason of 10 to 500 characters.',
  )
})

test('rejects an invalid email address in one sentence', async () => {
  await expect(makeFirstAdministrator(settings, 'ada')).rejects.toThrow('Give the email address')
})

test('production rejects a database with demo operators', async () => {
  const demo = await createTestDatabase()
  try {
    await expect(prepareDatabase({ ...settings, databaseUrl: demo.url })).rejects.toThrow(
      'ACCOUNT_ENVIRONMENT is PRODUCTION, but the account c2p-demo contains demo operators.',
    )
  } finally {
    await demo.drop()
  }
})

test('with an external identity provider, the first administrator signs in there', async () => {
  const { step, address } = await makeFirstAdministrator(
    { ...settings, operatorClaim: 'email', portalOrigin: 'https://portal.bank.example' },
    'ada@bank.example',
  )
  expect(step).toBe(
    'Sign in to the portal with the account at https://id.bank.example whose "email" is ada@bank.example:',
  )
  expect(address).toBe('https://portal.bank.example/')
  expect(await secrets()).toEqual([])
})
