import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { checkAudit } from '../database/check-audit.ts'
import { connect } from '../database/connect.ts'
import type { Database } from '../database/tables.ts'
import type { Settings } from '../settings.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { testSettings } from '../testing/test-settings.ts'
import { runDirectoriesCommand } from './directories-command.ts'

let database: TestDatabase
let db: Database
let settings: Settings

beforeEach(async () => {
  database = await createTestDatabase('empty')
  db = connect(database.url)
  settings = { ...testSettings(database.url), environment: 'PRODUCTION', demoPassword: undefined }
})
afterEach(async () => {
  await db.destroy()
  await database.drop()
})

const run = async (...words: string[]) => (await runDirectoriesCommand(settings, words)).join('\n')
const addTerms = () => run('add', 'terms', '--title', 'Terms', '--types', 'text/html,application/pdf')
const entries = () =>
  db
    .selectFrom('auditEntry')
    .select(['action', 'source', 'revision'])
    .where('entity', '=', 'directory')
    .orderBy('no')
    .execute()

test('adds a directory to an empty installation, recorded in the audit trail', async () => {
  expect(await addTerms()).toBe('The directory terms is created.')
  expect(await db.selectFrom('directory').selectAll().executeTakeFirstOrThrow()).toMatchObject({
    path: 'terms',
    name: 'Terms',
    allowedContentTypes: ['text/html', 'application/pdf'],
    maxBytes: 1024 * 1024,
    requiresChangeRequest: true,
    approvalsNeeded: 1,
  })
  expect(await entries()).toEqual([{ action: 'DIRECTORY_CREATED', source: 'SYSTEM', revision: 1 }])
  expect((await checkAudit(db)).map(({ firstBad }) => firstBad)).toEqual([undefined])
})

test('adding the same directory again changes nothing', async () => {
  await addTerms()
  expect(await addTerms()).toBe('The directory terms is as it was.')
  expect(await entries()).toHaveLength(1)
})

test('adding a known directory changes what is given and keeps the rest', async () => {
  await addTerms()
  expect(await run('add', 'terms', '--approvals', '2', '--max-mib', '4')).toBe(
    'The directory terms is changed.',
  )
  expect(await db.selectFrom('directory').selectAll().executeTakeFirstOrThrow()).toMatchObject({
    name: 'Terms',
    maxBytes: 4 * 1024 * 1024,
    approvalsNeeded: 2,
  })
  expect((await entries()).map(({ action }) => action)).toEqual(['DIRECTORY_CREATED', 'DIRECTORY_UPDATED'])
})

test('renames a directory once', async () => {
  await addTerms()
  expect(await run('rename', 'terms', '--title', 'Conditions')).toBe('The directory terms is changed.')
  expect(await run('rename', 'terms', '--title', 'Conditions')).toBe('The directory terms is as it was.')
  expect(await run('list')).toBe('terms  Conditions  (text/html, application/pdf; approvals: 1)')
})

test('retires an empty directory, and brings it back', async () => {
  await addTerms()
  expect(await run('retire', 'terms')).toBe('The directory terms is retired.')
  expect(await run('retire', 'terms')).toBe('The directory terms is as it was.')
  expect(await run('list')).toContain('retired')
  expect(await addTerms()).toBe('The directory terms is restored.')
  expect((await entries()).map(({ action }) => action)).toEqual([
    'DIRECTORY_CREATED',
    'DIRECTORY_RETIRED',
    'DIRECTORY_RESTORED',
  ])
})

test('a directory with files is not retired', async () => {
  const demo = await createTestDatabase()
  try {
    settings = testSettings(demo.url)
    await expect(run('retire', 'logos')).rejects.toThrow(
      'The directory logos still has 8 files. Delete them in the portal first.',
    )
  } finally {
    await demo.drop()
  }
})

test('an installation without directories says how to add one', async () => {
  expect(await run('list')).toContain('npm run directories -- add <id> --title <text> --types <types>')
})

test.each([
  ['an unknown type', ['add', 'terms', '--title', 'Terms', '--types', 'text/xml'], '--types is not valid'],
  [
    'an id with spaces',
    ['add', 'our terms', '--title', 'Terms', '--types', 'text/html'],
    'The ID is not valid',
  ],
  ['no title', ['add', 'terms', '--types', 'text/html'], 'A new directory needs --title and --types.'],
  ['an unknown option', ['add', 'terms', '--size', '1'], 'The command is not valid.'],
  ['an unknown command', ['delete', 'terms'], 'npm run directories -- list'],
  ['an unknown directory', ['rename', 'terms', '--title', 'Terms'], 'There is no directory terms.'],
])('refuses %s in a sentence', async (_, words, sentence) => {
  await expect(run(...words)).rejects.toThrow(sentence)
  expect(await db.selectFrom('directory').select('id').execute()).toEqual([])
})
