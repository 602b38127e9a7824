import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { isOnBranch } from './on-branch.ts'

let folder: string

const git = (...options: string[]) => execFileSync('git', options, { cwd: folder, stdio: 'ignore' })

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-branch-'))
  git('init', '-b', 'main')
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@program.example', 'commit', '--allow-empty', '-m', 'First')
})

afterEach(() => rmSync(folder, { recursive: true }))

test('bundles on main have versions', () => {
  expect(isOnBranch(folder)).toBe(false)
})

test('bundles of a change under review need none', () => {
  git('checkout', '-b', 'shorter-lists')
  expect(isOnBranch(folder)).toBe(true)
})

test('bundles on a build server have versions', () => {
  git('checkout', '--detach')
  expect(isOnBranch(folder)).toBe(false)
})
