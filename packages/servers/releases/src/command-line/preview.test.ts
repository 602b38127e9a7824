import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createTestRepository } from '../testing/test-repository.ts'
import { runCommand } from './run-command.ts'

const REASON = ['--reason', 'CHG-1234, as planned']
const PEOPLE = ['--for', 'Ada@program.example,ben@program.example']
const PREVIEW = '1.1.0-preview-3f2a1b9c'
const SOURCE = {
  SOURCE_COMMIT: '3f2a1b9c3f2a1b9c3f2a1b9c3f2a1b9c3f2a1b9c',
  SOURCE_AUTHOR: 'Ada [Lovelace]',
  SOURCE_TIME: '2026-11-20T10:00:00+01:00',
  SOURCE_URL: 'https://code.example/users/commit/3f2a1b9c',
}

const { root, environment, build, remove } = createTestRepository()

/** Runs a command on a build server that knows the commit. */
async function atCommit(...args: readonly string[]) {
  Object.assign(process.env, SOURCE)
  const ended = await runCommand(args)
  for (const name of Object.keys(SOURCE)) Reflect.deleteProperty(process.env, name)
  return ended
}

const linesOf = ({ out }: { readonly out: string }) => out.split('\n')
const versionIn = ({ out }: { readonly out: string }) => JSON.parse(out).previews[0].version

beforeAll(async () => {
  Object.assign(process.env, environment)
  const imports = Object.fromEntries(
    ['users', 'tasks'].map((name) => [`@portal/${name}`, `/bundles/@portal/${name}/1.0.0/entry.js`]),
  )
  writeFileSync(join(root, 'importmap.json'), JSON.stringify({ imports }))
  for (const name of ['users', 'tasks']) build(name, '1.0.0', {})
  await runCommand(['init'])
  build('users', '1.1.0', {})
})
afterAll(remove)

test('publishes the change under its commit, with a link for the named people and lines for the review', async () => {
  const ended = await atCommit('preview', 'users', ...PEOPLE)
  const [published, given, ...more] = linesOf(ended)
  expect(published).toBe(`@portal/users ${PREVIEW} is published`)
  const [, until = '', link = ''] =
    /^For ada@program\.example, ben@program\.example until (\S+ \S+ UTC): (\S+)$/.exec(given ?? '') ?? []
  expect(link).toMatch(/^http:\/\/localhost:9000\/releases\/try\//)
  expect(more).toEqual([
    '',
    'For the review:',
    '',
    '**Preview of 3f2a1b9c by Ada \\[Lovelace\\]**',
    '',
    `- @portal/users ${PREVIEW}`,
    '- Commit: [3f2a1b9c](https://code.example/users/commit/3f2a1b9c) by Ada \\[Lovelace\\], 2026-11-20 09:00 UTC',
    `- Open ${link} and sign in as ada@program.example or ben@program.example`,
    `- It ends on ${until}. To end it earlier: \`npm run portal -- preview --end ${PREVIEW}\``,
    '',
  ])
})

test('ends by itself after three days, or after as many hours as given', async () => {
  const hoursOf = async (...args: readonly string[]) => {
    const { override } = JSON.parse((await atCommit('preview', 'users', ...PEOPLE, ...args, '--json')).out)
    return (Date.parse(override.expiresAt) - Date.parse(override.at)) / 3_600_000
  }
  expect([await hoursOf(), await hoursOf('--for-hours', '5')]).toEqual([72, 5])
})

test('without a bundle, shows each one that differs from what everyone gets', async () => {
  const ended = await atCommit('preview', ...PEOPLE, '--json')
  expect(JSON.parse(ended.out).previews).toMatchObject([{ name: '@portal/users', version: PREVIEW }])
})

test('publishing the same bytes again is not an error', async () => {
  const [published] = linesOf(await atCommit('preview', 'users', ...PEOPLE))
  expect(published).toBe(`@portal/users ${PREVIEW} was already published with the same bytes`)
})

test('different bytes from the same commit get their own version and an explanation', async () => {
  build('users', '1.1.0', { script: 'other bytes' })
  const ended = await atCommit('preview', 'users', ...PEOPLE)
  expect(ended.out).toMatch(/^@portal\/users 1\.1\.0-preview-3f2a1b9c-[0-9a-f]{8} is published\n/)
  expect(ended.out).toContain('was already published from 3f2a1b9c with different contents')
})

test('files that match no commit are named after their bytes, with a note', async () => {
  const ended = await runCommand(['preview', 'users', ...PEOPLE, '--json'])
  expect(versionIn(ended)).toMatch(/^1\.1\.0-preview-[0-9a-f]{8}$/)
  expect(JSON.parse(ended.out).previews[0].note).toContain('there are changes after the last commit')
  expect(JSON.parse(ended.out).review).toContain('**Preview of an unknown commit by its publisher**')
})

describe('a preview', () => {
  test.each([
    ['promote', 'users', PREVIEW],
    ['canary', 'start', 'users', PREVIEW, '--weight', '5'],
    ['plan', 'promote', 'users', PREVIEW],
  ])('never enters a release: %s %s %s', async (...args) => {
    const { code, err } = await runCommand([...args, ...REASON, '--unchecked', 'CHG-1234, cannot wait'])
    expect([code, err]).toEqual([
      1,
      expect.stringContaining(`${PREVIEW} is a preview, which is never released.`),
    ])
  })

  test('comes last in the list of versions, as a preview', async () => {
    build('users', '1.0.1', {})
    await runCommand(['publish', 'users'])
    const lines = linesOf(await runCommand(['versions', 'users']))
    expect(lines[1]).toMatch(/^ {2}1\.0\.1 /)
    expect(lines[2]).toMatch(/^ {2}1\.0\.0 /)
    expect(lines.slice(3).join('\n')).toMatch(
      new RegExp(`  ${PREVIEW} .*  Preview of 3f2a1b9c by Ada \\[Lovelace\\]$`, 'm'),
    )
    const columns = lines.map((line) => line.indexOf(' UTC')).filter((column) => column > 0)
    expect(new Set(columns).size).toBe(1)
  })

  test('is in the status until it is ended, for everyone whom it is for', async () => {
    const inStatus = async () =>
      (await runCommand(['status'])).out.includes(` ${PREVIEW}, Preview of 3f2a1b9c by`)
    expect(await inStatus()).toBe(true)
    const { code, out } = await runCommand(['preview', 'users', '--end', PREVIEW])
    expect([code, out]).toEqual([0, expect.stringMatching(/^(\S+\/releases\/try\/\S+ has ended\n)+$/)])
    expect(await inStatus()).toBe(false)
    const again = await runCommand(['preview', '--end', PREVIEW])
    expect([again.code, again.err]).toEqual([
      1,
      `No active link shows ${PREVIEW} to anyone. Run status to list the active links.\n`,
    ])
  })
})
