import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { reportFiles } from './report-files.ts'

const USERS = '@portal/users'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-reports-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Writes reports of many sessions, as they arrive while a canary runs. */
function writeReports(startedBy: number, sessions: number): void {
  mkdirSync(folder, { recursive: true })
  const lines = Array.from({ length: sessions }, (_, index) =>
    JSON.stringify({ at: index * 1000, session: `s${index}`, reporter: `r${index}`, side: 'canary' }),
  )
  writeFileSync(join(folder, `${startedBy}-@portal~users.jsonl`), lines.join('\n'))
}

test('what is kept of an ended canary is small, however many sessions it had', async () => {
  writeReports(2, 5_000)
  const files = reportFiles(folder)
  await files.keepOnly([])
  const timeline = await files.readTimeline({ bundle: USERS, startedBy: 2 })
  expect(timeline).toHaveLength(60)
  expect(timeline.at(-1)).toEqual({ at: '1970-01-01T01:23:19.000Z', sessions: 5_000, failed: 0 })
})

test('the figures of twenty ended canaries are kept, and the newest ones', async () => {
  for (let startedBy = 5; startedBy <= 30; startedBy += 1) writeReports(startedBy, 1)
  const files = reportFiles(folder)
  await files.keepOnly([])
  expect(readdirSync(folder)).toHaveLength(20)
  expect(await files.readTimeline({ bundle: USERS, startedBy: 11 })).toHaveLength(1)
  expect(await files.readTimeline({ bundle: USERS, startedBy: 10 })).toEqual([])
})
