import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { followFile } from './follow-file.ts'

let folder: string
let file: string
const said = jest.fn()

beforeEach(() => {
  jest.useFakeTimers({ now: 0, doNotFake: ['nextTick'] })
  jest.spyOn(console, 'error').mockImplementation(said)
  said.mockReset()
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

test('a changed file counts after a second', () => {
  const now = follow()
  writeFileSync(file, '"changed"')
  expect(now()).toBe('one')
  jest.advanceTimersByTime(1_000)
  expect(now()).toBe('changed')
})

test('a file that cannot be read any more leaves what was read last, and says so once', () => {
  const now = follow()
  writeFileSync(file, '{')
  for (let second = 0; second < 3; second += 1) {
    jest.advanceTimersByTime(1_000)
    expect(now()).toBe('one')
  }
  expect(said).toHaveBeenCalledTimes(1)
  writeFileSync(file, '"mended"')
  jest.advanceTimersByTime(1_000)
  expect(now()).toBe('mended')
})

test('so does one that is gone', () => {
  const now = follow()
  rmSync(file)
  jest.advanceTimersByTime(1_000)
  expect(now()).toBe('one')
  writeFileSync(file, '"back again"')
  jest.advanceTimersByTime(1_000)
  expect(now()).toBe('back again')
})

test('a file that cannot be read at the start is an error', () => {
  writeFileSync(file, '{')
  expect(follow).toThrow()
})
