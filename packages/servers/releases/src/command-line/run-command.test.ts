import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { createTestRepository } from '../testing/test-repository.ts'
import { runCommand } from './run-command.ts'

const REASON = ['--reason', 'CHG-1234, as planned']
const USERS = '@portal/users'
const offers = (version: string) => ({ offers: { '@portal/ui': { version, names: ['Page'] } } })
const requires = (version: string) => ({ requires: { '@portal/ui': { version, names: ['Page'] } } })
const routes = [{ path: '/users', label: 'Users', title: 'Users' }]

const { root, environment, build, remove } = createTestRepository()

const portal = (...args: readonly string[]) => runCommand(args)

beforeAll(() => {
  Object.assign(process.env, environment)
  const imports = {
    '@portal/ui': '/bundles/@portal/ui/2.0.0/entry.js',
    [USERS]: `/bundles/${USERS}/1.0.0/entry.js`,
  }
  writeFileSync(join(root, 'importmap.json'), JSON.stringify({ imports }))
})

afterAll(remove)

test('says how to start when there is no store', async () => {
  const { code, err } = await portal('status')
  expect([code, err]).toEqual([
    1,
    'There is no release store. Name a portal with --url or RELEASE_URL, set RELEASE_STORE, or start with init.\n',
  ])
})

test('says which bundle is not built', async () => {
  const { code, err } = await portal('init', '--env', 'unbuilt')
  expect([code, err]).toEqual([
    1,
    '@portal/ui is not built. Run npm run build, then try again.\nNothing was released.\n',
  ])
})

test('shows all commands, with examples', async () => {
  const { code, out } = await portal('--help')
  expect(code).toBe(0)
  expect(out).toContain('npm run portal -- canary start users 1.5.0')
})

test('makes the first release from the import map, once', async () => {
  build('ui', '2.0.0', offers('2.0.0'))
  build('users', '1.0.0', { ...requires('^2.0.0'), routes })
  const { code, out } = await portal('init')
  expect([code, out.split('\n')]).toEqual([
    0,
    [
      '@portal/ui 2.0.0 is published',
      '@portal/users 1.0.0 is published',
      `Release 1 of demo, signed with ${join(root, 'data', 'release-keys', 'signing-key.pem')}`,
      '',
    ],
  ])
  const again = await portal('init')
  expect([again.code, again.err]).toEqual([
    1,
    'demo already has 1 release. See the newest with status.\nNothing was released.\n',
  ])
})

test('makes the first release with a key in the file that was named', async () => {
  const key = join(root, 'keys-of-ours', 'release.pem')
  process.env.RELEASE_STORE = join(root, 'store-of-ours')
  const { code, out } = await portal('init', '--key', key)
  Reflect.deleteProperty(process.env, 'RELEASE_STORE')
  expect([code, out.split('\n').slice(-3)]).toEqual([
    0,
    [
      `Release 1 of demo, signed with ${key}`,
      `For the service and the next commands, set RELEASE_SIGNING_KEY=${key}`,
      '',
    ],
  ])
  expect(readFileSync(key, 'utf8')).toContain('PRIVATE KEY')
})

test('refuses a named file that has no key', async () => {
  const { code, err } = await portal('init', '--env', 'keyless', '--key', join(root, 'importmap.json'))
  expect([code, err]).toEqual([
    1,
    '--key must name a file with Ed25519 keys in PEM form that this process can read.\n',
  ])
})

test('reports an environment without releases', async () => {
  const { code, err } = await portal('status', '--env', 'nope')
  expect([code, err]).toEqual([
    1,
    'Nothing has been released in nope yet. Check the environment, or start with init.\n',
  ])
})

test('reports a bundle that is not built before the first release', async () => {
  const file = join(root, 'importmap.json')
  const before = readFileSync(file, 'utf8')
  const imports = { '@portal/roles': '/bundles/@portal/roles/1.0.0/entry.js' }
  writeFileSync(file, JSON.stringify({ imports }))
  const { code, err } = await portal('init', '--env', 'unbuilt')
  writeFileSync(file, before)
  expect([code, err]).toEqual([
    1,
    '@portal/roles is not built. Run npm run build, then try again.\nNothing was released.\n',
  ])
})

describe('invalid input', () => {
  beforeAll(async () => {
    await portal('init', '--env', 'understood')
  })

  test.each([
    [['releas'], 'The command "releas" does not exist.'],
    [['promot', 'users', '1.1.0'], 'The command "promot" does not exist. Did you mean "promote"?'],
    [['promote', 'users'], 'Enter <bundle> <version> and nothing else.'],
    [['canary', 'begin', 'users'], 'Enter start, step, pause or abort after canary.'],
    [
      ['canary', 'step', 'users', '--weight', '101'],
      '--weight takes a number from 0 to 100; "101" is not valid.',
    ],
    [['history', '--limit', '2.5'], '--limit takes a whole number from 1 to 99999999; "2.5" is not valid.'],
    [
      ['canary', 'start', 'users', '1.1.0', '--steps', '25,5'],
      '--steps takes increasing percentages, such as 5,25,50; "25,5" is not valid.',
    ],
    [['rollback'], 'Enter the bundle to roll back, or the release to go back to with --to.'],
    [['init', '--url', 'https://portal.example'], 'init works on a store directly.'],
    [
      ['status', '--url', 'portal'],
      '"portal" is not the address of a portal, such as https://portal.example.',
    ],
    [['login'], 'Enter the portal, such as --url https://portal.example.'],
    [['override', 'create', 'users'], 'Enter <bundle> <version>, once or for several bundles.'],
    [['override', 'give'], 'Enter create, list or revoke after override.'],
    [['preview', 'users'], 'Enter the people it is for, such as --for ada@program.example'],
    [
      ['preview', 'users', '--for', 'ada'],
      '--for takes email addresses separated by commas; "ada" is not one.',
    ],
    [
      ['preview', 'users', '--for', 'ada@program.example', '--for-hours', '169'],
      '--for-hours takes a whole number from 1 to 168; "169" is not valid.',
    ],
    [['preview', '--end', '1.1.0'], '"1.1.0" is not a preview, such as 1.4.0-preview-3f2a1b9c.'],
    [['plan', 'status'], '"status" makes no release, so there is nothing to plan.'],
    [['publish'], 'Enter a built package or a folder to publish.'],
    [['status', 'users'], 'Remove "users": this command takes nothing else.'],
    [
      ['status', '--env', '../x'],
      '"../x" is not a valid environment name. Use a name such as demo or prod-eu.',
    ],
  ])('%j is answered with the correct usage', async (args, sentence) => {
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

  test('takes a version from a canary to everyone and back', async () => {
    const people = 'ada@program.example, ben@program.example'
    const start = ['canary', 'start', 'users', '1.1.0', '--cohort', people, '--weight', '5']
    expect((await portal(...start, ...REASON, ...env)).code).toBe(0)
    expect((await portal('canary', 'step', 'users', '--weight', '25', ...REASON, ...env)).code).toBe(0)
    expect((await served()).bundles[USERS].canary).toMatchObject({
      version: '1.1.0',
      weight: 25,
      cohorts: ['ada@program.example', 'ben@program.example'],
    })
    const promoted = await portal('promote', 'users', '1.1.0', ...REASON, ...env)
    expect(promoted.out).toContain('  @portal/users: stable 1.0.0 → 1.1.0')
    expect((await served()).bundles[USERS]).toMatchObject({ stable: '1.1.0', lastGood: '1.0.0' })
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

  test('says until when a promoted version is watched, in the status and at its promotion', async () => {
    const watched = /watched until [\d-]{10} \d\d:\d\d UTC/g
    await portal('promote', 'users', '1.1.0', ...REASON, ...env)
    await portal('freeze', ...REASON, ...env)
    expect((await portal('status', ...env)).out).toMatch(/users +1\.1\.0, last good 1\.0\.0, watched until/)
    expect((await portal('history', ...env)).out.match(watched)).toHaveLength(1)
    await portal('rollback', 'users', ...REASON, ...env)
    expect((await portal('history', ...env)).out).not.toMatch(watched)
  })

  test('the switch leaves a promoted version alone, and refuses other words', async () => {
    process.env.RELEASE_WATCH = 'off'
    await portal('promote', 'users', '1.1.0', ...REASON, ...env)
    process.env.RELEASE_WATCH = 'never'
    const { code, err } = await portal('status', ...env)
    delete process.env.RELEASE_WATCH
    expect((await portal('status', ...env)).out).not.toContain('watched until')
    expect([code, err]).toEqual([
      1,
      'The setting RELEASE_WATCH is not valid: Choose one of on, off.\nNothing was released.\n',
    ])
  })

  test('pauses, steps and permanently pulls a canary with steps', async () => {
    const users = async (...args: string[]) => portal('canary', ...args, ...REASON, ...env)
    await users('start', 'users', '1.1.0', '--weight', '5', '--steps', '25,50')
    expect((await users('pause', 'users')).out).toContain('1.1.0 for 5%, then 25, 50%, paused')
    expect((await users('step', 'users')).out).toContain('→ 1.1.0 for 25%, then 50%')
    expect((await users('abort', 'users', '--pull')).out).toContain('pulled @portal/users 1.1.0 added')
    const again = await portal('promote', 'users', '1.1.0', ...REASON, ...env)
    expect([again.code, again.err]).toEqual([
      1,
      '@portal/users 1.1.0 was pulled and cannot be released again. Publish another version.\nNothing was released.\n',
    ])
  })

  test('says why a version was withdrawn when it is released again', async () => {
    const start = ['canary', 'start', 'users', '1.1.0', '--weight', '5', ...REASON, ...env]
    expect((await portal(...start)).out).not.toContain('aborted')
    await portal('canary', 'abort', 'users', ...REASON, ...env)
    const again = ['promote', 'users', '1.1.0']
    expect((await portal(...again, ...env)).err).toContain('A reason of 10 to 500 characters is required.')
    const reason = ['--reason', 'CHG-1240, the abort was for another fault']
    const { code, out } = await portal(...again, ...reason, ...env)
    expect(code).toBe(0)
    expect(out).toMatch(/^@portal\/users 1\.1\.0 was aborted as a canary in release \d+ by \S+: CHG-1234/m)
    expect((await portal('history', '--limit', '1', ...env)).out).toContain(reason[1])
  })

  test('starts a canary for a fraction of a percent', async () => {
    const args = ['--weight', '0.5', '--steps', '2.5,5']
    const { out } = await portal('canary', 'start', 'users', '1.1.0', ...args, ...REASON, ...env)
    expect(out).toContain('1.1.0 for 0.5%, then 2.5, 5%')
  })

  test('starts a canary that ends at the first failure', async () => {
    const args = ['--cohort', 'ada@program.example', '--first-failure']
    const { out } = await portal('canary', 'start', 'users', '1.1.0', ...args, ...REASON, ...env)
    expect(out).toContain('1.1.0 for 0%, ada@program.example, ends at the first failure')
  })

  test('a plan changes nothing', async () => {
    const { code, out } = await portal('plan', 'promote', 'users', '1.1.0', ...env)
    expect([code, out]).toEqual([
      0,
      [
        '  @portal/users: stable 1.0.0 → 1.1.0',
        '  @portal/users: last good 1.0.0 added',
        '  import map: @portal/users /bundles/@portal/users/1.0.0/entry.js → /bundles/@portal/users/1.1.0/entry.js',
        '',
      ].join('\n'),
    ])
    expect((await served()).seq).toBe(1)
  })

  test('gives one person a version until the override is revoked', async () => {
    const trial = ['override', 'create', 'users', '1.1.0', '--person', 'ada@program.example', '--hours', '2']
    const { code, out } = await portal(...trial, ...REASON, ...env)
    expect(code).toBe(0)
    const [, id = ''] =
      /ada@program\.example opens http:\/\/localhost:9000\/releases\/try\/(\S+)/.exec(out) ?? []
    expect((await portal('override', 'list', ...env)).out).toMatch(
      /until [\d-]{10} \d\d:\d\d UTC {2}ada@program\.example/,
    )
    expect((await portal('override', 'revoke', id, ...REASON, ...env)).out).toBe(`${id} is revoked\n`)
    expect((await portal('override', 'list', ...env)).out).toContain(`${id}  revoked`)
    const unknown = await portal('override', 'revoke', 'none', ...REASON, ...env)
    expect([unknown.code, unknown.err]).toEqual([1, 'The override "none" does not exist.\n'])
  })

  test('lists the published versions, newest first, with who published them and when', async () => {
    const { code, out } = await portal('versions', 'users', ...env)
    expect(code).toBe(0)
    expect(out).toMatch(
      /^@portal\/users\n( {2}1\.2\.0 .*\n)? {2}1\.1\.0 +[\d-]{10} \d\d:\d\d UTC {2}ada@program\.example\n/,
    )
    expect((await portal('versions', ...env)).out).toContain('@portal/ui\n  2.0.0')
    const unknown = await portal('versions', 'shops', ...env)
    expect([unknown.code, unknown.err]).toEqual([
      1,
      'No version of @portal/shops is published. Publish one, or see all bundles with versions.\n',
    ])
  })

  test('compares two releases', async () => {
    await portal('promote', 'users', '1.1.0', ...REASON, ...env)
    expect((await portal('diff', '2', '1', ...env)).out).toContain('@portal/users: stable 1.1.0 → 1.0.0')
  })

  test.each<[string, string[], string]>([
    [
      'without a reason',
      ['promote', 'users', '1.1.0'],
      'A reason of 10 to 500 characters is required. Add it with --reason.',
    ],
    [
      'with a reason that is too short',
      ['promote', 'users', '1.1.0', '--reason', 'Fix'],
      'The reason is too short: it has 3 characters and needs 10',
    ],
    [
      'of an unpublished version',
      ['promote', 'users', '7.0.0', ...REASON],
      '@portal/users 7.0.0 is not published. Publish it first.',
    ],
    [
      'of an invalid name',
      ['promote', '@portal/../../etc', '1.0.0', ...REASON],
      '"@portal/../../etc 1.0.0" is not a name and version such as @portal/shops 1.2.0.',
    ],
    [
      'when the expected release is not the newest',
      ['promote', 'users', '1.1.0', '--expect', '7', ...REASON],
      'Release 1 was made since release 7.',
    ],
    ['back to a release that does not exist', ['rollback', '--to', '9', ...REASON], 'has no release 9.'],
  ])('releases nothing %s', async (_what, args, sentence) => {
    const { code, err } = await portal(...args, ...env)
    expect(code).toBe(1)
    expect(err).toContain(sentence)
    expect((await served()).seq).toBe(1)
  })

  test('neither publishes nor releases bundles that do not fit', async () => {
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

  test('lets only the owner in the table of owners publish a name of another bundle', async () => {
    const provides = { [USERS]: 'entry.js', rxjs: 'entry.js' }
    build('users', '1.2.0', { ...requires('^2.0.0'), routes, provides })
    const refused = await portal('publish', 'users', ...env)
    expect([refused.code, refused.err]).toEqual([
      1,
      expect.stringContaining('@portal/users 1.2.0 provides "rxjs", which belongs to no bundle yet.'),
    ])
    const set = await portal('owner', 'set', 'rxjs', 'users', ...REASON, ...env)
    expect([set.code, set.out]).toEqual([0, expect.stringContaining('rxjs: owner @portal/users added')])
    expect((await portal('publish', 'users', ...env)).code).toBe(0)
    expect((await portal('promote', 'users', '1.2.0', ...REASON, ...env)).code).toBe(0)
    expect((await portal('status', ...env)).out).toMatch(/Owners\n {2}rxjs +@portal\/users/)
    await portal('owner', 'set', 'rxjs', 'ui', ...REASON, ...env).then(({ code, err }) =>
      expect([code, err]).toEqual([1, expect.stringContaining('which belongs to @portal/ui')]),
    )
  })

  test('refuses to publish a version with different contents', async () => {
    build('users', '1.1.0', { ...requires('^2.0.0'), routes, script: 'another' })
    const { code, err } = await portal('publish', 'users', ...env)
    expect([code, err]).toEqual([1, expect.stringContaining('is already published with different contents')])
  })

  test('accepts only rollbacks and aborts during a freeze', async () => {
    await portal('promote', 'users', '1.1.0', ...REASON, ...env)
    await portal('freeze', ...REASON, ...env)
    const refused = await portal('canary', 'start', 'users', '1.0.0', '--weight', '5', ...REASON, ...env)
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('is frozen. Thaw it first')])
    expect((await portal('rollback', 'users', ...REASON, ...env)).code).toBe(0)
    expect((await portal('thaw', ...REASON, ...env)).code).toBe(0)
  })

  test('verifies everything and finds changes', async () => {
    const { code, out } = await portal('verify', ...env)
    expect([code, out]).toEqual([0, '1 release and 2 published versions match their signatures.\n'])
    const releases = join(root, 'data', 'releases', 'releases', `number-${count}`)
    writeFileSync(join(releases, '00000001.json'), '{}')
    const changed = await portal('verify', ...env)
    expect([changed.code, changed.err]).toEqual([
      1,
      expect.stringContaining('cannot be read. It was ignored.'),
    ])
  })
})
