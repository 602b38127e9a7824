import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { repository } from '@portal/build/src/workspace.ts'
import { installOffline } from '../../../journeys/src/testing/install-offline.ts'
import { packPackages } from '../pack/packed-packages.ts'
import { workspaceFacts } from '../pack/workspace-facts.ts'

let folder: string

/** Installs the packed tools, as npx does. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-begin-'))
  const packed = packPackages(repository, join(folder, 'packed'))
  const dependencies = Object.fromEntries([...packed].map(([name, file]) => [name, `file:packed/${file}`]))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ dependencies }))
  installOffline(folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function begin(...args: string[]) {
  const program = join(folder, 'node_modules', '@portal', 'squad-tools', 'bin', 'squad-tools.mjs')
  const { JEST_WORKER_ID: _, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: folder,
    env: { ...env, RELEASE_URL: '' },
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('the packed tools create a repository whose packages come from the portal', () => {
  const { status, stdout, stderr } = begin('new', 'shops', '--url', 'https://portal.example/')
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
  const { status, stderr } = begin('new', 'users', '--url', 'https://portal.example')
  expect([status, stderr]).toEqual([1, 'A package named users exists already. Choose another name.\n'])
})

test('an existing folder stays as it is', () => {
  mkdirSync(join(folder, 'cards'))
  writeFileSync(join(folder, 'cards', 'notes.txt'), 'Mine')
  const { status, stderr } = begin('new', 'cards', '--url', 'https://portal.example')
  expect([status, stderr]).toEqual([1, expect.stringContaining('is not empty')])
})

test.each([
  [['new', 'shops']],
  [['new', 'shops', '--url', 'portal']],
  [['shops', '--url', 'https://portal.example']],
])('%j says what to enter', (args) => {
  const { status, stderr } = begin(...args)
  expect([status, stderr]).toEqual([1, expect.stringContaining('squad-tools new shops --url https://')])
})
