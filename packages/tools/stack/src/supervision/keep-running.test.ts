import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { keepRunning } from './keep-running.ts'
import { spawnServer } from './server-process.ts'

/** Writes its process id to a file, prints that it is ready, then waits. */
const STEADY = `
require('node:fs').appendFileSync(process.env.PIDS, process.pid + ' ')
console.info('steady ready')
setInterval(() => {}, 1000)`
/** Becomes ready the first time only. */
const ONCE = `
const { existsSync, writeFileSync } = require('node:fs')
if (existsSync(process.env.MARK)) { console.error('The mark is there.'); process.exit(1) }
writeFileSync(process.env.MARK, '')
${STEADY}`

let folder: string
const stops: (() => Promise<void>)[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keep-running-'))
})
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
  rmSync(folder, { recursive: true, force: true })
})

const pids = () => readFileSync(join(folder, 'pids'), 'utf8').trim().split(' ').map(Number)
const killNewest = () => process.kill(pids().at(-1) ?? 0, 'SIGKILL')

/** Keeps a program running and collects its messages. */
async function keep(program: string) {
  const file = join(folder, 'program.cjs')
  writeFileSync(file, program)
  const messages: string[] = []
  const waiting = new Set<() => void>()
  const kept = await keepRunning({
    name: 'steady',
    logFile: 'steady.log',
    start: () =>
      spawnServer('steady', [file], { MARK: join(folder, 'mark'), PIDS: join(folder, 'pids') }, folder),
    log: (message) => {
      messages.push(message)
      for (const check of waiting) check()
    },
    minPauseMs: 10,
  })
  stops.push(kept.stop)
  const untilLogged = (count: number) =>
    new Promise<void>((resolve) => {
      const check = () => messages.length >= count && resolve()
      waiting.add(check)
      check()
    })
  return { kept, messages, untilLogged }
}

test('restarts a killed server and reports it', async () => {
  const { messages, untilLogged } = await keep(STEADY)
  killNewest()
  await untilLogged(2)
  expect(messages).toEqual([
    'The steady exited; see steady.log. Restarting in 0.01 s.',
    'The steady is running again.',
  ])
  expect(new Set(pids()).size).toBe(2)
})

test('retries a failing restart with growing pauses, and reports the reason', async () => {
  const { messages, untilLogged } = await keep(ONCE)
  killNewest()
  await untilLogged(4)
  expect(messages.slice(1, 4)).toEqual([
    'The steady could not be started: The mark is there. Retrying in 0.02 s.',
    'The steady could not be started: The mark is there. Retrying in 0.04 s.',
    'The steady could not be started: The mark is there. Retrying in 0.08 s.',
  ])
})

test('does not retry when the first start fails', async () => {
  writeFileSync(join(folder, 'mark'), '')
  await expect(keep(ONCE)).rejects.toThrow('The mark is there.')
})

test('does not restart or report a stopped server', async () => {
  const { kept, messages } = await keep(STEADY)
  await kept.stop()
  expect(messages).toEqual([])
  expect(killNewest).toThrow('ESRCH')
})

test('does not restart a server stopped during a pause', async () => {
  const { kept, messages, untilLogged } = await keep(STEADY)
  killNewest()
  await untilLogged(1)
  await kept.stop()
  expect(messages).toHaveLength(1)
})
