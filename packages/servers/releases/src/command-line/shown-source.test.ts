import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createTestRepository } from '../testing/test-repository.ts'
import { runCommand } from './run-command.ts'

const REASON = ['--reason', 'CHG-1234, as planned']
const USERS = '@portal/users'
const URL_OF_COMMIT = 'https://code.example/users/commit/3f2a1b9c'

const { root, environment, build, remove } = createTestRepository()
const outputOf = async (...args: readonly string[]) => (await runCommand(args)).out

/** Publishes a version of a commit next to one of an unknown source, and starts a canary with it. */
beforeAll(async () => {
  Object.assign(process.env, environment)
  const imports = { [USERS]: `/bundles/${USERS}/1.0.0/entry.js` }
  writeFileSync(join(root, 'importmap.json'), JSON.stringify({ imports }))
  build('users', '1.0.0', {})
  await runCommand(['init'])
  build('users', '1.1.0', {})
  const source = {
    SOURCE_COMMIT: '3f2a1b9c3f2a1b9c3f2a1b9c3f2a1b9c3f2a1b9c',
    SOURCE_AUTHOR: 'Ada Lovelace',
    SOURCE_TIME: '2026-11-20T10:00:00+01:00',
    SOURCE_URL: URL_OF_COMMIT,
  }
  Object.assign(process.env, source)
  await runCommand(['publish', 'users'])
  for (const name of Object.keys(source)) Reflect.deleteProperty(process.env, name)
  await runCommand(['canary', 'start', 'users', '1.1.0', '--weight', '5', ...REASON])
})
afterAll(remove)

test('versions says what each was built from, and nothing if that is unknown', async () => {
  const [, newer, older] = (await outputOf('versions', 'users')).split('\n')
  expect(newer).toContain(`  3f2a1b9c by Ada Lovelace, 2026-11-20 09:00 UTC, ${URL_OF_COMMIT}`)
  expect(older).toMatch(/^ {2}1\.0\.0 .*ada@program\.example$/)
})

test('status names the commit of a version that people get', async () => {
  expect(await outputOf('status')).toMatch(/@portal\/users +1\.0\.0, canary 1\.1\.0 for 5% \(3f2a1b9c\)\n/)
})

test('history says what a release gave to people was built from', async () => {
  const [first, second] = (await outputOf('history')).split('\n')
  expect(first).toContain('canary.start')
  expect(second).toBe(
    `      ${USERS} 1.1.0 from 3f2a1b9c by Ada Lovelace, 2026-11-20 09:00 UTC, ${URL_OF_COMMIT}`,
  )
})

test('the signature covers it: a changed commit is found', async () => {
  const record = join(root, 'data', 'releases', 'artifacts', '@portal', 'users', '1.1.0', 'artifact.json')
  expect((await runCommand(['verify'])).code).toBe(0)
  chmodSync(record, 0o600)
  writeFileSync(record, readFileSync(record, 'utf8').replace('Ada Lovelace', 'Eve'))
  const { code, err } = await runCommand(['verify'])
  expect([code, err]).toEqual([1, expect.stringContaining('is not signed by a trusted key')])
})
