import { cpSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { createTestRepository } from '../testing/test-repository.ts'
import { startTestService } from '../testing/test-service.ts'
import { runCommand } from './run-command.ts'

const TOKENS = [
  {
    name: 'users-build',
    token: 'token-of-the-users-squad',
    permissions: ['release.view', 'release.publish'],
    bundles: ['@portal/users'],
  },
  {
    name: 'lead',
    token: 'token-of-a-lead-with-rights',
    permissions: ['release.view', 'release.publish', 'release.override'],
  },
]
const PEOPLE = ['--for', 'ada@program.example,ben@program.example']

const { root, environment, build, remove } = createTestRepository()
let service: Awaited<ReturnType<typeof startTestService>>

beforeAll(async () => {
  jest.spyOn(console, 'info').mockReturnValue()
  Object.assign(process.env, environment)
  const imports = { '@portal/users': '/bundles/@portal/users/1.0.0/entry.js' }
  writeFileSync(join(root, 'importmap.json'), JSON.stringify({ imports }))
  build('users', '1.0.0', {})
  await runCommand(['init'])
  build('users', '1.1.0', {})
  build('tasks', '1.0.0', {})
  const folder = join(root, 'data')
  const keyFile = join(folder, 'release-keys', 'signing-key.pem')
  service = await startTestService({ folder, root: join(folder, 'releases'), keyFile }, TOKENS)
})
afterAll(async () => {
  await service.close()
  for (const name of ['RELEASE_TOKEN', 'RELEASE_URL']) Reflect.deleteProperty(process.env, name)
  remove()
})

/** Runs a command through the service with the token of this name. */
function as(name: string, ...args: readonly string[]) {
  process.env.RELEASE_TOKEN = TOKENS.find((one) => one.name === name)?.token ?? ''
  process.env.RELEASE_URL = `${service.url}/v1`
  return runCommand(args)
}

const openLinks = async () => JSON.parse((await as('lead', 'override', 'list', '--json')).out)

test('a build server publishes a preview, and a person has to confirm whom it is for', async () => {
  const { code, out } = await as('users-build', 'preview', 'users', ...PEOPLE, '--json')
  const { request, override, previews } = JSON.parse(out)
  expect([code, override, previews[0].result]).toEqual([0, undefined, 'published'])
  const address = new URL(request)
  expect(address.origin + address.pathname + address.search).toBe(`${service.url}/releases/overrides/create`)
  expect([...new URLSearchParams(address.hash.slice(1))]).toEqual([
    ['person', 'ada@program.example'],
    ['person', 'ben@program.example'],
    ['version', `@portal/users ${previews[0].version}`],
    ['hours', '72'],
  ])
  expect(await openLinks()).toEqual([])
})

test("in a squad's own repository, the bundle in dist is shown", async () => {
  const own = mkdtempSync(join(root, 'own-'))
  cpSync(join(root, 'packages', 'users', 'dist'), join(own, 'dist'), { recursive: true })
  process.env.PORTAL_ROOT = own
  const { out } = await as('users-build', 'preview', ...PEOPLE, '--json')
  process.env.PORTAL_ROOT = root
  expect(JSON.parse(out).previews).toMatchObject([{ name: '@portal/users', result: 'unchanged' }])
})

test("in a squad's own repository, its bundle can be named, and the next command is for the same portal", async () => {
  const own = mkdtempSync(join(root, 'own-'))
  cpSync(join(root, 'packages', 'users', 'dist'), join(own, 'dist'), { recursive: true })
  process.env.PORTAL_ROOT = own
  const url = `${service.url}/v1`
  const { out, err } = await as('users-build', 'publish', 'users', '--url', url)
  process.env.PORTAL_ROOT = root
  expect([out.split('\n')[0], err]).toEqual(['@portal/users 1.1.0 is published', ''])
  expect(out).toContain(`\nNext: npm run portal -- check users --url ${url}, then publish it again`)
})

test('a build server cannot preview bundles outside its token', async () => {
  const { code, err } = await as('users-build', 'preview', 'tasks', ...PEOPLE)
  expect([code, err]).toEqual([1, 'This token is for @portal/users, not for @portal/tasks.\n'])
})

test('with the permission for overrides, the link is there at once and can be ended', async () => {
  const { out } = await as('lead', 'preview', 'users', ...PEOPLE, '--json')
  const { override, previews } = JSON.parse(out)
  expect(override).toMatchObject({ person: 'ada@program.example', alsoFor: ['ben@program.example'] })
  expect(await openLinks()).toMatchObject([{ id: override.id }])
  const { version } = previews[0]
  const refused = await as('users-build', 'preview', '--end', version)
  expect([refused.code, refused.out]).toEqual([1, ''])
  const ended = await as('lead', 'preview', '--end', version)
  expect([ended.code, ended.out]).toEqual([0, `${override.link} has ended\n`])
})
