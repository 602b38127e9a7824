import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { openTestPortal } from '../testing/test-portal.ts'

const REASON = ['--reason', 'CHG-1234, as planned']
const USERS = '@portal/users'
const offers = (version: string) => ({ offers: { '@portal/ui': { version, names: ['Page'] } } })
const requires = (version: string) => ({ requires: { '@portal/ui': { version, names: ['Page'] } } })
const routes = [{ path: '/users', label: 'Users', title: 'Users' }]

let opened: Awaited<ReturnType<typeof openTestPortal>>
let root: string

const portal: typeof opened.portal = (...args) => opened.portal(...args)
const build: typeof opened.build = (...facts) => opened.build(...facts)

beforeAll(async () => {
  opened = await openTestPortal()
  root = opened.root
  const imports = {
    '@portal/ui': '/bundles/@portal/ui/2.0.0/entry.js',
    [USERS]: `/bundles/${USERS}/1.0.0/entry.js`,
  }
  writeFileSync(join(root, 'importmap.json'), JSON.stringify({ imports }))
})

afterAll(() => opened.remove())

test('before there is a store, it is said how to begin', async () => {
  const { code, err } = await portal('status')
  expect([code, err]).toEqual([
    1,
    'There is no release store. Name a portal with --url, set RELEASE_STORE, or begin with init.\n',
  ])
})

test('before the bundles are built, it is said which one is not', async () => {
  const { code, err } = await portal('init', '--env', 'unbuilt')
  expect([code, err]).toEqual([
    1,
    '@portal/ui is not built. Run npm run build, then this again.\nNothing was released.\n',
  ])
})

test('all commands are shown, with examples', async () => {
  const { code, out } = await portal('--help')
  expect(code).toBe(0)
  expect(out).toContain('npm run portal -- canary start users 1.5.0')
})

test('the first release is what the import map names, once', async () => {
  build('ui', '2.0.0', offers('2.0.0'))
  build('users', '1.0.0', { ...requires('^2.0.0'), routes })
  const { code, out } = await portal('init')
  expect([code, out.split('\n')]).toEqual([
    0,
    ['@portal/ui 2.0.0 is published', '@portal/users 1.0.0 is published', 'Release 1 of demo', ''],
  ])
  const again = await portal('init')
  expect([again.code, again.err]).toEqual([
    1,
    'demo has 1 release already. Look at the newest with status.\nNothing was released.\n',
  ])
})

test('an environment without releases is named', async () => {
  const { code, err } = await portal('status', '--env', 'nope')
  expect([code, err]).toEqual([
    1,
    'Nothing has been released in nope yet. See that this is the environment, or begin with init.\n',
  ])
})

test('what is not built yet is named before the first release', async () => {
  const file = join(root, 'importmap.json')
  const before = readFileSync(file, 'utf8')
  const imports = { '@portal/roles': '/bundles/@portal/roles/1.0.0/entry.js' }
  writeFileSync(file, JSON.stringify({ imports }))
  const { code, err } = await portal('init', '--env', 'unbuilt')
  writeFileSync(file, before)
  expect([code, err]).toEqual([
    1,
    '@portal/roles is not built. Run npm run build, then this again.\nNothing was released.\n',
  ])
})

describe('what is not understood', () => {
  beforeAll(async () => {
    await portal('init', '--env', 'understood')
  })

  test.each([
    [['releas'], 'There is no command "releas".'],
    [['promote', 'users'], 'Say <bundle> <version> and nothing else.'],
    [['promote', 'users', '1.0.0', '--raeson', 'x'], "Unknown option '--raeson'"],
    [['canary', 'begin', 'users'], 'A canary is told to start, step, pause or abort.'],
    [['canary', 'step', 'users', '--weight', '101'], '--weight takes a number from 0 to 100; "101" is none.'],
    [
      ['canary', 'start', 'users', '1.1.0', '--steps', '25,5'],
      '--steps takes percentages that grow, such as 5,25,50; "25,5" does not.',
    ],
    [['rollback'], 'Say which bundle to roll back, or which release to go back to with --to.'],
    [['verify', '--url', 'https://portal.example'], 'verify works on a store itself.'],
    [['status', '--url', 'portal'], '"portal" is no address of a portal, such as https://portal.example.'],
    [['login'], 'Say which portal, such as --url https://portal.example.'],
    [['override', 'create', 'users'], 'Say <bundle> <version>, once or for several bundles.'],
    [['override', 'give'], 'An override is told to create, list or revoke.'],
    [['plan', 'status'], '"status" makes no release: there is nothing to plan.'],
    [['publish'], 'Say what to publish: a package that is built, or a folder.'],
    [['status', 'users'], '"users" is too much: nothing belongs there.'],
    [['status', '--env', '../x'], '"../x" is no name of an environment, such as demo or prod-eu.'],
  ])('%j is answered with how it is meant', async (args, sentence) => {
    const { code, err, out } = await portal('--env', 'understood', ...args)
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(sentence)
  })
})

describe('in an environment', () => {
  let count = 0
  let env: string[]

  beforeEach(async () => {
    count += 1
    env = ['--env', `number-${count}`]
    build('users', '1.0.0', { ...requires('^2.0.0'), routes })
    await portal('init', ...env)
    build('users', '1.1.0', { ...requires('^2.0.0'), routes })
    await portal('publish', 'users', ...env)
  })

  const served = async () => JSON.parse((await portal('status', '--json', ...env)).out)

  test('a version goes from a canary to everybody, and back', async () => {
    const start = ['canary', 'start', 'users', '1.1.0', '--cohort', 'ada@program.example', '--weight', '5']
    expect((await portal(...start, ...REASON, ...env)).code).toBe(0)
    expect((await portal('canary', 'step', 'users', '--weight', '25', ...REASON, ...env)).code).toBe(0)
    expect((await served()).bundles[USERS].canary).toMatchObject({
      version: '1.1.0',
      weight: 25,
      cohorts: ['ada@program.example'],
    })
    const promoted = await portal('promote', 'users', '1.1.0', ...REASON, ...env)
    expect(promoted.out).toContain('  @portal/users: stable 1.0.0 → 1.1.0')
    expect((await served()).bundles[USERS]).toEqual({ stable: '1.1.0', lastGood: '1.0.0' })
    expect((await portal('rollback', 'users', ...REASON, ...env)).code).toBe(0)
    expect((await served()).bundles[USERS]).toEqual({ stable: '1.0.0' })
    const { out } = await portal('history', ...env)
    expect(out.match(/rollback|promote|canary\.step|canary\.start|first/g)).toEqual([
      'rollback',
      'promote',
      'canary.step',
      'canary.start',
      'first',
    ])
    expect(out).toContain('ada@program.example: CHG-1234, as planned')
    expect(out).toMatch(/ \d\d:\d\d UTC {2}rollback/)
  })

  test('a canary with steps is paused, goes on, and is pulled for good', async () => {
    const users = async (...args: string[]) => portal('canary', ...args, ...REASON, ...env)
    await users('start', 'users', '1.1.0', '--weight', '5', '--steps', '25,50')
    expect((await users('pause', 'users')).out).toContain('1.1.0 for 5 %, then 25, 50 %, paused')
    expect((await users('step', 'users')).out).toContain('→ 1.1.0 for 25 %, then 50 %')
    expect((await users('abort', 'users', '--pull')).out).toContain('pulled none → @portal/users 1.1.0')
    const again = await portal('promote', 'users', '1.1.0', ...REASON, ...env)
    expect([again.code, again.err]).toEqual([
      1,
      '@portal/users 1.1.0 was pulled, and cannot be released again. Publish another version.\nNothing was released.\n',
    ])
  })

  test('a plan changes nothing', async () => {
    const { code, out } = await portal('plan', 'promote', 'users', '1.1.0', ...env)
    expect([code, out]).toEqual([
      0,
      [
        '  @portal/users: stable 1.0.0 → 1.1.0',
        '  @portal/users: last good none → 1.0.0',
        '  import map: @portal/users /bundles/@portal/users/1.0.0/entry.js → /bundles/@portal/users/1.1.0/entry.js',
        '',
      ].join('\n'),
    ])
    expect((await served()).seq).toBe(1)
  })

  test('one person tries a version out, until that is revoked', async () => {
    const trial = ['override', 'create', 'users', '1.1.0', '--person', 'ada@program.example', '--hours', '2']
    const { code, out } = await portal(...trial, ...REASON, ...env)
    expect(code).toBe(0)
    const [, id = ''] =
      /ada@program\.example opens http:\/\/localhost:9000\/releases\/try\/(\S+)/.exec(out) ?? []
    expect((await portal('override', 'list', ...env)).out).toMatch(
      /until \d\d:\d\d UTC {2}ada@program\.example/,
    )
    expect((await portal('override', 'revoke', id, ...REASON, ...env)).out).toBe(`${id} is over\n`)
    expect((await portal('override', 'list', ...env)).out).toContain(`${id}  revoked`)
    const unknown = await portal('override', 'revoke', 'none', ...REASON, ...env)
    expect([unknown.code, unknown.err]).toEqual([1, 'There is no trial "none".\n'])
  })

  test('two releases are told apart', async () => {
    await portal('promote', 'users', '1.1.0', ...REASON, ...env)
    expect((await portal('diff', '2', '1', ...env)).out).toContain('@portal/users: stable 1.1.0 → 1.0.0')
  })

  test.each<[string, string[], string]>([
    [
      'without a reason',
      ['promote', 'users', '1.1.0'],
      'A reason of 10 to 500 characters is needed. Say it with --reason.',
    ],
    [
      'of what nobody has published',
      ['promote', 'users', '7.0.0', ...REASON],
      '@portal/users 7.0.0 has not been published. Publish it first.',
    ],
    [
      'of what is no name',
      ['promote', '@portal/../../etc', '1.0.0', ...REASON],
      '"@portal/../../etc 1.0.0" is no name and version such as @portal/shops 1.2.0.',
    ],
    [
      'for another release than the newest',
      ['promote', 'users', '1.1.0', '--expect', '7', ...REASON],
      'Release 1 has been made since release 7.',
    ],
    ['back to a release there never was', ['rollback', '--to', '9', ...REASON], 'has no release 9.'],
  ])('nothing is released %s', async (_what, args, sentence) => {
    const { code, err } = await portal(...args, ...env)
    expect(code).toBe(1)
    expect(err).toContain(sentence)
    expect((await served()).seq).toBe(1)
  })

  test('what does not fit is neither published nor released', async () => {
    build('users', '2.0.0', { ...requires('^3.0.0'), routes })
    const published = await portal('publish', 'users', ...env)
    expect(published.code).toBe(1)
    expect(published.err).toContain(
      '@portal/users 2.0.0 needs @portal/ui ^3.0.0, but @portal/ui 2.0.0 offers 2.0.0.',
    )
    build('ui', '3.0.0', offers('3.0.0'))
    expect((await portal('publish', 'ui', ...env)).code).toBe(0)
    const planned = await portal('plan', 'promote', 'ui', '3.0.0', ...env)
    expect([planned.code, planned.out]).toEqual([
      1,
      expect.stringContaining('@portal/users 1.0.0 needs @portal/ui ^2.0.0'),
    ])
    build('ui', '2.0.0', offers('2.0.0'))
  })

  test('a name of another bundle is published by its owner only, whom the table of owners names', async () => {
    const provides = { [USERS]: 'entry.js', rxjs: 'entry.js' }
    build('users', '1.2.0', { ...requires('^2.0.0'), routes, provides })
    const refused = await portal('publish', 'users', ...env)
    expect([refused.code, refused.err]).toEqual([
      1,
      expect.stringContaining('@portal/users 1.2.0 provides "rxjs", which belongs to no bundle yet.'),
    ])
    const set = await portal('owner', 'set', 'rxjs', 'users', ...REASON, ...env)
    expect([set.code, set.out]).toEqual([0, expect.stringContaining('rxjs: owner none → @portal/users')])
    expect((await portal('publish', 'users', ...env)).code).toBe(0)
    expect((await portal('promote', 'users', '1.2.0', ...REASON, ...env)).code).toBe(0)
    expect((await portal('status', ...env)).out).toMatch(/Owners\n {2}rxjs +@portal\/users/)
    await portal('owner', 'set', 'rxjs', 'ui', ...REASON, ...env).then(({ code, err }) =>
      expect([code, err]).toEqual([1, expect.stringContaining('which belongs to @portal/ui')]),
    )
  })

  test('a version cannot be published with other bytes', async () => {
    build('users', '1.1.0', { ...requires('^2.0.0'), routes, script: 'another' })
    const { code, err } = await portal('publish', 'users', ...env)
    expect([code, err]).toEqual([1, expect.stringContaining('is published with other bytes')])
  })

  test('a freeze holds everything but the way back', async () => {
    await portal('promote', 'users', '1.1.0', ...REASON, ...env)
    await portal('freeze', ...REASON, ...env)
    const refused = await portal('canary', 'start', 'users', '1.0.0', '--weight', '5', ...REASON, ...env)
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('is frozen. Thaw it first')])
    expect((await portal('rollback', 'users', ...REASON, ...env)).code).toBe(0)
    expect((await portal('thaw', ...REASON, ...env)).code).toBe(0)
  })

  test('everything is verified, and what was changed is found', async () => {
    const { code, out } = await portal('verify', ...env)
    expect([code, out]).toEqual([0, '1 release and 2 published versions are what was signed.\n'])
    const releases = join(root, 'data', 'releases', 'releases', `number-${count}`)
    writeFileSync(join(releases, '00000001.json'), '{}')
    const changed = await portal('verify', ...env)
    expect([changed.code, changed.err]).toEqual([
      1,
      expect.stringContaining('cannot be read. It is not used.'),
    ])
  })
})
