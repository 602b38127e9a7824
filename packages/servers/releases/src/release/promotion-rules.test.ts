import { expect, test } from '@jest/globals'
import { approve } from './approvals.ts'
import { promote, startCanary } from './changes.ts'
import { missingSteps } from './promotion-rules.ts'
import { NOTHING } from './release.ts'

const USERS = '@portal/users'
const before = startCanary(USERS, '1.1.0', { cohorts: ['ada@program.example'] })(
  promote(USERS, '1.0.0')(NOTHING),
)

test.each([
  [
    0,
    [
      `Nobody who is signed in has used the canary ${USERS} 1.1.0 yet. Promote it after the first session, or give the canary to more people.`,
    ],
  ],
  [1, []],
  [undefined, []],
])('where canaries are required, %p sessions leave the expected missing steps', (sessions, missing) => {
  const change = { action: 'promote', bundle: USERS, version: '1.1.0' } as const
  const after = promote(USERS, '1.1.0')(before)
  const rules = { isCanaryRequired: true, isApprovalRequired: false }
  expect(missingSteps({ change, before, after }, { rules, actor: 'ada', sessions })).toEqual(missing)
})

test.each([
  ['ci:users', ['ada'], 'needs the approval of two people.'],
  ['ci:users', ['ada', 'ben'], undefined],
  ['ada', ['ada'], 'needs the approval of somebody else.'],
  ['ada', ['ben'], undefined],
])('where approvals are required, %s promotes after those of %j: %s', (actor, approvers, refusal) => {
  const approved = approvers.reduce((content, by) => approve(USERS, '1.1.0', by)(content), before)
  const change = { action: 'promote', bundle: USERS, version: '1.1.0' } as const
  const after = promote(USERS, '1.1.0')(approved)
  const rules = { isCanaryRequired: false, isApprovalRequired: true }
  const [missing] = missingSteps({ change, before: approved, after }, { rules, actor })
  expect(missing).toEqual(refusal && expect.stringContaining(refusal))
})
