import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { startTestIssuer, type TestIssuer } from '@portal/server-common/testing/test-issuer.ts'
import { SMTPServer } from 'smtp-server'
import { connect } from '../database/connect.ts'
import { prepareDatabase } from '../database/prepare-database.ts'
import { makeFirstAdministrator } from '../people/first-administrator.ts'
import { runDirectoriesCommand } from '../resources/directories-command.ts'
import type { Settings } from '../settings.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { testSettings } from '../testing/test-settings.ts'
import { checkInstallation } from './check-installation.ts'

const EMAIL = 'ada@bank.example'
const cleanUps: (() => Promise<unknown>)[] = []

let settings: Settings
let issuer: TestIssuer

beforeEach(async () => {
  const database = await createTestDatabase('empty')
  issuer = await startTestIssuer()
  cleanUps.push(database.drop, issuer.stop)
  settings = { ...testSettings(database.url), issuer: issuer.url, demoPassword: undefined }
})
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

async function missing() {
  const findings = await checkInstallation(settings)
  return findings.filter(({ mend }) => mend).map(({ about }) => about)
}

async function mendOf(about: string) {
  const findings = await checkInstallation(settings)
  return findings.find((finding) => finding.about === about)?.mend
}

async function execute(statements: string): Promise<void> {
  const db = connect(settings.databaseUrl)
  await db.executeQuery({ ...db.selectNoFrom([]).compile(), sql: statements, parameters: [] })
  await db.destroy()
}

async function startMailServer(): Promise<string> {
  const server = new SMTPServer({ disabledCommands: ['AUTH', 'STARTTLS'], logger: false })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanUps.push(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const address = server.server.address()
  return `smtp://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`
}

test('a database that does not answer is the only finding', async () => {
  settings = { ...settings, databaseUrl: 'postgres://portal@localhost:1/portal' }
  expect(await checkInstallation(settings)).toEqual([
    {
      about: 'Database',
      found: 'The database does not answer.',
      mend: 'Start PostgreSQL, or correct DATABASE_URL.',
    },
  ])
})

test('a wrong user is not mistaken for an unreachable database', async () => {
  const address = Object.assign(new URL(settings.databaseUrl), { username: 'nobody_here' })
  settings = { ...settings, databaseUrl: address.href }
  expect(await mendOf('Database')).toBe('Correct the user, password and database in DATABASE_URL.')
})

test('an empty database needs a first start of the product API, and is left empty', async () => {
  expect(await missing()).toEqual(['Tables'])
  expect(await missing()).toEqual(['Tables'])
})

test('after the first start, it names what people need, in order', async () => {
  await prepareDatabase(settings)
  expect(await missing()).toEqual(['First administrator', 'Directories', 'Mail'])
})

test('a complete installation has nothing to mend', async () => {
  await prepareDatabase(settings)
  await makeFirstAdministrator(settings, EMAIL)
  await execute(`update operator set credential_state = 'CONFIRMED'`)
  await runDirectoriesCommand(settings, ['add', 'terms', '--title', 'Terms', '--types', 'text/html'])
  settings = { ...settings, mail: { ...settings.mail, smtpUrl: await startMailServer() } }
  expect(await missing()).toEqual([])
})

test('a mail server that does not answer, an unreachable provider and a storage path that is not a folder are named', async () => {
  await prepareDatabase(settings)
  await issuer.stop()
  cleanUps.pop()
  settings = {
    ...settings,
    mail: { ...settings.mail, smtpUrl: 'smtp://127.0.0.1:1' },
    storage: { directory: '/dev/null/storage' },
  }
  expect(await missing()).toEqual([
    'First administrator',
    'Directories',
    'Mail',
    'Identity provider',
    'Storage',
  ])
})

test('production needs secure addresses', async () => {
  settings = { ...settings, environment: 'PRODUCTION', portalOrigin: 'http://portal.bank.example' }
  await prepareDatabase(settings)
  expect(await missing()).toContain('Addresses')
})

test('a wrong SRC system is named, with the right one', async () => {
  await prepareDatabase(settings)
  settings = { ...settings, systemSubjectId: 'main-system' }
  expect(await mendOf('SRC system')).toBe('Set SYSTEM_SUBJECT_ID of product API and portal host to system.')
})

test('a user without rights gets the statements that grant them', async () => {
  const name = `plain_${crypto.randomUUID().slice(0, 8)}`
  await execute(`revoke create on schema public from public; create role ${name} login password 'plain'`)
  const owner = settings.databaseUrl
  cleanUps.push(async () => {
    settings = { ...settings, databaseUrl: owner }
    await execute(`drop role ${name}`)
  })
  const address = Object.assign(new URL(owner), { username: name, password: 'plain' })
  settings = { ...settings, databaseUrl: address.href }
  expect(await missing()).toEqual(['Extensions', 'Database rights', 'Tables'])
  expect(await mendOf('Extensions')).toContain('create extension pg_trgm; create extension btree_gist;')
  expect(await mendOf('Database rights')).toContain(`grant create on schema public to ${name};`)
})
