import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { createTestRepository } from '../testing/test-repository.ts'
import { runCommand } from './run-command.ts'

const REASON = ['--reason', 'CHG-1234, as planned']
const USERS = '@portal/users'
const RULES = { RELEASE_CHECKS: 'off', RELEASE_CANARY: 'off', RELEASE_APPROVAL: 'off' }

const { root, environment, build, remove } = createTestRepository()
let count = 0
let version: string

const portal = (...args: readonly string[]) => runCommand([...args, '--env', `number-${count}`])
const as = (actor: string) => Object.assign(process.env, { RELEASE_ACTOR: actor })
const release = (...words: readonly string[]) => portal(...words, ...REASON)

beforeAll(() => {
  Object.assign(process.env, environment)
  const imports = { [USERS]: `/bundles/${USERS}/1.0.0/entry.js` }
  writeFileSync(join(root, 'importmap.json'), JSON.stringify({ imports }))
})
beforeEach(async () => {
  Object.assign(process.env, RULES)
  as('ada@program.example')
  count += 1
  version = `1.1.${count}`
  build('users', '1.0.0', {})
  await portal('init')
  build('users', version, {})
  await portal('publish', 'users')
})
afterEach(() => {
  jest.useRealTimers()
})
afterAll(remove)

function letADayPass(): void {
  jest.useFakeTimers({
    now: Date.now() + 86_400_000,
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'],
  })
}

test('where canaries are required, a version that was none is refused and says what to do next', async () => {
  process.env.RELEASE_CANARY = 'required'
  const { code, err } = await release('promote', 'users', version)
  expect([code, err]).toEqual([
    1,
    `${USERS} ${version} must be a canary before everyone gets it. Start one: npm run portal -- canary start users ${version} --weight 5\nNothing was released.\n`,
  ])
  await release('canary', 'start', 'users', version, '--weight', '5')
  expect((await release('promote', 'users', version)).code).toBe(0)
})

test('where canaries are required, removing a bundle and promoting another version is refused', async () => {
  process.env.RELEASE_CANARY = 'required'
  await release('remove', 'users')
  expect((await release('promote', 'users', version)).err).toContain(
    `${USERS} was removed, and ${version} must be a canary before everyone gets it. Restore the bundle first: npm run portal -- restore users`,
  )
  expect((await release('restore', 'users')).code).toBe(0)
})

test('where approvals are required, nobody promotes a version alone', async () => {
  process.env.RELEASE_APPROVAL = 'required'
  const needed = `${USERS} ${version} needs the approval of somebody else. They run npm run portal -- approve users ${version}, or approve it under New release.`
  expect((await release('promote', 'users', version)).err).toContain(needed)
  await release('approve', 'users', version)
  expect((await release('promote', 'users', version)).err).toContain(needed)
  as('ben@program.example')
  expect((await portal('plan', 'promote', 'users', version)).out).not.toContain(needed)
  expect((await release('promote', 'users', version)).code).toBe(0)
})

test('where approvals are required, nobody alone gives a canary to more than a few people', async () => {
  process.env.RELEASE_APPROVAL = 'required'
  const needed = `${USERS} ${version} needs the approval of somebody else before its canary reaches more than 10%, a role, or more than 50 people by email address. They run npm run portal -- approve users ${version}`
  const start = ['canary', 'start', 'users', version, '--cohort', 'eve@program.example']
  for (const reach of [
    ['--weight', '100'],
    ['--cohort', 'viewers'],
  ])
    expect((await release(...start, ...reach)).err).toContain(needed)
  const few = [...start, '--weight', '10', '--steps', '50,100']
  expect((await portal('plan', ...few)).out).toContain(
    `${USERS} ${version} advances to 50% only after somebody else has approved it.`,
  )
  expect((await release(...few)).code).toBe(0)
  expect((await release('canary', 'step', 'users')).err).toContain(needed)
  as('ben@program.example')
  await release('approve', 'users', version)
  as('ada@program.example')
  expect((await release('canary', 'step', 'users')).code).toBe(0)
})

test('an approval ends after a day and can be repeated', async () => {
  process.env.RELEASE_APPROVAL = 'required'
  await release('approve', 'users', version)
  letADayPass()
  expect((await portal('status')).out).not.toContain('Approved')
  as('ben@program.example')
  expect((await release('promote', 'users', version)).err).toContain('needs the approval of somebody else')
  as('ada@program.example')
  expect((await release('approve', 'users', version)).code).toBe(0)
  as('ben@program.example')
  expect((await release('promote', 'users', version)).code).toBe(0)
})

test('an approval changes nothing for people, and status and history show it', async () => {
  const { out } = await release('approve', 'users', version)
  expect(out).toContain(`${USERS}: approved ${version} by ada@program.example added`)
  const status = (await portal('status')).out
  expect(status).toContain(`  ${USERS}              1.0.0`)
  expect(status).toContain(`Approved\n  ${USERS} ${version} by ada@program.example\n`)
  expect((await portal('history', '--limit', '1')).out).toContain('approve')
})

test('an approval is for one promotion and one version', async () => {
  process.env.RELEASE_APPROVAL = 'required'
  await release('approve', 'users', version)
  as('ben@program.example')
  await release('promote', 'users', version)
  await release('rollback', 'users')
  expect((await release('promote', 'users', version)).err).toContain('needs the approval of somebody else')
})

test('an approval of a version that is not published, or a second one, is refused', async () => {
  expect((await release('approve', 'users', '9.9.9')).err).toContain('is not published')
  await release('approve', 'users', version)
  expect((await release('approve', 'users', version)).err).toContain(
    `You have already approved ${USERS} ${version}.`,
  )
})

test('rollbacks wait for nobody', async () => {
  await release('promote', 'users', version)
  Object.assign(process.env, { RELEASE_CANARY: 'required', RELEASE_APPROVAL: 'required' })
  expect((await release('rollback', 'users')).code).toBe(0)
})

test('publishing says which step the rules require next', async () => {
  const next = async () => (await portal('publish', 'users')).out
  expect(await next()).toContain(`Next: npm run portal -- promote users ${version}`)
  process.env.RELEASE_APPROVAL = 'required'
  expect(await next()).toContain(`Next: somebody else runs npm run portal -- approve users ${version}`)
  process.env.RELEASE_CANARY = 'required'
  expect(await next()).toContain(`Next: npm run portal -- canary start users ${version} --weight 5`)
})

test('a rollback does not bring a version back that another rollback took away, also while frozen', async () => {
  await release('promote', 'users', version)
  await release('rollback', 'users')
  await release('freeze')
  const refused = `A rollback took ${USERS} ${version} away after release 2, so it cannot come back by another one. Promote it again: npm run portal -- promote users ${version}`
  expect((await release('rollback', 'users', '--to', '2')).err).toContain(refused)
  expect((await release('rollback', '--to', '2')).err).toContain(refused)
})
