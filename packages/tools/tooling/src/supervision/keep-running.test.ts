import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { keepRunning } from './keep-running.ts'
import { spawnServer } from './server-process.ts'

/** Writes its number down, says that it is ready, and then waits. */
const STEADY = `
require('node:fs').appendFileSync(process.env.PIDS, process.pid + ' ')
console.info('steady ready')
setInterval(() => {}, 1000)`
/** Is ready once and never again. */
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

/** Keeps a program running, and lets a test wait for what is said of it. */
async function keep(program: string) {
  const file = join(folder, 'program.cjs')
  writeFileSync(file, program)
  const said: string[] = []
  const waiting = new Set<() => void>()
  const kept = await keepRunning({
    name: 'steady',
    logFile: 'steady.log',
    start: () =>
      spawnServer('steady', [file], { MARK: join(folder, 'mark'), PIDS: join(folder, 'pids') }, folder),
    say: (sentence) => {
      said.push(sentence)
      for (const look of waiting) look()
    },
    shortestPauseMs: 10,
  })
  stops.push(kept.stop)
  const untilSaid = (count: number) =>
    new Promise<void>((resolve) => {
      const look = () => said.length >= count && resolve()
      waiting.add(look)
      look()
    })
  return { kept, said, untilSaid }
}

test('a server that is killed comes back, and a sentence says so', async () => {
  const { said, untilSaid } = await keep(STEADY)
  killNewest()
  await untilSaid(2)
  expect(said).toEqual([
    'The steady ended; steady.log may say why. It is restarted in 0.01 s.',
    'The steady runs again.',
  ])
  expect(new Set(pids()).size).toBe(2)
})

test('one that cannot come back is tried again after pauses that grow, with its own reason', async () => {
  const { said, untilSaid } = await keep(ONCE)
  killNewest()
  await untilSaid(4)
  expect(said.slice(1, 4)).toEqual([
    'The steady could not be started: The mark is there. Another try follows in 0.02 s.',
    'The steady could not be started: The mark is there. Another try follows in 0.04 s.',
    'The steady could not be started: The mark is there. Another try follows in 0.08 s.',
  ])
})

test('one that cannot start at all is not tried again', async () => {
  writeFileSync(join(folder, 'mark'), '')
  await expect(keep(ONCE)).rejects.toThrow('The mark is there.')
})

test('what is stopped stays down, and nobody is told', async () => {
  const { kept, said } = await keep(STEADY)
  await kept.stop()
  expect(said).toEqual([])
  expect(killNewest).toThrow('ESRCH')
})

test('what is stopped while it waits to come back stays down', async () => {
  const { kept, said, untilSaid } = await keep(STEADY)
  killNewest()
  await untilSaid(1)
  await kept.stop()
  expect(said).toHaveLength(1)
})
