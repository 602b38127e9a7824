import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { sourceOf } from './version-source.ts'

const COMMIT = '3f2a1b9c3f2a1b9c3f2a1b9c3f2a1b9c3f2a1b9c'
const OTHER = 'abcdef0123456789abcdef0123456789abcdef01'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-source-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const git = (...args: string[]) =>
  execFileSync(
    'git',
    ['-C', folder, '-c', 'user.name=Ada Lovelace', '-c', 'user.email=ada@program.example', ...args],
    {
      env: { ...process.env, GIT_COMMITTER_DATE: '2026-11-20T10:00:00+01:00' },
      encoding: 'utf8',
    },
  ).trim()

/** Makes the folder a repository with a commit, and returns the commit. */
function commitAll(remote: string): string {
  git('init', '--quiet')
  git('remote', 'add', 'origin', remote)
  writeFileSync(join(folder, 'list.ts'), 'export {}')
  git('add', '.')
  git('commit', '--quiet', '--message', 'users: Add the list')
  return git('rev-parse', 'HEAD')
}

test('outside a repository and a build server, nothing is known', async () => {
  expect(await sourceOf(folder, {})).toEqual({})
})

describe('the variables for it', () => {
  test('are taken as they are', async () => {
    const given = {
      SOURCE_COMMIT: COMMIT,
      SOURCE_AUTHOR: 'Ada Lovelace',
      SOURCE_TIME: '2026-11-20T10:00:00+01:00',
      SOURCE_URL: 'https://code.example/shops/commit/3f2a1b9c',
    }
    expect(await sourceOf(folder, given)).toEqual({
      commit: COMMIT,
      author: 'Ada Lovelace',
      at: '2026-11-20T09:00:00.000Z',
      url: 'https://code.example/shops/commit/3f2a1b9c',
    })
  })

  test.each([
    ['SOURCE_COMMIT', 'main', 'Must be the ID of a commit'],
    ['SOURCE_COMMIT', 'a'.repeat(65), 'Must be the ID of a commit'],
    ['SOURCE_AUTHOR', 'Ada\u202e', 'Remove the invisible characters'],
    ['SOURCE_AUTHOR', 'A'.repeat(201), '200'],
    ['SOURCE_TIME', 'yesterday', ''],
    ['SOURCE_URL', 'http://code.example/shops', 'Must be an HTTPS URL'],
    ['SOURCE_URL', 'javascript:alert(1)', 'Must be an HTTPS URL'],
    ['SOURCE_URL', 'https://ada:secret@code.example/shops', 'Must not contain a user name or a password'],
  ])('%s is refused as %j', async (name, value, sentence) => {
    await expect(sourceOf(folder, { [name]: value })).rejects.toThrow(`${name} is invalid: `)
    await expect(sourceOf(folder, { [name]: value })).rejects.toThrow(sentence)
  })
})

describe('a build server', () => {
  test('such as GitHub Actions says the commit and its page', async () => {
    const given = {
      GITHUB_SHA: COMMIT,
      GITHUB_SERVER_URL: 'https://github.example',
      GITHUB_REPOSITORY: 'program/shops',
      GITHUB_ACTOR: 'ada',
    }
    expect(await sourceOf(folder, given)).toEqual({
      commit: COMMIT,
      author: 'ada',
      url: `https://github.example/program/shops/commit/${COMMIT}`,
    })
  })

  test('such as GitLab CI says also who and when, without the email address', async () => {
    const given = {
      CI_COMMIT_SHA: COMMIT,
      CI_COMMIT_AUTHOR: 'Ada Lovelace <ada@program.example>',
      CI_COMMIT_TIMESTAMP: '2026-11-20T10:00:00+01:00',
      CI_PROJECT_URL: 'https://gitlab.example/program/shops',
    }
    expect(await sourceOf(folder, given)).toEqual({
      commit: COMMIT,
      author: 'Ada Lovelace',
      at: '2026-11-20T09:00:00.000Z',
      url: `https://gitlab.example/program/shops/-/commit/${COMMIT}`,
    })
  })

  test('without https gives no address', async () => {
    const given = { CI_COMMIT_SHA: COMMIT, CI_PROJECT_URL: 'http://gitlab.internal/program/shops' }
    expect(await sourceOf(folder, given)).toEqual({ commit: COMMIT })
  })
})

describe('a repository', () => {
  test('says its commit, and its address without the password that Git uses', async () => {
    const commit = commitAll('https://ada:secret@code.example/program/shops.git')
    expect(await sourceOf(folder, {})).toEqual({
      commit,
      author: 'Ada Lovelace',
      at: '2026-11-20T09:00:00.000Z',
      url: 'https://code.example/program/shops',
    })
  })

  test('with changes after its commit says nothing', async () => {
    commitAll('https://code.example/program/shops.git')
    writeFileSync(join(folder, 'list.ts'), 'export { changed }')
    expect(await sourceOf(folder, {})).toEqual({})
  })

  test('whose remote is not https has no address', async () => {
    commitAll('git@code.example:program/shops.git')
    expect((await sourceOf(folder, {})).url).toBeUndefined()
  })

  test('completes what a build server says about the same commit, and not about another one', async () => {
    const commit = commitAll('git@code.example:program/shops.git')
    expect(await sourceOf(folder, { SOURCE_COMMIT: commit })).toMatchObject({
      commit,
      author: 'Ada Lovelace',
    })
    expect(await sourceOf(folder, { SOURCE_COMMIT: OTHER })).toEqual({ commit: OTHER })
  })
})
