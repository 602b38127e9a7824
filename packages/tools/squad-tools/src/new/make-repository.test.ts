import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { packageFolder, repository } from '@portal/build/src/workspace.ts'
import { makeRepository, requireEmptyFolder } from './make-repository.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-repository-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const versionOf = (name: string) =>
  JSON.parse(readFileSync(join(packageFolder(name), 'package.json'), 'utf8')).version

test('with a registry, packages of the portal are exact versions instead of files', () => {
  makeRepository({ name: 'shops', folder, registry: 'https://npm.example' }, repository)
  expect(read('.npmrc')).toBe('@portal:registry=https://npm.example\n')
  expect(readdirSync(folder)).not.toContain('packages')
  const { dependencies, devDependencies } = JSON.parse(read('package.json'))
  expect(dependencies['@portal/ui']).toMatch(new RegExp(`^${versionOf('ui')}-h\\w{10}$`))
  expect(devDependencies['@portal/releases']).toMatch(new RegExp(`^${versionOf('releases')}-h\\w{10}$`))
  expect(Object.values({ ...dependencies, ...devDependencies }).join(' ')).not.toMatch(/[:^~*]/)
  expect(read('README.md')).toContain('come from the registry in `.npmrc`')
})

test('overrides dependencies that need a newer Node', () => {
  makeRepository({ name: 'shops', folder, registry: 'https://npm.example' }, repository)
  const { overrides } = JSON.parse(read('package.json'))
  expect(overrides).toEqual({ 'light-my-request': { cookie: expect.stringMatching(/^\^1\./) } })
})

test('development without the address of a portal asks for one', () => {
  makeRepository({ name: 'shops', folder, registry: 'https://npm.example' }, repository)
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
  makeRepository({ name: 'shops', folder, registry: 'https://npm.example' }, repository)
  const before = read('package.json')
  expect(() =>
    makeRepository({ name: 'stores', folder, registry: 'https://npm.example' }, repository),
  ).toThrow('is not empty')
  expect(read('package.json')).toBe(before)
})

test('a folder that cannot be created is named', () => {
  const file = join(folder, 'notes.txt')
  writeFileSync(file, 'Mine')
  expect(() => requireEmptyFolder(join(file, 'shops'))).toThrow(
    `${join(file, 'shops')} could not be created. Choose a folder in an existing, writable place.`,
  )
})
