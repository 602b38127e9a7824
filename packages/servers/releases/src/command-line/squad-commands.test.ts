import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { openTestPortal } from '../testing/test-portal.ts'
import { readArguments } from './arguments.ts'
import { COMMAND_ROWS } from './command-rows.ts'
import { OPTION_ROWS } from './option-rows.ts'

const SHOPS = '@portal/shops'
const routes = [{ path: '/shops', label: 'Shops', title: 'Shops' }]

/** An application that draws itself and runs the given code when it is mounted and unmounted. */
const application = (mount: string, unmount = '') => `System.register([], (give) => ({
  execute() {
    give({
      bootstrap: async () => {},
      mount: async ({ domElementGetter }) => { domElementGetter().innerHTML = '<p>Shops</p>'; ${mount} },
      unmount: async ({ domElementGetter }) => { domElementGetter().innerHTML = ''; ${unmount} },
    })
  },
}))`

let opened: Awaited<ReturnType<typeof openTestPortal>>

beforeAll(async () => {
  opened = await openTestPortal()
  const { build, portal, root } = opened
  const menu = { group: 'User management', order: 1 }
  build('users', '1.0.0', { routes: [{ path: '/users', label: 'Users', title: 'Users', key: 'u', menu }] })
  const imports = { '@portal/users': '/bundles/@portal/users/1.0.0/entry.js' }
  writeFileSync(join(root, 'importmap.json'), JSON.stringify({ imports }))
  await portal('init')
})
afterAll(() => opened.remove())

describe('help', () => {
  test('of one command shows its options and examples', async () => {
    const { code, out } = await opened.portal('canary', 'start', '--help')
    expect(code).toBe(0)
    expect(out).toContain('npm run portal -- canary start <bundle> <version>')
    expect(out).toContain('--cohort <email or role>')
    expect(out).toContain('npm run portal -- canary start users 1.5.0')
    expect(out).not.toContain('canary step')
  })

  test('of a family shows all of its commands', async () => {
    const { out } = await opened.portal('canary', '--help')
    expect(out.match(/^npm run portal -- canary \w+/gm)).toEqual([
      'npm run portal -- canary start',
      'npm run portal -- canary step',
      'npm run portal -- canary pause',
      'npm run portal -- canary abort',
    ])
  })

  test.each(COMMAND_ROWS.map((row) => [row.name, row] as const))(
    'of %s names only options that exist, in every example too',
    (_name, { options = [], examples }) => {
      expect(options.filter((option) => !(option in OPTION_ROWS))).toEqual([])
      for (const example of examples) expect(() => readArguments(example.split(' '))).not.toThrow()
    },
  )
})

test('an unknown option is named, with a failure that scripts notice', async () => {
  const { code, out, err } = await opened.portal('promote', 'users', '1.0.0', '--raeson', 'x')
  expect([code, out]).toEqual([2, ''])
  expect(err).toContain("Unknown option '--raeson'")
})

describe('pack', () => {
  test('without a folder publishes the packages in the store, once', async () => {
    const { code, out } = await opened.portal('pack')
    expect(code).toBe(0)
    expect(out).toMatch(/^Published 11 packages as h[0-9a-f]{10}\n/)
    for (const name of ['squad-tools', 'create'])
      expect(out).toMatch(new RegExp(`^ {2}@portal/${name} \\S+-h[0-9a-f]{10}$`, 'm'))
    expect((await opened.portal('pack')).out).toMatch(/^11 packages, already published as h[0-9a-f]{10}\n/)
    expect((await opened.portal('verify')).out).toContain('11 packages for squads match their signatures.')
  })

  test('has a token for those who install them', async () => {
    const { code, out } = await opened.portal('packages-token')
    expect([code, out]).toEqual([0, expect.stringMatching(/^[\w-]+\n$/)])
  })
})

describe('completion', () => {
  test.each(['bash', 'zsh', 'fish'])('of %s names every command', async (shell) => {
    const { code, out } = await opened.portal('completion', shell)
    expect(code).toBe(0)
    for (const { name } of COMMAND_ROWS) expect(out).toContain(name.split(' ')[0])
  })

  test('offers what can follow the typed words', async () => {
    const { out } = await opened.portal('completion', 'bash')
    const typed =
      'COMP_LINE="portal canary st" COMP_CWORD=2; _portal portal st canary; printf "%s " $(declare -p COMPREPLY)'
    const { stdout } = spawnSync('bash', ['-c', `${out}\n${typed}`], { encoding: 'utf8' })
    expect(stdout).toContain('[0]="start" [1]="step"')
  })
})

describe('check', () => {
  const resultsOf = async () => {
    const { code, out } = await opened.portal('check', 'shops', '--json')
    const [{ results }] = JSON.parse(out)
    const failed = results.filter(({ status }: { status: string }) => status === 'failed')
    return { code, results, failed }
  }

  test('passes a bundle that can be published, and lists what was checked', async () => {
    opened.build('shops', '1.0.0', { routes, budget: 5, script: application('') })
    const { code, out } = await opened.portal('check', 'shops')
    expect(out).not.toContain('FAILED')
    expect(code).toBe(0)
    expect(out.match(/(?<=passed {2})\S+/g)).toEqual([
      'files',
      'version',
      'fit',
      'promotion',
      'budget',
      'screens',
      'lifecycle',
      'styles',
    ])
  })

  test('records its result with the bytes, and publishing takes a passed one along', async () => {
    opened.build('shops', '0.9.0', { routes, budget: 0.001, script: application('') })
    expect((await opened.portal('check', 'shops')).code).toBe(1)
    expect((await opened.portal('publish', 'shops', '--json')).out).not.toContain('"check"')
    opened.build('shops', '0.9.1', { routes, budget: 5, script: application('') })
    expect((await opened.portal('check', 'shops')).out).toContain('Next: npm run portal -- publish shops')
    const [published] = JSON.parse((await opened.portal('publish', 'shops', '--json')).out)
    expect(published).toMatchObject({ version: '0.9.1', check: 'passed' })
  })

  test('says which screens were drawn and which need a record', async () => {
    opened.build('shops', '1.0.0', {
      routes: [...routes, { path: '/shops/:shopId', label: 'Shop', title: 'Shop' }],
      script: application(''),
    })
    expect((await resultsOf()).results).toContainEqual({
      check: 'screens',
      status: 'passed',
      says: '/shops render without a response from the product API; not checked, because they need a record: /shops/:shopId',
    })
  })

  test('names the row of a permission that does not exist, and what was probably meant', async () => {
    const needs = { allOf: ['subject.get', 'subjct.search'] }
    opened.build('shops', '1.0.0', { routes: [{ ...routes[0], needs }], script: application('') })
    expect((await resultsOf()).failed).toEqual([
      {
        check: 'permission',
        status: 'failed',
        says: '/shops needs "subjct.search", which is not a permission. Did you mean "subject.search"?',
      },
    ])
  })

  test('knows the permissions that the bundle declares, and where to declare a missing one', async () => {
    const permissions = [{ group: 'Shops', resource: 'x.shops.close', description: 'Close a shop' }]
    const needs = { allOf: ['x.shops.close', 'x.shops.audit.export'] }
    const shown = [{ ...routes[0], needs }]
    opened.build('shops', '1.0.0', { routes: shown, permissions, script: application('') })
    expect((await resultsOf()).failed).toEqual([
      {
        check: 'permission',
        status: 'failed',
        says: '/shops needs "x.shops.audit.export", which is not a permission. Declare it in src/permissions.ts.',
      },
    ])
  })

  test('refuses a permission outside the area of the bundle', async () => {
    const permissions = [{ group: 'Shops', resource: 'role.update', description: 'Change roles' }]
    opened.build('shops', '1.0.0', { routes, permissions, script: application('') })
    expect((await resultsOf()).failed).toContainEqual({
      check: 'fit',
      status: 'failed',
      says: expect.stringContaining(
        '@portal/shops declares the permission "role.update". Write it as x.shops.',
      ),
    })
  })

  test('notes a menu group that no other application has', async () => {
    const menu = { group: 'User managment', order: 1 }
    opened.build('shops', '1.0.0', { routes: [{ ...routes[0], menu }], script: application('') })
    expect((await resultsOf()).results).toContainEqual({
      check: 'menu',
      status: 'noted',
      says: 'adds the group "User managment" to the menu. Did you mean "User management"?',
    })
  })

  test('names cards and records whose kind the portal does not have, and what was probably meant', async () => {
    const slots = { open: { slot: 'dashboard.waitng', title: 'Open shops', order: 1, lines: 2 } }
    const records = { shop: { noun: 'shop', order: 1, audit: { entity: 'subjct', area: 'Shops' } } }
    opened.build('shops', '1.0.0', { routes, slots, records, script: application('') })
    expect((await resultsOf()).failed).toEqual([
      {
        check: 'kind',
        status: 'failed',
        says: 'The card open is for "dashboard.waitng", where the portal shows no cards. Did you mean "dashboard.waiting"?',
      },
      {
        check: 'kind',
        status: 'failed',
        says: 'The records shop are "subjct" in the audit trail, which is not a kind of record. Did you mean "subject"?',
      },
    ])
  })

  test('names a page that is too long, with its lines', async () => {
    opened.build('shops', '1.0.0', { routes, script: application('') })
    const source = join(opened.root, 'packages', 'shops', 'src')
    mkdirSync(source)
    writeFileSync(join(source, 'shops-page.tsx'), 'line\n'.repeat(61))
    expect((await resultsOf()).results).toContainEqual({
      check: 'pages',
      status: 'noted',
      says: 'src/shops-page.tsx has 61 lines; a page has at most 60. Move parts of it to files beside it.',
    })
    rmSync(source, { recursive: true })
  })

  test('finds a screen that does not render', async () => {
    opened.build('shops', '1.0.0', {
      routes,
      script: `System.register([], (give) => ({
        execute() {
          give({
            bootstrap: async () => {},
            mount: async ({ onFault }) => onFault(new TypeError('shops is undefined'), 'render'),
            unmount: async () => {},
          })
        },
      }))`,
    })
    expect((await resultsOf()).failed).toEqual([
      { check: 'screens', status: 'failed', says: '/shops does not render: TypeError: shops is undefined' },
    ])
  })

  test('finds a mount that never ends', async () => {
    opened.build('shops', '1.0.0', { routes, script: application('await new Promise(() => {})') })
    expect((await resultsOf()).failed).toEqual([
      { check: 'lifecycle', status: 'failed', says: '/shops cannot be mounted: mount took longer than 5 s.' },
    ])
  })

  test('finds an entry that waits at its top level and so exports nothing', async () => {
    opened.build('shops', '1.0.0', {
      routes,
      script: 'System.register([], (give) => ({ execute() { give(new Promise(() => {})) } }))',
    })
    expect((await resultsOf()).failed).toEqual([
      {
        check: 'lifecycle',
        status: 'failed',
        says: expect.stringMatching(/^The entry exports nothing.*top-level await/),
      },
    ])
  })

  test('finds nodes, listeners and timers that remain', async () => {
    const leaks = [
      "(window.held ??= []).push(document.createElement('section'))",
      "addEventListener('resize', () => {})",
      'setInterval(() => {}, 1000)',
    ]
    opened.build('shops', '1.0.0', { routes, script: application(leaks.join(';')) })
    const { code, failed } = await resultsOf()
    expect(code).toBe(1)
    expect(failed).toEqual([
      {
        check: 'lifecycle',
        status: 'failed',
        says: expect.stringMatching(/leave 2\d nodes, 2\d listeners, 2\d timers behind\./),
      },
    ])
  })

  test("finds what remains in the application's place, and errors", async () => {
    opened.build('shops', '1.0.0', {
      routes,
      script: application('', "domElementGetter().textContent = 'Still here'"),
    })
    expect((await resultsOf()).failed).toEqual([
      {
        check: 'lifecycle',
        status: 'failed',
        says: 'The application leaves this in its element after unmounting: Still here',
      },
    ])
    opened.build('shops', '1.0.0', { routes, script: application("throw new Error('No shop is open')") })
    expect((await resultsOf()).failed).toEqual([
      { check: 'lifecycle', status: 'failed', says: '/shops cannot be mounted: No shop is open' },
    ])
  })

  test('finds classes without a rule', async () => {
    opened.build('shops', '1.0.0', {
      routes,
      script: application("document.querySelector('p').className = 'p_4'"),
    })
    expect((await resultsOf()).failed).toEqual([
      { check: 'styles', status: 'failed', says: 'class without a rule: p_4' },
    ])
  })

  test("finds bundles that are too heavy or claim another application's names", async () => {
    opened.build('shops', '1.0.0', { routes, budget: 0.001, script: application('') })
    expect((await resultsOf()).failed).toEqual([expect.objectContaining({ check: 'budget' })])
    opened.build('shops', '1.0.0', {
      routes: [...routes, { path: '/users', label: 'U', title: 'U', key: 'u' }],
    })
    expect((await resultsOf()).failed[0]).toEqual({
      check: 'fit',
      status: 'failed',
      says: `conflicts with the stable versions: @portal/users and ${SHOPS} both claim the address /users. @portal/users and ${SHOPS} both claim the key u after g.`,
    })
  })

  test('finds a version that is published with different contents', async () => {
    opened.build('shops', '1.0.0', { routes, script: application('') })
    expect((await opened.portal('publish', 'shops')).code).toBe(0)
    opened.build('shops', '1.0.0', { routes, script: application('/* others */') })
    expect((await resultsOf()).failed).toEqual([
      expect.objectContaining({
        check: 'version',
        says: expect.stringContaining('published with different contents'),
      }),
    ])
  })
})

describe('doctor', () => {
  const keyFile = () => join(opened.root, 'data', 'release-keys', 'signing-key.pem')

  test('finds nothing wrong with a setup that can release', async () => {
    const { code, out } = await opened.portal('doctor')
    expect([code, out.match(/^\w+ +\w+/gm)]).toEqual([
      0,
      ['ok     node', 'ok     store', 'ok     key', 'ok     trust', 'ok     head'],
    ])
  })

  test('finds a key that others can read', async () => {
    chmodSync(keyFile(), 0o644)
    const { code, out } = await opened.portal('doctor')
    chmodSync(keyFile(), 0o600)
    expect([code, out]).toEqual([1, expect.stringContaining(`Restrict it: chmod 600 ${keyFile()}`)])
  })

  test('finds that nothing has been released, and that no host answers', async () => {
    const { code, out } = await opened.portal('doctor', '--env', 'empty', '--url', 'http://localhost:1')
    expect(code).toBe(1)
    expect(out).toContain('Nothing has been released in empty. Start with init.')
    expect(out).toContain('http://localhost:1 does not answer as a portal host.')
  })
})
