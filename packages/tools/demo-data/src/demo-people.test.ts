import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { developerUserSchemas } from '@portal/contract/developer-portal/developer-user-schemas.ts'
import type { Database } from '@portal/reference-api/database/tables.ts'
import { TEST_DAY } from '@portal/reference-api/testing/test-settings.ts'
import { type OpenDatabase, openTestDatabase } from './testing/open-test-database.ts'

let database: OpenDatabase
let db: Database

beforeAll(async () => {
  database = await openTestDatabase()
  db = database.db
})
afterAll(() => database.close())

const operators = () => db.selectFrom('operator').selectAll().where('accountId', '=', 'c2p-demo').execute()
const developers = () => db.selectFrom('developerPortalUser').selectAll().execute()

test('operators are in all states', async () => {
  const rows = await operators()
  const count = (fits: (row: (typeof rows)[number]) => boolean) => rows.filter(fits).length
  expect({
    all: rows.length,
    invited: count((row) => row.credentialState === 'INVITED'),
    resetting: count((row) => row.credentialState === 'RESET_REQUIRED'),
    suspended: count((row) => row.status === 'SUSPENDED'),
  }).toEqual({ all: 41, invited: 4, resetting: 2, suspended: 4 })
})

test('a user who accepted the invitation has signed in, after it and before today', async () => {
  for (const { credentialState, createdAt, lastSignInAt } of await operators()) {
    expect(lastSignInAt === null).toBe(credentialState === 'INVITED')
    if (lastSignInAt === null) continue
    expect(lastSignInAt.getTime()).toBeGreaterThan(createdAt.getTime())
    expect(lastSignInAt.getTime()).toBeLessThan(TEST_DAY.getTime())
  }
})

test('suspended operators have a reason and signed in before it', async () => {
  for (const row of (await operators()).filter(({ status }) => status === 'SUSPENDED')) {
    expect(row.suspendedReason).toMatch(/^.{10,}$/)
    expect(Number(row.lastSignInAt)).toBeLessThan(row.updatedAt.getTime())
  }
})

test('each operator, developer and role has a history that leads to its state', async () => {
  const entries = await db
    .selectFrom('auditEntry')
    .select(['entityId', 'revision', 'at'])
    .orderBy('no')
    .execute()
  const roles = await db.selectFrom('role').selectAll().where('builtIn', '=', false).execute()
  for (const { id, revision, updatedAt } of [...(await operators()), ...(await developers()), ...roles]) {
    const own = entries.filter((entry) => entry.entityId === id)
    expect(own.map((entry) => entry.revision)).toEqual(
      Array.from({ length: revision }, (_, index) => index + 1),
    )
    expect(own.at(-1)?.at).toEqual(updatedAt)
  }
})

test('developers work for subjects of the demo, and have valid form values', async () => {
  const subjects = await db.selectFrom('subject').select(['id', 'name', 'type']).execute()
  for (const row of await developers()) {
    const subject = subjects.find(({ name }) => name === row.companyName)
    expect(row.requestedSubjectTypes).toEqual([subject?.type])
    expect([null, subject?.id]).toContain(row.subjectId)
    const { email, companyName, country, requestedSubjectTypes, subjectId } = row
    const body = {
      email,
      given_name: row.givenName,
      family_name: row.familyName,
      companyName,
      country,
      requestedSubjectTypes,
      subjectId,
      ...(row.phone && { phone: row.phone }),
    }
    expect(developerUserSchemas.createDeveloperUser.body.safeParse(body).error).toBeUndefined()
  }
})

test('decisions about developers have a time and a person; rejections have a reason', async () => {
  for (const row of await developers()) {
    expect(row.decidedAt === null).toBe(row.status === 'PENDING')
    expect(row.decidedBy === null).toBe(row.status === 'PENDING')
    if (row.status === 'REJECTED') expect(row.decisionReason).toMatch(/^.{10,}$/)
  }
})

test('no mail of the demo is ever sent, and links stay in emails until they expire', async () => {
  const emails = await db.selectFrom('mail').selectAll().execute()
  expect(emails.length).toBeGreaterThan(8)
  expect(emails.filter(({ nextAttemptAt }) => nextAttemptAt !== null)).toEqual([])
  for (const { secretUntil, body } of emails) {
    if (secretUntil) expect(body !== null).toBe(secretUntil > TEST_DAY)
  }
})

test('the link of an invited user does not follow from the seed', async () => {
  const secrets = await db.selectFrom('oneTimeSecret').selectAll().execute()
  const invited = (await operators()).filter(
    ({ credentialState, status }) => credentialState === 'INVITED' && status === 'ACTIVE',
  )
  expect(secrets.map(({ operatorId }) => operatorId).toSorted()).toEqual(
    invited.map(({ id }) => id).toSorted(),
  )
})
