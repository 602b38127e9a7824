import { expect, test } from '@jest/globals'
import { actionOptions, changeOf, isFirstCanary, releaseForm, usualAction } from './release-form.ts'

const USERS = '@portal/users'
const facts = { at: '2026-11-23T10:00:00Z', by: 'ada' }
const published = [
  {
    name: USERS,
    versions: [
      { ...facts, version: '1.6.0', check: 'missing' as const },
      { ...facts, version: '1.5.0', check: 'passed' as const },
      { ...facts, version: '1.4.0' },
    ],
  },
]
const values = {
  action: 'promote' as const,
  bundle: USERS,
  version: '1.6.0',
  weight: 5,
  cohorts: [],
  steps: '',
  endsAtFirstFailure: false,
  unchecked: '',
  leadsTo: '/',
}
const problemsWith = (more: object) =>
  releaseForm({ published })
    .safeParse({ ...values, ...more })
    .error?.issues.map(({ path }) => path.join('.')) ?? []

test('requires a reason only for a version that is missing a required check', () => {
  expect(problemsWith({})).toEqual(['unchecked'])
  expect(problemsWith({ unchecked: 'Hurry' })).toEqual(['unchecked'])
  expect(problemsWith({ unchecked: 'CHG-1235, the build server is down' })).toEqual([])
  expect(problemsWith({ version: '1.5.0' })).toEqual([])
  expect(problemsWith({ version: '1.4.0' })).toEqual([])
  expect(problemsWith({ action: 'canary.step' })).toEqual([])
})

test('requires a version only for an action that gives or approves one', () => {
  const unchosen = { version: '' }
  expect(problemsWith(unchosen)).toEqual(['version'])
  expect(problemsWith({ ...unchosen, action: 'canary.start' })).toEqual(['version'])
  expect(problemsWith({ ...unchosen, action: 'approve' })).toEqual(['version'])
  expect(problemsWith({ ...unchosen, action: 'canary.step' })).toEqual([])
})

test('sends the reason only with a version', () => {
  const unchecked = 'CHG-1235, the build server is down'
  expect(changeOf({ ...values, unchecked })).toEqual({
    action: 'promote',
    bundle: USERS,
    version: '1.6.0',
    unchecked,
  })
  expect(changeOf({ ...values, action: 'canary.step', unchecked })).not.toHaveProperty('unchecked')
  expect(changeOf(values)).not.toHaveProperty('unchecked')
})

test('sends the redirect target of a removal, and rejects external ones', () => {
  const removal = { action: 'remove' as const, version: '', leadsTo: '/tasks' }
  expect(problemsWith(removal)).toEqual([])
  const outside = { leadsTo: 'https://elsewhere.example' }
  expect(problemsWith({ ...removal, ...outside })).toEqual(['leadsTo'])
  expect(problemsWith({ version: '1.5.0', ...outside })).toEqual([])
  expect(changeOf({ ...values, ...removal })).toEqual({ action: 'remove', bundle: USERS, leadsTo: '/tasks' })
})

test('offers approval only where promotions require it, and never asks for a reason', () => {
  const offersTo = (isApprovalRequired: boolean) =>
    actionOptions({ rules: { isCanaryRequired: false, isApprovalRequired } }).map(({ value }) => value)
  expect(offersTo(false)).not.toContain('approve')
  expect(offersTo(true)).toContain('approve')
  expect(problemsWith({ action: 'approve' })).toEqual([])
  expect(changeOf({ ...values, action: 'approve' })).toEqual({
    action: 'approve',
    bundle: USERS,
    version: '1.6.0',
  })
})

test('asks for an end at the first failure only if that was chosen', () => {
  const canary = { ...values, action: 'canary.start' as const, version: '1.5.0' }
  expect(changeOf(canary)).not.toHaveProperty('endsAtFirstFailure')
  expect(changeOf({ ...canary, endsAtFirstFailure: true })).toMatchObject({ endsAtFirstFailure: true })
})

test('requires canary steps to increase, and ignores them when the field is hidden', () => {
  const canary = { action: 'canary.start' as const, version: '1.5.0' }
  expect(problemsWith({ ...canary, steps: '5, 25' })).toEqual([])
  expect(problemsWith({ ...canary, steps: '25, 5' })).toEqual(['steps'])
  expect(problemsWith({ version: '1.5.0', steps: '25, 5' })).toEqual([])
})

test('begins with the next step of a bundle or what is asked of its canary, and knows that its first version cannot be a canary', () => {
  const canary = { version: '1.5.0', weight: 5, salt: 's', cohorts: [], steps: [], isPaused: false }
  const status = {
    release: {
      ...{
        schema: 'portal.release/1' as const,
        env: 'demo',
        seq: 1,
        parent: 0,
        parentHash: '',
        at: facts.at,
      },
      ...{ actor: 'ada', action: 'first', reason: 'As planned', frozen: false, pulled: [] },
      bundles: { [USERS]: { stable: '1.4.0' }, '@portal/ui': { stable: '2.0.0', canary } },
      removed: { '@portal/fees': { version: '1.0.0', leadsTo: '/' } },
    },
  }
  expect(
    ['', USERS, '@portal/ui', '@portal/fees', '@portal/shops'].map((bundle) =>
      usualAction(status, { bundle, version: '' }),
    ),
  ).toEqual(['canary.start', 'canary.start', 'canary.step', 'canary.start', 'promote'])
  expect(usualAction(status, { bundle: '@portal/ui', version: canary.version })).toBe('promote')
  expect(isFirstCanary(status, { action: 'canary.start', bundle: '@portal/shops' })).toBe(true)
  expect(isFirstCanary(status, { action: 'promote', bundle: '@portal/shops' })).toBe(false)
})
