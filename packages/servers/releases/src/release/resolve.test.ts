import { describe, expect, test } from '@jest/globals'
import type { ReleaseContent } from '@portal/contract/releases/release-schemas.ts'
import { type Manifests, versionKey } from '../bundle/bundle-manifest.ts'
import { testManifest } from '../testing/test-bundle.ts'
import { resolverOf, type Visitor } from './resolve.ts'

const USERS = '@portal/users'
const SESSION = '@portal/session'

const table = (...manifests: ReturnType<typeof testManifest>[]): Manifests =>
  new Map(manifests.map((manifest) => [versionKey(manifest.name, manifest.version), manifest]))

const offering = (version: string) =>
  testManifest(SESSION, version, { offers: { [SESSION]: { version, names: ['can'] } } })
const requiring = (version: string, range: string, more: object = {}) =>
  testManifest(USERS, version, { requires: { [SESSION]: { version: range, names: ['can'] } }, ...more })

const manifests = table(
  offering('2.3.0'),
  offering('3.0.0'),
  requiring('1.4.0', '^2.0.0'),
  requiring('1.5.0', '^2.3.0'),
  requiring('2.0.0', '^3.0.0'),
)

const canaryOf = (version: string, weight: number, cohorts: string[] = []) => ({
  version,
  weight,
  salt: `${USERS}@${version}`,
  cohorts,
})

const content = (users: object, session: object = { stable: '2.3.0' }) =>
  ({
    bundles: { [SESSION]: session, [USERS]: users },
    removed: {},
    frozen: false,
    pulled: [],
  }) as ReleaseContent

const somebody: Visitor = { id: 'operator-1', cohorts: [] }
const usersOf = (of: ReleaseContent, visitor: Partial<Visitor> = {}) =>
  resolverOf(of, manifests)({ ...somebody, ...visitor }).versions[USERS]

test('everyone gets the stable versions', () => {
  const { versions, heldBack } = resolverOf(content({ stable: '1.4.0' }), manifests)(somebody)
  expect(versions).toEqual({ [SESSION]: '2.3.0', [USERS]: '1.4.0' })
  expect(heldBack).toEqual([])
})

describe('a canary', () => {
  const named = content({ stable: '1.4.0', canary: canaryOf('1.5.0', 0, ['ada@program.example', 'Viewer']) })
  const all = content({ stable: '1.4.0', canary: canaryOf('1.5.0', 100) })

  test('reaches named people, directly or by role', () => {
    expect(usersOf(named)).toBe('1.4.0')
    expect(usersOf(named, { cohorts: ['ada@program.example'] })).toBe('1.5.0')
    expect(usersOf(named, { cohorts: ['Editor', 'Viewer'] })).toBe('1.5.0')
  })

  test('reaches a person however the address was written, and a role only by its exact name', () => {
    const written = canaryOf('1.5.0', 0, ['Ada@Program.example', 'viewer'])
    const users = content({ stable: '1.4.0', canary: written })
    expect(usersOf(users, { cohorts: ['ada@program.example'] })).toBe('1.5.0')
    expect(usersOf(users, { cohorts: ['Viewer'] })).toBe('1.4.0')
  })

  test('does not reach people in safe mode', () => {
    expect(usersOf(all)).toBe('1.5.0')
    expect(usersOf(all, { isSafe: true })).toBe('1.4.0')
    expect(usersOf(all, { isSafe: true, overrides: { [USERS]: '2.0.0' } })).toBe('1.4.0')
  })
})

describe('with ten thousand people', () => {
  const ids = Array.from({ length: 10_000 }, (_, number) => `operator-${number}`)
  const reached = (weight: number, salt = 'users@1.5.0') => {
    const resolve = resolverOf(
      content({ stable: '1.4.0', canary: { ...canaryOf('1.5.0', weight), salt } }),
      manifests,
    )
    return new Set(ids.filter((id) => resolve({ id, cohorts: [] }).versions[USERS] === '1.5.0'))
  }

  test('reaches about as many as the requested share', () => {
    for (const weight of [5, 25, 50]) expect(reached(weight).size / 100).toBeCloseTo(weight, -0.5)
    expect(reached(0).size).toBe(0)
    expect(reached(100).size).toBe(10_000)
  })

  test('gives the same people the same versions each time', () => {
    expect(reached(25)).toEqual(reached(25))
  })

  test('keeps everyone when its share grows', () => {
    const steps = [0, 0.5, 1, 5, 25, 50, 100].map((weight) => reached(weight))
    for (const [index, smaller] of steps.slice(0, -1).entries()) {
      const larger = steps[index + 1]
      expect([...smaller].filter((id) => !larger?.has(id))).toEqual([])
    }
  })

  test('starts with other people next time', () => {
    const [first, next] = [reached(5), reached(5, 'users@1.6.0')]
    const both = [...first].filter((id) => next.has(id))
    expect(both.length).toBeLessThan(first.size / 4)
  })
})

describe('an override', () => {
  const stable = content({ stable: '1.4.0' })

  test('gives a person another published version', () => {
    expect(usersOf(stable, { overrides: { [USERS]: '1.5.0' } })).toBe('1.5.0')
  })

  test.each([
    ['of an unpublished version', { [USERS]: '6.6.6' }],
    ['of a bundle that is not served', { '@portal/evil': '1.0.0' }],
    ['with an address', { [USERS]: 'https://elsewhere.example/entry.js' }],
  ])('%s changes nothing', (_what, overrides) => {
    const { versions } = resolverOf(stable, manifests)({ ...somebody, overrides })
    expect(versions).toEqual({ [SESSION]: '2.3.0', [USERS]: '1.4.0' })
  })
})

describe('gives nobody versions that do not fit together:', () => {
  test('holds back a canary that needs a newer module, and says why', () => {
    const users = { stable: '1.4.0', canary: canaryOf('2.0.0', 100) }
    const { versions, heldBack } = resolverOf(content(users), manifests)(somebody)
    expect(versions[USERS]).toBe('1.4.0')
    expect(heldBack).toEqual([
      {
        bundle: USERS,
        version: '2.0.0',
        why: '@portal/users 2.0.0 needs @portal/session ^3.0.0, but @portal/session 2.3.0 offers 2.3.0.',
      },
    ])
  })

  test('holds back a canary of a module that others do not support', () => {
    const session = { stable: '2.3.0', canary: { ...canaryOf('3.0.0', 100), salt: 'session' } }
    const { versions } = resolverOf(content({ stable: '1.4.0' }, session), manifests)(somebody)
    expect(versions).toEqual({ [SESSION]: '2.3.0', [USERS]: '1.4.0' })
  })

  test('gives canaries that need each other together', () => {
    const session = { stable: '2.3.0', canary: { ...canaryOf('3.0.0', 100), salt: 'session' } }
    const users = { stable: '1.4.0', canary: canaryOf('2.0.0', 100) }
    expect(resolverOf(content(users, session), manifests)(somebody).versions).toEqual({
      [SESSION]: '3.0.0',
      [USERS]: '2.0.0',
    })
  })

  test('holds back a canary that claims another’s address', () => {
    const routes = [{ path: '/tasks', label: 'Tasks', title: 'Tasks' }]
    const claims = table(
      ...manifests.values(),
      requiring('1.6.0', '^2.0.0', { routes }),
      testManifest('@portal/tasks', '1.0.0', { routes }),
    )
    const { bundles } = content({ stable: '1.4.0', canary: canaryOf('1.6.0', 100) })
    const both = {
      bundles: { ...bundles, '@portal/tasks': { stable: '1.0.0' } },
      removed: {},
      frozen: false,
      pulled: [],
    }
    const { versions, heldBack } = resolverOf(both, claims)(somebody)
    expect(versions[USERS]).toBe('1.4.0')
    expect(heldBack[0]?.why).toBe('@portal/users and @portal/tasks both claim the address /tasks.')
  })
})

test('gives nobody a version that provides a name of another bundle, neither as a canary nor as an override', () => {
  const taking = testManifest(USERS, '6.6.6', { provides: { [USERS]: 'entry.js', [SESSION]: 'entry.js' } })
  const known = new Map([...manifests, [versionKey(USERS, '6.6.6'), taking] as const])
  const get = (of: ReleaseContent, visitor: Partial<Visitor>) =>
    resolverOf(of, known)({ ...somebody, ...visitor })
  const canary = get(content({ stable: '1.4.0', canary: canaryOf('6.6.6', 100) }), {})
  const trial = get(content({ stable: '1.4.0' }), { overrides: { [USERS]: '6.6.6' } })
  for (const { versions, heldBack } of [canary, trial]) {
    expect(versions[USERS]).toBe('1.4.0')
    expect(heldBack).toMatchObject([{ bundle: USERS, version: '6.6.6' }])
  }
})

describe('an override of a bundle that was never released', () => {
  const SHOPS = '@portal/shops'
  const shops = (more: object = {}) => testManifest(SHOPS, '1.0.0', more)
  const get = (manifest: ReturnType<typeof shops>, of = content({ stable: '1.4.0' }), isSafe = false) =>
    resolverOf(
      of,
      new Map([...manifests, [versionKey(SHOPS, '1.0.0'), manifest]]),
    )({ ...somebody, isSafe, overrides: { [SHOPS]: '1.0.0' } })

  test('adds it to what the person gets', () => {
    expect(get(shops()).versions).toEqual({ [SESSION]: '2.3.0', [USERS]: '1.4.0', [SHOPS]: '1.0.0' })
  })

  test('adds nothing to the stable versions', () => {
    expect(get(shops(), undefined, true).versions).not.toHaveProperty([SHOPS])
  })

  test('does not bring back a removed bundle', () => {
    const removed = { [SHOPS]: { version: '0.9.0', leadsTo: '/' } }
    expect(get(shops(), { ...content({ stable: '1.4.0' }), removed }).versions).not.toHaveProperty([SHOPS])
  })

  test('adds nothing that does not fit the others', () => {
    const { versions, heldBack } = get(
      shops({ requires: { [SESSION]: { version: '^3.0.0', names: ['can'] } } }),
    )
    expect(versions).toEqual({ [SESSION]: '2.3.0', [USERS]: '1.4.0' })
    expect(heldBack).toMatchObject([{ bundle: SHOPS, version: '1.0.0' }])
  })
})
