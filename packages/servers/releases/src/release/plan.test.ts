import { describe, expect, test } from '@jest/globals'
import type { ReleaseContent } from '@portal/contract/releases/release-schemas.ts'
import { type Manifests, versionKey } from '../bundle/bundle-manifest.ts'
import { testManifest } from '../testing/test-bundle.ts'
import {
  type Change,
  promote,
  rollBack,
  rollBackBundle,
  setFrozen,
  startCanary,
  stepCanary,
} from './changes.ts'
import { planChange, publishProblems } from './plan.ts'
import { removeBundle } from './removal.ts'

const [USERS, SESSION, TASKS] = ['@portal/users', '@portal/session', '@portal/tasks']
const SHOPS = '@portal/shops'

const offers = (version: string) => ({ offers: { [SESSION]: { version, names: ['can'] } } })
const requires = (range: string) => ({ requires: { [SESSION]: { version: range, names: ['can'] } } })
const routes = (path: string) => ({ routes: [{ path, label: 'Label', title: 'Title' }] })

const published = [
  testManifest(SESSION, '2.0.0', offers('2.0.0')),
  testManifest(SESSION, '3.0.0', offers('3.0.0')),
  testManifest(USERS, '1.0.0', { ...requires('^2.0.0'), ...routes('/users') }),
  testManifest(USERS, '1.1.0', { ...requires('^2.0.0'), ...routes('/users') }),
  testManifest(USERS, '2.0.0', { ...requires('^3.0.0'), ...routes('/users') }),
  testManifest(TASKS, '1.0.0', routes('/tasks')),
  testManifest(TASKS, '1.1.0', routes('/users')),
  testManifest(TASKS, '1.2.0'),
]
const manifests: Manifests = new Map(
  published.map((manifest) => [versionKey(manifest.name, manifest.version), manifest]),
)
const served: ReleaseContent = {
  bundles: { [SESSION]: { stable: '2.0.0' }, [USERS]: { stable: '1.0.0' }, [TASKS]: { stable: '1.0.0' } },
  removed: {},
  frozen: false,
  pulled: [],
}

const SKEW = '@portal/users 2.0.0 needs @portal/session ^3.0.0, but @portal/session 2.0.0 offers 2.0.0.'

test('plans a fitting change with its differences', () => {
  const { differences, problems, content } = planChange(served, promote(USERS, '1.1.0'), manifests)
  expect(problems).toEqual([])
  expect(differences).toContainEqual({ bundle: USERS, what: 'stable', from: '1.0.0', to: '1.1.0' })
  expect(content.bundles[USERS]?.stable).toBe('1.1.0')
})

test('notes permissions that nobody would declare any longer', () => {
  const fees = (...names: string[]) => ({
    permissions: names.map((name) => ({ group: 'Fees', resource: `x.tasks.${name}`, description: name })),
  })
  const [old, next] = [
    testManifest(TASKS, '1.3.0', fees('close', 'open')),
    testManifest(TASKS, '1.4.0', fees('open')),
  ]
  const known = new Map([...manifests, [versionKey(TASKS, '1.3.0'), old], [versionKey(TASKS, '1.4.0'), next]])
  const declaring = { ...served, bundles: { ...served.bundles, [TASKS]: { stable: '1.3.0' } } }
  expect(planChange(declaring, promote(TASKS, '1.4.0'), known).notes).toEqual([
    '@portal/tasks 1.4.0 no longer declares x.tasks.close. Roles that have them keep them; no other role can get them.',
  ])
  expect(planChange(declaring, startCanary(TASKS, '1.4.0', { weight: 50 }), known).notes).not.toContainEqual(
    expect.stringContaining('no longer declares'),
  )
})

test('refuses to release what cannot be served', () => {
  const broken = testManifest(TASKS, '2.0.0', { provides: { [TASKS]: 'gone.js' } })
  const known = new Map([...manifests, [versionKey(TASKS, '2.0.0'), broken]])
  const sentence = '@portal/tasks 2.0.0 provides "@portal/tasks" as gone.js, which is not one of its files.'
  expect(planChange(served, promote(TASKS, '2.0.0'), known).problems).toEqual([sentence])
  expect(planChange(served, startCanary(TASKS, '2.0.0', { weight: 5 }), known).problems).toEqual([sentence])
  expect(publishProblems(served, broken, manifests)).toEqual([sentence])
})

test('removes an application that nobody needs', () => {
  const { differences, problems } = planChange(served, removeBundle(TASKS), manifests)
  expect(problems).toEqual([])
  expect(differences).toEqual([
    { bundle: TASKS, what: 'stable', from: '1.0.0' },
    { bundle: TASKS, what: 'leads to', to: '/' },
  ])
})

test('does not remove what others or every page need', () => {
  expect(planChange(served, removeBundle(SESSION), manifests).problems).toEqual([
    '@portal/users 1.0.0 needs @portal/session, which no bundle offers.',
    'Every page needs @portal/session, but nothing would provide it.',
  ])
})

test.each([
  ['a promotion that needs a newer module', promote(USERS, '2.0.0'), SKEW],
  ['a canary that needs a newer module', startCanary(USERS, '2.0.0', { weight: 1 }), SKEW],
  [
    'a module that others do not support',
    promote(SESSION, '3.0.0'),
    '@portal/users 1.0.0 needs @portal/session ^2.0.0, but @portal/session 3.0.0 offers 3.0.0.',
  ],
  [
    'another application’s address',
    promote(TASKS, '1.1.0'),
    '@portal/users and @portal/tasks both claim the address /users.',
  ],
  [
    'a version that no longer exists',
    promote(USERS, '7.0.0'),
    '@portal/users 7.0.0 is no longer in the store. Publish the same bytes again, or release another version.',
  ],
  ['a rollback to the current state', rollBack(served), 'Nothing would change: this is already served.'],
])('%s has a problem', (_what, change, problem) => {
  expect(planChange(served, change, manifests).problems).toContain(problem)
})

test('an address moves to another application in two releases, and back in one', () => {
  const taker = testManifest(SHOPS, '1.0.0', routes('/tasks'))
  const known = new Map([...manifests, [versionKey(SHOPS, '1.0.0'), taker]])
  const twice = '@portal/tasks and @portal/shops both claim the address /tasks.'
  expect(publishProblems(served, taker, known)).toEqual([twice])
  const without = promote(TASKS, '1.2.0')(served)
  expect(publishProblems(without, taker, known)).toEqual([])
  expect(planChange(without, promote(SHOPS, '1.0.0'), known).problems).toEqual([])
  const moved = promote(SHOPS, '1.0.0')(without)
  expect(planChange(moved, rollBackBundle(TASKS), known).problems).toEqual([twice])
  expect(planChange(moved, rollBack(served), known).problems).toEqual([])
})

describe('addresses of a removed application can lead', () => {
  const problemsOf = (leadsTo: string, content = served) =>
    planChange(content, removeBundle(TASKS, leadsTo), manifests).problems

  test('to a remaining screen', () => {
    expect(problemsOf('/users')).toEqual([])
  })

  test.each(['/tasks', '/nowhere-at-all'])('not to %s, where no screen would exist', (leadsTo) => {
    expect(problemsOf(leadsTo)).toEqual([
      `The addresses of @portal/tasks would lead to ${leadsTo}, where no screen would exist. Choose the address of a remaining screen.`,
    ])
  })

  test('on to another application’s redirect, but not in a circle', () => {
    const moved = (leadsTo: string) => removeBundle(USERS, leadsTo)(served)
    expect(problemsOf('/users', moved('/'))).toEqual([])
    expect(problemsOf('/users', moved('/tasks'))).toHaveLength(1)
  })
})

describe('when a version is no longer in the store', () => {
  const without = (name: string, version: string) =>
    new Map([...manifests].filter(([key]) => key !== versionKey(name, version)))

  test('the environment can be frozen', () => {
    expect(planChange(served, setFrozen(true), without(SESSION, '2.0.0')).problems).toEqual([])
  })

  test('other bundles can be rolled back', () => {
    const later = promote(USERS, '1.1.0')(served)
    expect(planChange(later, rollBack(served), without(TASKS, '1.0.0')).problems).toEqual([])
  })

  test('it cannot be rolled back to', () => {
    const later = promote(USERS, '1.1.0')(served)
    expect(planChange(later, rollBack(served), without(USERS, '1.0.0')).problems).toEqual([
      '@portal/users 1.0.0 is no longer in the store. Publish the same bytes again, or release another version.',
    ])
  })
})

describe('removed addresses are listed', () => {
  const told = (change: Change, content = served) => planChange(content, change, manifests).notes

  test('for a promotion and for a canary', () => {
    const sentence = '@portal/tasks 1.2.0 removes these addresses: /tasks.'
    expect(told(promote(TASKS, '1.2.0'))).toEqual([sentence])
    expect(told(startCanary(TASKS, '1.2.0', { weight: 1 }))).toEqual([sentence])
  })

  test('once, and only where addresses are removed', () => {
    const withCanary = startCanary(TASKS, '1.2.0', { weight: 1 })(served)
    expect(told(stepCanary(TASKS, { weight: 5 }), withCanary)).toEqual([])
    expect(told(promote(USERS, '1.1.0'))).toEqual([])
  })
})

describe('a canary that cannot take its steps automatically is noted', () => {
  const people = Array.from({ length: 10 }, (_, number) => `person-${number}@program.example`)
  const notesWith = (options: { weight: number; cohorts?: string[]; steps?: number[] }) =>
    planChange(served, startCanary(USERS, '1.1.0', options), manifests).notes

  test('when it reaches fewer than ten people', () => {
    expect(notesWith({ weight: 0, cohorts: people.slice(1), steps: [5] })).toEqual([
      'Too few people get @portal/users 1.1.0 for it to advance automatically. Failures still abort it.',
    ])
  })

  test.each([
    ['ten people', { weight: 0, cohorts: people, steps: [5] }],
    ['a role', { weight: 0, cohorts: ['VIEWER'], steps: [5] }],
    ['a share of all', { weight: 1, cohorts: people.slice(1), steps: [5] }],
    ['few people, without steps', { weight: 0, cohorts: people.slice(1) }],
  ])('and not when it reaches %s', (_whom, options) => {
    expect(notesWith(options)).toEqual([])
  })
})

test('a promotion that a running canary does not support has a problem', () => {
  const { [USERS]: _, ...others } = served.bundles
  const withCanary = startCanary(TASKS, '1.1.0', { weight: 1 })({ ...served, bundles: others })
  expect(planChange(withCanary, promote(USERS, '1.0.0'), manifests).problems).toContain(
    '@portal/tasks and @portal/users both claim the address /users.',
  )
})

describe('before publication, a version is checked:', () => {
  const skewed = testManifest(USERS, '3.0.0', requires('^3.0.0'))

  test('accepts one that fits the stable versions', () => {
    expect(publishProblems(served, testManifest(USERS, '1.2.0', requires('^2.0.0')), manifests)).toEqual([])
  })

  test('refuses one that needs what nobody serves', () => {
    expect(publishProblems(served, skewed, manifests)).toEqual([
      '@portal/users 3.0.0 needs @portal/session ^3.0.0, but @portal/session 2.0.0 offers 2.0.0.',
    ])
  })

  test('accepts one that fits a canary', () => {
    const withCanary = startCanary(SESSION, '3.0.0', { weight: 1 })(served)
    expect(publishProblems(withCanary, skewed, manifests)).toEqual([])
  })

  test('refuses one that claims an address of another application', () => {
    const claiming = testManifest('@portal/shops', '1.0.0', routes('/users'))
    expect(publishProblems(served, claiming, manifests)).toEqual([
      '@portal/users and @portal/shops both claim the address /users.',
    ])
  })

  test('accepts one that others do not fit yet: they are checked at its promotion', () => {
    expect(publishProblems(served, testManifest(SESSION, '4.0.0', offers('4.0.0')), manifests)).toEqual([])
  })
})

describe('lists the lines of the import map that would change:', () => {
  const base = `/bundles/${USERS}`
  const linesOf = (change: Change, content = served, known = manifests) =>
    planChange(content, change, known).imports

  test('for everyone', () => {
    expect(linesOf(promote(USERS, '1.1.0'))).toEqual([
      { name: USERS, from: `${base}/1.0.0/entry.js`, to: `${base}/1.1.0/entry.js`, isOtherOwner: false },
    ])
  })

  test('for the people of a canary', () => {
    expect(linesOf(startCanary(USERS, '1.1.0', { weight: 1 }))).toEqual([
      expect.objectContaining({ name: USERS, canary: `${USERS} 1.1.0` }),
    ])
  })

  test('with those that another bundle would provide', () => {
    const taking = testManifest(TASKS, '6.6.6', { provides: { [TASKS]: 'entry.js', [SESSION]: 'entry.js' } })
    const known = new Map([...manifests, [versionKey(TASKS, '6.6.6'), taking] as const])
    expect(linesOf(promote(TASKS, '6.6.6'), served, known)).toContainEqual({
      name: SESSION,
      from: `/bundles/${SESSION}/2.0.0/entry.js`,
      to: `/bundles/${TASKS}/6.6.6/entry.js`,
      isOtherOwner: true,
    })
    expect(planChange(served, promote(TASKS, '6.6.6'), known).problems).toEqual([
      expect.stringContaining(`provides "${SESSION}", which belongs to ${SESSION}.`),
    ])
  })
})

test('the first change of an environment without a table of owners records the owners', () => {
  const libraries = (version: string) =>
    testManifest('@portal/shared-libraries', version, { provides: { react: 'entry.js' } })
  const known = new Map(
    [libraries('1.0.0'), libraries('1.1.0')].map((one) => [versionKey(one.name, one.version), one]),
  )
  const before = { ...served, bundles: { '@portal/shared-libraries': { stable: '1.0.0' } } }
  const { content, problems } = planChange(before, promote('@portal/shared-libraries', '1.1.0'), known)
  expect(problems).toEqual([])
  expect(content.owners).toEqual({ react: '@portal/shared-libraries' })
})
