import { expect, test } from '@jest/globals'
import type { ReleaseContent } from '@portal/contract/releases/release-schemas.ts'
import { pauseCanary, promote, setFrozen, startCanary } from './changes.ts'
import { differences } from './differences.ts'
import { NOTHING } from './release.ts'
import { removeBundle } from './removal.ts'

const USERS = '@portal/users'
const served = promote(USERS, '1.0.0')(NOTHING)
const tried = startCanary(USERS, '1.1.0', { weight: 5, steps: [25, 50] })(served)

test('no differences', () => {
  expect(differences(served, { ...served })).toEqual([])
})

test.each<[string, ReleaseContent, object[]]>([
  [
    'a new bundle',
    promote('@portal/ui', '2.0.0')(served),
    [{ bundle: '@portal/ui', what: 'stable', to: '2.0.0' }],
  ],
  [
    'a removed application, and where its addresses lead',
    removeBundle(USERS, '/tasks')(served),
    [
      { bundle: USERS, what: 'stable', from: '1.0.0' },
      { bundle: USERS, what: 'leads to', to: '/tasks' },
    ],
  ],
  [
    'a promotion',
    promote(USERS, '1.1.0')(served),
    [
      { bundle: USERS, what: 'stable', from: '1.0.0', to: '1.1.0' },
      { bundle: USERS, what: 'last good', to: '1.0.0' },
    ],
  ],
  [
    'a canary',
    startCanary(USERS, '1.1.0', { weight: 5, cohorts: ['care'] })(served),
    [{ bundle: USERS, what: 'canary', to: '1.1.0 for 5%, care' }],
  ],
  [
    'a paused canary with steps, and pulled versions',
    pauseCanary(USERS)({ ...tried, pulled: [`${USERS} 1.0.5`] }),
    [
      { bundle: USERS, what: 'canary', to: '1.1.0 for 5%, then 25, 50%, paused' },
      { what: 'pulled', to: `${USERS} 1.0.5` },
    ],
  ],
  ['a bundle that is gone', NOTHING, [{ bundle: USERS, what: 'stable', from: '1.0.0' }]],
  ['a freeze', setFrozen(true)(served), [{ what: 'frozen', from: 'no', to: 'yes' }]],
])('lists %s', (_what, after, expected) => {
  expect(differences(served, after)).toEqual(expected)
})
