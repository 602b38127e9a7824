import { expect, test } from '@jest/globals'
import { RELEASE, type Release, type ReleaseContent } from '@portal/contract/releases/release-schemas.ts'
import { abortCanary, promote, rollBackBundle, startCanary } from './changes.ts'
import { NOTHING } from './release.ts'
import { withdrawnIn } from './withdrawn-in.ts'

const USERS = '@portal/users'
const served = promote(USERS, '1.0.0')(NOTHING)
const tried = startCanary(USERS, '1.1.0', { weight: 5 })(served)

type Entry = readonly [action: string, content: ReleaseContent]

/** Releases with these actions and contents, newest first. */
const logOf = (entries: readonly Entry[]): Release[] =>
  entries
    .map(
      ([action, content], index): Release => ({
        schema: RELEASE,
        env: 'demo',
        seq: index + 1,
        parent: index,
        parentHash: '',
        at: '2026-11-23T10:00:00Z',
        actor: 'ada',
        action,
        reason: `Reason of ${action}`,
        ...content,
      }),
    )
    .reverse()

const found = (...entries: readonly Entry[]) =>
  withdrawnIn(logOf(entries)).map(({ version, action, reason }) => [version, action, reason])

const aborted: Entry = ['canary.abort', abortCanary(USERS)(tried)]

test('names the version of an aborted canary, with the reason', () => {
  expect(found(['promote', served], ['canary.start', tried], aborted)).toEqual([
    ['1.1.0', 'canary.abort', 'Reason of canary.abort'],
  ])
})

test('names the version that was rolled back', () => {
  const next = promote(USERS, '1.1.0')(served)
  expect(found(['promote', served], ['promote', next], ['rollback', rollBackBundle(USERS)(next)])).toEqual([
    ['1.1.0', 'rollback', 'Reason of rollback'],
  ])
})

test('does not name a version that people get again', () => {
  expect(found(['promote', served], ['canary.start', tried], aborted, ['canary.start', tried])).toEqual([])
})

test('does not name a version that another one followed', () => {
  expect(found(['promote', served], ['promote', promote(USERS, '1.1.0')(served)])).toEqual([])
})
