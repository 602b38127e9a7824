import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { logFile } from './log-file.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-file-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (log: Writable, text: string) => new Promise((done) => log.write(text, done))
const modeOf = (path: string) => statSync(path).mode & 0o777

test('drops lines that cannot be written, and continues when writing works again', async () => {
  const path = join(folder, 'logs', 'server.log')
  const log = logFile(path)
  await write(log, 'lost\n')
  await write(log, 'lost, too\n')
  mkdirSync(join(folder, 'logs'))
  await write(log, 'kept\n')
  expect(readFileSync(path, 'utf8')).toBe('(15 bytes of log output could not be written here.)\nkept\n')
})

test('survives a full disk', async () => {
  const log = logFile('/dev/full')
  await write(log, 'one\n')
  await write(log, 'two\n')
  expect(log.destroyed).toBe(false)
})

test('concurrent lines keep their order', async () => {
  const path = join(folder, 'server.log')
  const log = logFile(path)
  for (const line of ['one\n', 'two\n', 'three\n']) log.write(line)
  log.end()
  await once(log, 'close')
  expect(readFileSync(path, 'utf8')).toBe('one\ntwo\nthree\n')
})

test('can be read only by its owner, even if others could before', async () => {
  const [fresh, older] = [join(folder, 'fresh.log'), join(folder, 'older.log')]
  writeFileSync(older, 'old\n')
  chmodSync(older, 0o644)
  await write(logFile(fresh), 'new\n')
  await write(logFile(older), 'new\n')
  expect([modeOf(fresh), modeOf(older)]).toEqual([0o600, 0o600])
})
