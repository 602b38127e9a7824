import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { repository } from '@portal/build/src/workspace.ts'
import { packCreator } from '../pack/packed-packages.ts'
import { workspaceFacts } from '../pack/workspace-facts.ts'

let folder: string
let creator: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-begin-'))
  creator = join(folder, 'packed', packCreator(repository, join(folder, 'packed')))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs npx, which finds nothing but the packed creator: no address answers. */
function begin(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('npx', ['--yes', '--package', creator, 'create', ...args], {
    cwd: folder,
    env: {
      ...process.env,
      RELEASE_URL: '',
      npm_config_cache: join(folder, 'cache'),
      npm_config_registry: 'http://localhost:9',
      npm_config_update_notifier: 'false',
    },
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('npx alone creates a repository whose packages come from the portal', () => {
  const { status, stdout, stderr } = begin('shops', '--url', 'https://portal.example/')
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toContain('npm run dev -- https://portal.example\n')
  const shops = join(folder, 'shops')
  const { packages, libraries } = workspaceFacts(repository)
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(shops, 'package.json'), 'utf8'))
  expect(dependencies).toMatchObject({ '@portal/ui': packages['@portal/ui'], react: libraries.react })
  expect(devDependencies['@portal/squad-tools']).toBe(packages['@portal/squad-tools'])
  expect(readFileSync(join(shops, '.npmrc'), 'utf8')).toContain('//portal.example/packages/:_authToken=')
  expect(existsSync(join(shops, 'src', 'request', 'request-list-page.test.tsx'))).toBe(true)
})

test('a name of the portal itself is refused', () => {
  const { status, stderr } = begin('users', '--url', 'https://portal.example')
  expect([status, stderr]).toEqual([1, 'A package named users already exists. Choose another name.\n'])
})

test('an existing folder stays as it is', () => {
  mkdirSync(join(folder, 'cards'))
  writeFileSync(join(folder, 'cards', 'notes.txt'), 'Mine')
  const { status, stderr } = begin('cards', '--url', 'https://portal.example')
  expect([status, stderr]).toEqual([1, expect.stringContaining('is not empty')])
})

test.each([
  [['shops']],
  [['shops', '--url', 'portal']],
  [['new', 'shops', '--url', 'https://portal.example']],
])('%j says what to enter', (args) => {
  const { status, stderr } = begin(...args)
  expect([status, stderr]).toEqual([1, expect.stringContaining('npx @portal/create shops --url https://')])
})
