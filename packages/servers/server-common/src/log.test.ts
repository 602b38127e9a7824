import { execFileSync } from 'node:child_process'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { failureFacts } from './failure-facts.ts'
import { log, startLog } from './log.ts'

let said: string[]

beforeEach(() => {
  said = []
  for (const way of ['info', 'error'] as const)
    jest.spyOn(console, way).mockImplementation((line) => void said.push(String(line)))
})

afterEach(() => {
  jest.restoreAllMocks()
})

test('a line has the time, level, server and event, then the facts', () => {
  startLog('portal-host')
  log.warn('reports-kept', { message: 'They are sent later.' })
  expect(said).toEqual([
    expect.stringMatching(
      /^\{"time":"\d{4}-\d\d-\d\dT[\d:.]+Z","level":"warn","server":"portal-host","event":"reports-kept","message":"They are sent later."\}$/,
    ),
  ])
})

test('lines below the level are not written', () => {
  startLog('product-api', 'error')
  log.info('call')
  log.warn('mail-not-sent')
  log.error('failure')
  expect(said.map((line) => JSON.parse(line).event)).toEqual(['failure'])
  startLog('product-api', 'silent')
  log.error('failure')
  expect(said).toHaveLength(1)
})

test('the last lines of a process are written', () => {
  const code = `import('./log.ts').then(({ log }) => {
    log.info('drained')
    log.info('stopped')
    process.exit()
  })`
  const text = execFileSync(process.execPath, ['--import', 'tsx', '--eval', code], { cwd: __dirname })
  const lines = text.toString().trim().split('\n')
  expect(lines.map((line) => JSON.parse(line).event)).toEqual(['drained', 'stopped'])
})

test('a failure says what failed and where, without the message of the error', () => {
  function readShop() {
    throw new TypeError('secret of shop 4711')
  }
  const failureOf = (act: () => void) => {
    try {
      act()
    } catch (error) {
      return failureFacts('GET /shops', error)
    }
    return undefined
  }
  expect(failureOf(readShop)).toEqual({
    type: 'TypeError',
    at: 'readShop',
    message: 'GET /shops failed with TypeError in readShop.',
  })
  expect(
    failureOf(() => {
      throw 'nothing useful'
    }),
  ).toMatchObject({ type: 'string', message: 'GET /shops failed with string.' })
})
