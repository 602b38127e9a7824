import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createTestRepository } from '../testing/test-repository.ts'
import { runCommand } from './run-command.ts'

const REASON = ['--reason', 'CHG-1234, as planned']
const PROMOTE = ['promote', 'users', '1.1.0', ...REASON]
const WARNING =
  '@portal/users 1.1.0 was rolled back in release 3 by ada@program.example: CHG-1234, as planned'

const { root, environment, build, remove } = createTestRepository()
const [stdin, stderr] = ['stdin', 'stderr'].map((name) => Object.getOwnPropertyDescriptor(process, name))

/** A version that was rolled back: to release it again is warned of. */
beforeAll(async () => {
  Object.assign(process.env, environment)
  const imports = { '@portal/users': '/bundles/@portal/users/1.0.0/entry.js' }
  writeFileSync(join(root, 'importmap.json'), JSON.stringify({ imports }))
  build('users', '1.0.0', {})
  await runCommand(['init'])
  build('users', '1.1.0', {})
  await runCommand(['publish', 'users'])
  await runCommand(PROMOTE)
  await runCommand(['rollback', 'users', ...REASON])
})
afterAll(remove)

/** Runs a command at a terminal where a person types this, and returns what they see there too. */
async function atTerminal(typed: string, ...args: readonly string[]) {
  const [input, screen] = [new PassThrough(), new PassThrough()].map((stream) =>
    Object.assign(stream, { isTTY: true }),
  )
  Object.defineProperty(process, 'stdin', { value: input, configurable: true })
  Object.defineProperty(process, 'stderr', { value: screen, configurable: true })
  input?.end(typed)
  const seen = screen ? text(screen) : ''
  try {
    const ended = await runCommand(args)
    screen?.end()
    return { ...ended, seen: await seen }
  } finally {
    Object.defineProperty(process, 'stdin', stdin ?? {})
    Object.defineProperty(process, 'stderr', stderr ?? {})
  }
}

const newest = async () => Number(/^Release (\d+) /.exec((await runCommand(['status'])).out)?.[1])

test.each(['n\n', '\n', ''])('a person who types %j after a warning changes nothing', async (typed) => {
  const { code, out, err, seen } = await atTerminal(typed, ...PROMOTE)
  expect([code, out, err]).toEqual([1, '', 'You did not confirm.\nNothing was released.\n'])
  expect(seen).toContain(`${WARNING}\nContinue? [y/N] `)
  expect(await newest()).toBe(3)
})

test('a release that would be refused is not asked about', async () => {
  const { seen, err } = await atTerminal('y\n', 'promote', 'users', '1.0.0', ...REASON)
  expect([seen, err]).toEqual(['', expect.stringContaining('is already stable')])
})

test('a script is not asked, and gets the warnings with the result', async () => {
  const { code, out } = await runCommand(PROMOTE)
  expect([code, out]).toEqual([0, expect.stringContaining(`\n${WARNING}\n`)])
  await runCommand(['rollback', 'users', ...REASON])
})

test.each([
  ['y\n', []],
  ['Yes\n', []],
  ['', ['--yes']],
  ['', ['--json']],
])('%j with the options %j continues', async (typed, options) => {
  const before = await newest()
  const { code } = await atTerminal(typed, ...PROMOTE, ...options)
  expect([code, await newest()]).toEqual([0, before + 1])
  await runCommand(['rollback', 'users', ...REASON])
})
