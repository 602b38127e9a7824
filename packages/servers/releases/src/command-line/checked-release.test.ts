import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { readBuiltArtifact } from '../artifact/built-artifact.ts'
import { writeCheckFile } from '../artifact/check-file.ts'
import { createTestRepository } from '../testing/test-repository.ts'
import { runCommand } from './run-command.ts'

const REASON = ['--reason', 'CHG-1234, as planned']
const WHY = 'CHG-1235, the build server is down'
const USERS = '@portal/users'

const { root, environment, build, remove } = createTestRepository()
const dist = join(root, 'packages', 'users', 'dist')
let count = 0
let version: string

const portal = (...args: readonly string[]) => runCommand([...args, '--env', `number-${count}`])
const promote = (...more: readonly string[]) => portal('promote', 'users', version, ...REASON, ...more)

/** Records what a check of the built version has found, as `portal check` does. */
const recordCheck = async (status: 'passed' | 'failed') =>
  writeCheckFile(dist, await readBuiltArtifact(dist), status)

beforeAll(() => {
  Object.assign(process.env, environment, { RELEASE_CHECKS: 'required' })
  const imports = { [USERS]: `/bundles/${USERS}/1.0.0/entry.js` }
  writeFileSync(join(root, 'importmap.json'), JSON.stringify({ imports }))
})
beforeEach(async () => {
  count += 1
  version = `1.1.${count}`
  build('users', '1.0.0', {})
  await portal('init')
  build('users', version, {})
})
afterAll(remove)

test.each([[['promote']], [['canary', 'start', '--weight', '5']]])(
  '%j of a version without a passed check is refused and says what to do next',
  async ([...command]) => {
    await portal('publish', 'users')
    const { code, err } = await portal(...command, 'users', version, ...REASON)
    expect([code, err]).toEqual([
      1,
      `${USERS} ${version} has no passed check of its bytes. Run npm run portal -- check users, then npm run portal -- publish users, which adds the check. To release it without one, add --unchecked "Why it cannot wait".\nNothing was released.\n`,
    ])
    expect((await portal('plan', ...command, 'users', version)).out).toContain('has no passed check')
  },
)

test('publishing takes a passed check along, and the version can be released', async () => {
  await recordCheck('passed')
  const { out } = await portal('publish', 'users')
  expect(out).toContain(`Next: npm run portal -- promote users ${version}`)
  expect((await promote()).code).toBe(0)
})

test('a check that comes later is added by publishing the same bytes again', async () => {
  const first = await portal('publish', 'users')
  expect(first.out).toContain('Next: npm run portal -- check users, then publish it again')
  expect((await portal('versions', 'users')).out).toMatch(/ada@program\.example {2}no passed check\n/)
  await recordCheck('passed')
  expect((await portal('publish', 'users')).out).toContain('was already published with the same bytes')
  expect((await portal('versions', 'users')).out).not.toContain(`${version}  no passed check`)
  expect((await promote()).code).toBe(0)
})

test.each<[string, () => Promise<void>]>([
  ['that failed', () => recordCheck('failed')],
  [
    'of other bytes',
    async () => {
      await recordCheck('passed')
      const text = JSON.stringify({
        digest: `sha256-${'0'.repeat(64)}`,
        at: '2026-01-01T00:00:00.000Z',
        status: 'passed',
      })
      writeFileSync(join(dist, 'check.json'), text)
    },
  ],
  ['that is unreadable', async () => writeFileSync(join(dist, 'check.json'), '{')],
])('a check %s does not count', async (_what, record) => {
  await record()
  await portal('publish', 'users')
  expect((await promote()).err).toContain('has no passed check')
})

test('an unchecked release has its own reason, which the history shows', async () => {
  await portal('publish', 'users')
  expect((await promote('--unchecked', 'Hurry')).err).toContain(
    '--unchecked takes a reason of 10 to 500 characters',
  )
  expect((await promote('--unchecked', WHY)).code).toBe(0)
  const { out } = await portal('history', '--limit', '1')
  expect(out).toContain(`      without a passed check: ${WHY}\n`)
  expect((await portal('verify')).code).toBe(0)
})

test('a version with a passed check is never recorded as unchecked', async () => {
  await recordCheck('passed')
  await portal('publish', 'users')
  await promote('--unchecked', WHY)
  expect((await portal('history')).out).not.toContain('without a passed check')
})

test('versions of the import map need no check, also later', async () => {
  await recordCheck('passed')
  await portal('publish', 'users')
  await promote()
  expect((await portal('promote', 'users', '1.0.0', ...REASON)).code).toBe(0)
})

test('RELEASE_CHECKS=off asks for nothing, and another value is refused', async () => {
  process.env.RELEASE_CHECKS = 'off'
  await portal('publish', 'users')
  expect((await promote()).code).toBe(0)
  process.env.RELEASE_CHECKS = 'never'
  const { code, err } = await portal('status')
  process.env.RELEASE_CHECKS = 'required'
  expect([code, err]).toEqual([1, expect.stringContaining('The setting RELEASE_CHECKS is not valid')])
})
