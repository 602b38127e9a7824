import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { followFile } from './follow-file.ts'

let folder: string
let file: string
const logged = jest.fn()

beforeEach(() => {
  jest.useFakeTimers({ now: 0, doNotFake: ['nextTick'] })
  jest.spyOn(console, 'error').mockImplementation(logged)
  logged.mockReset()
  folder = mkdtempSync(join(tmpdir(), 'follow-'))
  file = join(folder, 'tokens.json')
  writeFileSync(file, '"one"')
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

const follow = () => followFile(file, (path): string => JSON.parse(readFileSync(path, 'utf8')))

test('picks up a change within a second', () => {
  const now = follow()
  writeFileSync(file, '"changed"')
  expect(now()).toBe('one')
  jest.advanceTimersByTime(1_000)
  expect(now()).toBe('changed')
})

test('keeps the last content of a file that becomes unreadable, and reports that once', () => {
  const now = follow()
  writeFileSync(file, '{')
  for (let second = 0; second < 3; second += 1) {
    jest.advanceTimersByTime(1_000)
    expect(now()).toBe('one')
  }
  expect(logged).toHaveBeenCalledTimes(1)
  writeFileSync(file, '"fixed"')
  jest.advanceTimersByTime(1_000)
  expect(now()).toBe('fixed')
})

test('keeps the last content of a deleted file', () => {
  const now = follow()
  rmSync(file)
  jest.advanceTimersByTime(1_000)
  expect(now()).toBe('one')
  writeFileSync(file, '"back again"')
  jest.advanceTimersByTime(1_000)
  expect(now()).toBe('back again')
})

test('throws when a file is unreadable at the start', () => {
  writeFileSync(file, '{')
  expect(follow).toThrow()
})
