import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { UPLOAD_KEPT_HOURS } from '@portal/contract/tasks/upload.ts'
import { createPartUrls, createUploadUrl } from '@portal/contract/tasks/upload-endpoints.ts'
import { momentInWords } from '../moment-in-words.ts'
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts'
import { factsOf } from '../testing/upload-file.ts'
import { deleteStaleUploads } from './delete-stale-uploads.ts'
import { localStore } from './local-store.ts'

const MIB = 1024 * 1024
const uploadQuotas = {
  operator: { count: 3, bytes: 100 * MIB },
  account: { count: 5, bytes: 150 * MIB },
}

let server: TestServer
let onboarding: TestCaller
let admin: TestCaller

beforeAll(async () => {
  server = await startTestServer({ uploadQuotas })
  onboarding = await server.as('onboarding')
  admin = await server.as('admin')
})
beforeEach(async () => {
  await server.db.deleteFrom('upload').execute()
})
afterAll(() => server.stop())

const csv = { fileName: 'dpas.csv', contentType: 'text/csv', purpose: 'DPA_IMPORT' as const }

const announce = (caller: TestCaller, sizeBytes = 1) =>
  caller.call(createUploadUrl, { body: { ...csv, ...factsOf('x'), sizeBytes } })

async function announceAll(caller: TestCaller, ...sizes: number[]) {
  for (const size of sizes) expect((await announce(caller, size)).status).toBe(201)
}

/**
 * Makes an upload older, as if announced that many minutes earlier, in the middle of a minute. Resolves to the first
 * full minute after its expiry.
 */
async function age(uploadId: string, minutes: number): Promise<Date> {
  const minute = Math.floor(Date.now() / 60_000) - minutes
  const createdAt = new Date(minute * 60_000 + 30_000)
  await server.db.updateTable('upload').set({ createdAt }).where('id', '=', uploadId).execute()
  return new Date((minute + 1 + UPLOAD_KEPT_HOURS * 60) * 60_000)
}

const reasonOf = async (answer: ReturnType<typeof announce>) => {
  const { status, error } = await answer
  return status < 300 ? 'done' : `${status} ${error.reason}`
}

describe('an operator', () => {
  test('with too many unused uploads gets the limit and when there is room', async () => {
    const { body } = await announce(onboarding)
    const expiresAt = await age(body.uploadId, 100)
    await announceAll(onboarding, 1, 1)
    const { status, error } = await announce(onboarding)
    expect([status, error.reason, error.message]).toEqual([
      409,
      'UPLOAD_LIMIT_REACHED',
      `You have 3 unused uploads, which is the limit. Use them, or wait until ${momentInWords(expiresAt)}, when enough of them expire.`,
    ])
  })

  test('with unused uploads that are too large in total waits until enough of them expire', async () => {
    const first = (await announce(onboarding, 10 * MIB)).body.uploadId
    const second = (await announce(onboarding, 80 * MIB)).body.uploadId
    await age(first, 200)
    const expiresAt = await age(second, 100)
    const { error } = await announce(onboarding, 30 * MIB)
    expect(error.message).toBe(
      `Your unused uploads may total 100 MiB, and this file would exceed that. Use them, or wait until ${momentInWords(expiresAt)}, when enough of them expire.`,
    )
    await announceAll(onboarding, 10 * MIB)
  })

  test('can announce again as soon as an upload is used', async () => {
    const { body } = await announce(onboarding)
    await announceAll(onboarding, 1, 1)
    await server.db
      .updateTable('upload')
      .set({ takenAt: new Date() })
      .where('id', '=', body.uploadId)
      .execute()
    expect(await reasonOf(announce(onboarding))).toBe('done')
  })

  test('cannot exceed the limit by announcing many files at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => reasonOf(announce(onboarding))))
    expect(answers.toSorted()).toEqual([
      ...Array.from({ length: 9 }, () => '409 UPLOAD_LIMIT_REACHED'),
      ...Array.from({ length: 3 }, () => 'done'),
    ])
  })
})

describe('an account', () => {
  test('with too many unused uploads accepts no more from anybody', async () => {
    await announceAll(onboarding, 1, 1, 1)
    await announceAll(admin, 1, 1)
    const { status, error } = await announce(admin)
    expect([status, error.message]).toEqual([
      409,
      expect.stringMatching(
        /^This account has 5 unused uploads, which is the limit\. Wait until others have used theirs, or until .+ UTC, when enough of them expire\.$/,
      ),
    ])
  })

  test('accepts no more than fits into its quota', async () => {
    await announceAll(onboarding, 100 * MIB)
    expect((await announce(admin, 51 * MIB)).error.message).toMatch(
      /^Unused uploads of this account may total 150 MiB/,
    )
    await announceAll(admin, 50 * MIB)
  })

  test('keeps its limit when several operators announce files at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => reasonOf(announce(index % 2 ? admin : onboarding))),
    )
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(5)
  })
})

describe('an upload unused for a day', () => {
  const minutes = UPLOAD_KEPT_HOURS * 60 + 2

  test('takes up no quota and cannot be used, even before it is removed', async () => {
    const { body } = await announce(onboarding)
    await announceAll(onboarding, 1, 1)
    await age(body.uploadId, minutes)
    expect(await reasonOf(announce(onboarding))).toBe('done')
    const params = { uploadId: body.uploadId }
    expect((await onboarding.call(createPartUrls, { params })).error.reason).toBe('UPLOAD_NOT_FOUND')
  })

  test('is removed with its bytes, and the others stay', async () => {
    const storage = localStore({
      directory: 'directory' in server.settings.storage ? server.settings.storage.directory : '',
      publicUrl: () => server.url,
      secret: Buffer.alloc(32),
    })
    const { body } = await announce(onboarding)
    const kept = (await announce(onboarding)).body
    const put = { method: 'PUT', body: 'x', headers: body.headers }
    expect((await fetch(body.uploadUrl, put)).status).toBe(200)
    const { key } = await server.db
      .selectFrom('upload')
      .select('key')
      .where('id', '=', body.uploadId)
      .executeTakeFirstOrThrow()
    expect(await storage.sizeOf(key)).toBe(1)
    await age(body.uploadId, minutes)
    await deleteStaleUploads(server.db, storage)
    expect(await storage.sizeOf(key)).toBeUndefined()
    const left = await server.db.selectFrom('upload').select('id').execute()
    expect(left).toEqual([{ id: kept.uploadId }])
  })
})
