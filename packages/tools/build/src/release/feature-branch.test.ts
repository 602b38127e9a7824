import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { isFeatureBranch } from './feature-branch.ts'

let folder: string

const git = (...options: string[]) => execFileSync('git', options, { cwd: folder, stdio: 'ignore' })

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-branch-'))
  git('init', '-b', 'main')
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@program.example', 'commit', '--allow-empty', '-m', 'First')
})

afterEach(() => rmSync(folder, { recursive: true }))

test('main is not a feature branch', () => {
  expect(isFeatureBranch(folder)).toBe(false)
})

test('any other branch is one', () => {
  git('checkout', '-b', 'shorter-lists')
  expect(isFeatureBranch(folder)).toBe(true)
})

test('a detached commit, as on a build server, is not', () => {
  git('checkout', '--detach')
  expect(isFeatureBranch(folder)).toBe(false)
})
