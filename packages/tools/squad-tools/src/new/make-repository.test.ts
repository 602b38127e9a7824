import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { packageFolder, repository } from '@portal/build/src/workspace.ts'
import { workspaceFacts } from '../pack/workspace-facts.ts'
import { makeRepository, requireEmptyFolder } from './make-repository.ts'
import { fromRegistry } from './package-origin.ts'
import { fromPortal } from './portal-origin.ts'

const facts = workspaceFacts(repository)
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-repository-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const make = (name = 'shops', origin = fromRegistry('https://npm.example', facts)) =>
  makeRepository({ name, folder, origin }, facts)
const versionOf = (name: string) =>
  JSON.parse(readFileSync(join(packageFolder(name), 'package.json'), 'utf8')).version

test('with a registry, packages of the portal are exact versions instead of files', () => {
  make()
  expect(read('.npmrc')).toBe('@portal:registry=https://npm.example\n')
  expect(readdirSync(folder)).not.toContain('packages')
  const { dependencies, devDependencies } = JSON.parse(read('package.json'))
  expect(dependencies['@portal/ui']).toMatch(new RegExp(`^${versionOf('ui')}-h\\w{10}$`))
  expect(devDependencies['@portal/releases']).toMatch(new RegExp(`^${versionOf('releases')}-h\\w{10}$`))
  expect(Object.values({ ...dependencies, ...devDependencies }).join(' ')).not.toMatch(/[:^~*]/)
  expect(read('README.md')).toContain('come from the registry in `.npmrc`')
})

test('with packages from a portal, the token is in no file and lock files name no address', () => {
  make('shops', fromPortal('https://portal.example', facts))
  expect(read('.npmrc').split('\n')).toEqual([
    '@portal:registry=https://portal.example/packages/',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: npm replaces it.
    '//portal.example/packages/:_authToken=${PACKAGES_TOKEN}',
    'omit-lockfile-registry-resolved=true',
    '',
  ])
  expect(read('README.md')).toContain('npm run dev -- https://portal.example')
})

test('overrides dependencies that need a newer Node', () => {
  make()
  const { overrides } = JSON.parse(read('package.json'))
  expect(overrides).toEqual({ 'light-my-request': { cookie: expect.stringMatching(/^\^1\./) } })
})

test('development without the address of a portal asks for one', () => {
  make()
  const { scripts } = JSON.parse(read('package.json'))
  symlinkSync(join(packageFolder('squad-tools'), 'node_modules'), join(folder, 'node_modules'))
  const command = scripts.dev.replace('node_modules/@portal', join(repository, 'packages', 'tools'))
  const { status, stderr } = spawnSync(command, { cwd: folder, shell: true, encoding: 'utf8' })
  expect([status, stderr]).toEqual([
    1,
    'Add the address of the portal to show it in, such as https://portal.staging.example.\n',
  ])
})

test('a folder that is not empty stays unchanged', () => {
  make()
  const before = read('package.json')
  expect(() => make('stores')).toThrow('is not empty')
  expect(read('package.json')).toBe(before)
})

test('a folder that cannot be created is named', () => {
  const file = join(folder, 'notes.txt')
  writeFileSync(file, 'Mine')
  expect(() => requireEmptyFolder(join(file, 'shops'))).toThrow(
    `${join(file, 'shops')} could not be created. Choose a folder in an existing, writable place.`,
  )
})
