import { expect, test } from '@jest/globals'
import { RELEASE, type Release, type ReleaseContent } from '@portal/contract/releases/release-schemas.ts'
import {
  abortCanary,
  type Change,
  pauseCanary,
  promote,
  startCanary,
  stepCanary,
} from '../release/changes.ts'
import { NOTHING } from '../release/release.ts'
import { endedCanaries } from './ended-canaries.ts'

const USERS = '@portal/users'

/** Releases one after another, a minute apart, oldest first. */
function releasesOf(...changes: readonly (readonly [action: string, change: Change])[]): Release[] {
  let content: ReleaseContent = NOTHING
  return changes.map(([action, change], index) => {
    content = change(content)
    const at = `2026-11-20T10:0${index}:00.000Z`
    const facts = { env: 'demo', seq: index + 1, parent: index, parentHash: '', at, actor: 'ada' }
    return { ...content, ...facts, schema: RELEASE, action, reason: `Reason ${index + 1}` }
  })
}

const first = ['first', promote(USERS, '1.0.0')] as const
const start = ['canary.start', startCanary(USERS, '1.1.0', { weight: 5, cohorts: ['care'] })] as const

test('says whom a canary reached, and which release ended it', () => {
  const wider = ['canary.step', stepCanary(USERS, { weight: 25 })] as const
  const paused = ['canary.pause', pauseCanary(USERS)] as const
  expect(
    endedCanaries(releasesOf(first, start, wider, paused, ['canary.abort', abortCanary(USERS)])),
  ).toEqual([
    {
      bundle: USERS,
      version: '1.1.0',
      startedBy: 2,
      since: '2026-11-20T10:01:00.000Z',
      until: '2026-11-20T10:04:00.000Z',
      exposure: [
        { at: '2026-11-20T10:01:00.000Z', weight: 5, cohorts: 1 },
        { at: '2026-11-20T10:02:00.000Z', weight: 25, cohorts: 1 },
      ],
      end: { seq: 5, action: 'canary.abort', actor: 'ada', reason: 'Reason 5' },
    },
  ])
})

test('a promotion ends a canary too, and the newest end comes first', () => {
  const ended = endedCanaries(
    releasesOf(first, start, ['canary.abort', abortCanary(USERS)], start, [
      'promote',
      promote(USERS, '1.1.0'),
    ]),
  )
  expect(ended.map(({ startedBy, end }) => [startedBy, end.action])).toEqual([
    [4, 'promote'],
    [2, 'canary.abort'],
  ])
})

test('a running canary has not ended', () => {
  expect(endedCanaries(releasesOf(first, start))).toEqual([])
})
