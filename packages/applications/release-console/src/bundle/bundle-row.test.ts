import { expect, test } from '@jest/globals'
import { ReleaseStatus } from '@portal/contract/releases/release-schemas.ts'
import { stateOfOverride } from '../override/override-actions.ts'
import { canaryActions, stableActions } from './bundle-actions.ts'
import { bundleRows } from './bundle-row.ts'
import { removedRows } from './removed-row.ts'
import { releaseOptions, versionOptions } from './version-options.ts'

const USERS = '@portal/users'
const publishedAs = (version: string) => ({ version, at: '2026-11-23T10:00:00Z', by: 'ada' })

const abort = {
  bundle: USERS,
  version: '1.6.0',
  seq: 2,
  at: '2026-11-23T10:00:00Z',
  actor: 'analysis',
  action: 'canary.abort',
  reason: '2 of 3 sessions failed.',
}

const VERSIONS = ['1.6.0', '1.5.0', '1.4.0', '1.3.0']

const statusWith = (pulled: readonly string[], versions = VERSIONS) =>
  ReleaseStatus.parse({
    withdrawn: [abort],
    release: {
      schema: 'portal.release/1',
      env: 'demo',
      seq: 2,
      parent: 1,
      parentHash: 'sha256-a',
      at: '2026-11-23T10:00:00Z',
      actor: 'ada',
      action: 'promote',
      reason: 'CHG-1234, for everybody',
      bundles: { [USERS]: { stable: '1.4.0' } },
      removed: {
        '@portal/tasks': { version: '2.0.0', leadsTo: '/tasks' },
        '@portal/cards': { version: '1.0.0', leadsTo: '/' },
      },
      frozen: true,
      pulled,
    },
    canaries: [],
    published: [{ name: USERS, versions: versions.map(publishedAs) }],
  })

test('does not offer a pulled version as the newest', () => {
  const newestOf = (pulled: readonly string[]) => bundleRows(statusWith(pulled)).map(({ newest }) => newest)
  expect(newestOf([])).toEqual(['1.6.0'])
  expect(newestOf([`${USERS} 1.6.0`])).toEqual(['1.5.0'])
})

test('says why people no longer get the newest version, and not about another one', () => {
  const withdrawnOf = (pulled: readonly string[]) => bundleRows(statusWith(pulled))[0]?.withdrawn
  expect(withdrawnOf([])).toEqual(abort)
  expect(withdrawnOf([`${USERS} 1.6.0`])).toBeUndefined()
})

test('lists removed bundles by name, with the version to restore', () => {
  expect(removedRows(statusWith([]))).toEqual([
    { bundle: '@portal/cards', version: '1.0.0', leadsTo: '/', isFrozen: true, revision: 2 },
    { bundle: '@portal/tasks', version: '2.0.0', leadsTo: '/tasks', isFrozen: true, revision: 2 },
  ])
})

test('refuses only what leads on while the environment is frozen', () => {
  const [row] = bundleRows(statusWith([]))
  if (!row) throw new Error('There is no row.')
  const frozen = 'The environment is frozen. Thaw it first.'
  expect(stableActions.remove.blocked?.(row)).toBe(frozen)
  expect(stableActions.rollBack.blocked?.({ ...row, lastGood: '1.3.0' })).toBeUndefined()
  expect(stableActions.remove.blocked?.({ ...row, isFrozen: false })).toBeUndefined()
})

test('never removes what every page needs', () => {
  const [row] = bundleRows(statusWith([]))
  if (!row) throw new Error('There is no row.')
  const shell = { ...row, bundle: '@portal/shell', isFrozen: false }
  expect(stableActions.remove.blocked?.(shell)).toBe('Every page needs it.')
})

test('blocks the promotion of a canary that nobody has approved, only where that is required', () => {
  const canary = { version: '1.5.0', weight: 5, salt: 's', cohorts: [], steps: [], isPaused: false }
  const blockWith = (isApprovalRequired: boolean, by?: string) => {
    const { release, ...status } = statusWith([])
    const [row] = bundleRows({
      ...status,
      rules: { isCanaryRequired: false, isApprovalRequired },
      release: {
        ...release,
        frozen: false,
        bundles: { [USERS]: { stable: '1.4.0', canary } },
        approvals:
          by === undefined ? [] : [{ bundle: USERS, version: '1.5.0', by, at: new Date().toISOString() }],
      },
    })
    return row && canaryActions.promote.blocked?.(row)
  }
  expect(blockWith(false)).toBeUndefined()
  expect(blockWith(true)).toBe('Somebody else must approve it first.')
  expect(blockWith(true, 'ada@program.example')).toBeUndefined()
})

test('offers newer versions apart from older ones, and never the stable one', () => {
  const options = releaseOptions(statusWith([]), USERS)
  expect(options.newer.map(({ value }) => value)).toEqual(['1.6.0', '1.5.0'])
  expect(options.older.map(({ value }) => value)).toEqual(['1.3.0'])
})

test('never offers a preview for a release, but for an override', () => {
  const preview = '1.7.0-preview-3f2a1b9c'
  const status = statusWith([], [preview, ...VERSIONS])
  expect(bundleRows(status).map(({ newest }) => newest)).toEqual(['1.6.0'])
  expect(releaseOptions(status, USERS).newer.map(({ value }) => value)).toEqual(['1.6.0', '1.5.0'])
  expect(versionOptions(status, USERS)[0]?.value).toBe(preview)
})

test.each([
  ['Open', []],
  ['Open', [`${USERS} 1.5.0`]],
  ['Pulled', [`${USERS} 1.5.0`, `${USERS} 1.6.0`, '@portal/ui 2.0.0']],
])('an override of two versions is %s while %j are pulled', (state, pulled) => {
  const override = {
    id: '1',
    person: 'ada@program.example',
    versions: { [USERS]: '1.6.0', '@portal/ui': '2.0.0' },
    by: 'grace@program.example',
    at: '2026-11-23T10:00:00Z',
    expiresAt: '9999-11-23T10:00:00Z',
    reason: 'CHG-1234, a look at it',
    link: 'https://portal.example/releases/try/1',
  }
  expect(stateOfOverride(override, statusWith(pulled))).toBe(state)
})
