import { expect, test } from '@jest/globals'
import { RELEASE, type Release } from '@portal/contract/releases/release-schemas.ts'
import { promote, rollBack, rollBackBundle } from './changes.ts'
import { NOTHING } from './release.ts'
import { removeBundle, restoreBundle } from './removal.ts'
import { undoneVersions } from './undone-versions.ts'

const USERS = '@portal/users'
type Step = readonly [action: string, change: (earlier: readonly Release[]) => ReturnType<typeof promote>]

const promoted = (version: string): Step => ['promote', () => promote(USERS, version)]
const back: Step = ['rollback', () => rollBackBundle(USERS)]
const backTo = (seq: number): Step => [
  'rollback',
  (releases) => rollBack(releases[seq - 1] ?? { ...NOTHING, bundles: {} }),
]
const removed: Step = ['remove', () => removeBundle(USERS)]
const restored: Step = ['restore', () => restoreBundle(USERS)]

function releasesOf(...steps: readonly Step[]): readonly Release[] {
  const releases: Release[] = []
  for (const [action, change] of steps)
    releases.push({
      ...change(releases)(releases.at(-1) ?? NOTHING),
      ...{ schema: RELEASE, env: 'demo', seq: releases.length + 1, parent: releases.length, parentHash: '' },
      ...{ at: '2026-07-28T07:00:00.000Z', actor: 'ada', action, reason: 'CHG-1234, as planned' },
    })
  return releases
}

const undone = (to: number, ...steps: readonly Step[]) =>
  undoneVersions(releasesOf(...steps).slice(to - 1), USERS)

test.each<[string, number, readonly Step[]]>([
  ['a version that a promotion replaced', 1, [promoted('1.0.0'), promoted('1.1.0')]],
  ['one step further after a rollback', 1, [promoted('1.0.0'), promoted('1.1.0'), promoted('1.2.0'), back]],
  ['the present version', 2, [promoted('1.0.0'), promoted('1.1.0'), promoted('1.2.0'), back]],
  ['a version that was promoted again', 2, [promoted('1.0.0'), promoted('1.1.0'), back, promoted('1.1.0')]],
  ['a bundle that was removed', 1, [promoted('1.0.0'), removed]],
  ['a version from before a removal', 1, [promoted('1.0.0'), removed, restored, promoted('1.1.0')]],
])('a rollback can go back to %s', (_what, to, steps) => {
  expect(undone(to, ...steps)).toEqual([])
})

test.each<[string, number, readonly Step[]]>([
  ['that a rollback took away', 2, [promoted('1.0.0'), promoted('1.1.0'), back]],
  ['between the two of a rollback', 2, [promoted('1.0.0'), promoted('1.1.0'), promoted('1.2.0'), backTo(1)]],
  [
    'that a rollback took away before another promotion',
    2,
    [promoted('1.0.0'), promoted('1.1.0'), back, promoted('1.2.0')],
  ],
  [
    'that was removed when a rollback took it away',
    3,
    [promoted('1.0.0'), promoted('1.1.0'), removed, backTo(1)],
  ],
])('a rollback does not bring a version again %s', (_what, to, steps) => {
  expect(undone(to, ...steps)).toEqual([
    `A rollback took ${USERS} 1.1.0 away after release ${to}, so it cannot come back by another one. Promote it again: npm run portal -- promote users 1.1.0`,
  ])
})
