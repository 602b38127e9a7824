import { expect, test } from '@jest/globals'
import type { ChangeRequestStatus } from '@portal/contract/resources/change-request.ts'
import type { VersionStatus } from '@portal/contract/resources/file.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import {
  askedAgain,
  mergeObstacle,
  reopened,
  requireMergeable,
  requireRequestable,
  requireReviewable,
  reviewed,
  withdrawn,
} from './change-request-lifecycle.ts'

const request = (status: ChangeRequestStatus = 'OPEN', kind: 'PUBLISH' | 'DELETE' = 'PUBLISH') => ({
  kind,
  status,
  authorId: 'author',
  baseVersionId: 'base',
  approvalsNeeded: 2,
  mergeBlockedReason: null,
  mergedAt: null,
  mergedBy: null,
})
const version = (status: VersionStatus = 'DRAFT') => ({ status, authorIds: ['writer', 'second writer'] })
const file = { currentVersionId: 'base' }
const [author, other] = [{ id: 'author' }, { id: 'other' }]

function outcome(act: () => { status: string } | undefined): string {
  try {
    return act()?.status ?? 'allowed'
  } catch (error) {
    return error instanceof ApiError ? error.reason : String(error)
  }
}

const nothing = (act: () => void) => () => {
  act()
  return undefined
}

type Row = readonly [ChangeRequestStatus, ...string[]]
const CLOSED = Array.from({ length: 7 }, () => 'CHANGE_REQUEST_CLOSED')

test.each<Row>([
  [
    'OPEN',
    'OPEN',
    'APPROVED',
    'CHANGES_REQUESTED',
    'REJECTED',
    'WITHDRAWN',
    'INVALID_STATE',
    'INVALID_STATE',
  ],
  [
    'CHANGES_REQUESTED',
    'INVALID_STATE',
    'INVALID_STATE',
    'CHANGES_REQUESTED',
    'REJECTED',
    'WITHDRAWN',
    'OPEN',
    'INVALID_STATE',
  ],
  [
    'APPROVED',
    'INVALID_STATE',
    'INVALID_STATE',
    'INVALID_STATE',
    'INVALID_STATE',
    'WITHDRAWN',
    'INVALID_STATE',
    'allowed',
  ],
  ['MERGED', ...CLOSED],
  ['REJECTED', ...CLOSED],
  ['WITHDRAWN', ...CLOSED],
])(
  '%s: first approval %s, last approval %s, changes requested %s, rejected %s, withdrawn %s, reopened %s, merged %s',
  (status, ...expected) => {
    const before = request(status)
    const review = (decision: 'APPROVE' | 'REQUEST_CHANGES' | 'REJECT', approvals: number) => {
      requireReviewable(before, version(), other)
      return reviewed(before, decision, approvals)
    }
    expect([
      outcome(() => review('APPROVE', 1)),
      outcome(() => review('APPROVE', 2)),
      outcome(() => review('REQUEST_CHANGES', 0)),
      outcome(() => review('REJECT', 0)),
      outcome(() => withdrawn(before, author)),
      outcome(() => reopened(before, author, file)),
      outcome(nothing(() => requireMergeable(before, undefined))),
    ]).toEqual(expected)
  },
)

test.each(['author', 'writer', 'second writer'])('%s cannot review', (id) => {
  expect(outcome(nothing(() => requireReviewable(request(), version(), { id })))).toBe(
    'SELF_REVIEW_FORBIDDEN',
  )
})

test('only the author can withdraw and reopen', () => {
  expect(outcome(() => withdrawn(request(), other))).toBe('NOT_AUTHOR')
  expect(outcome(() => reopened(request('CHANGES_REQUESTED'), other, file))).toBe('NOT_AUTHOR')
})

test('an edit requests reviews again, against the current version', () => {
  const blocked = { ...request('APPROVED'), mergeBlockedReason: 'BASE_CHANGED' as const }
  expect(askedAgain(blocked, { currentVersionId: 'newer' })).toMatchObject({
    status: 'OPEN',
    baseVersionId: 'newer',
    mergeBlockedReason: null,
  })
})

test.each<['PUBLISH' | 'DELETE', VersionStatus, string, boolean, string | undefined]>([
  ['PUBLISH', 'DRAFT', 'base', false, undefined],
  ['PUBLISH', 'DRAFT', 'base', true, undefined],
  ['PUBLISH', 'DRAFT', 'newer', false, 'BASE_CHANGED'],
  ['PUBLISH', 'PUBLISHED', 'base', false, 'VERSION_GONE'],
  ['PUBLISH', 'DELETED', 'newer', false, 'VERSION_GONE'],
  ['DELETE', 'PUBLISHED', 'base', false, undefined],
  ['DELETE', 'PUBLISHED', 'base', true, 'VERSION_IN_USE'],
  ['DELETE', 'PUBLISHED', 'newer', false, 'BASE_CHANGED'],
  ['DELETE', 'DRAFT', 'base', false, 'VERSION_GONE'],
])(
  '%s of a version that is %s, with %s current, shown: %s: %s',
  (kind, status, currentVersionId, isShown, expected) => {
    expect(mergeObstacle(request('APPROVED', kind), version(status), { currentVersionId }, isShown)).toBe(
      expected,
    )
  },
)

test.each([
  [undefined, 'allowed'],
  ['BASE_CHANGED' as const, 'allowed'],
  ['VERSION_GONE' as const, 'MERGE_CONFLICT'],
  ['VERSION_IN_USE' as const, 'VERSION_IN_USE'],
])('merging by hand despite %s: %s', (obstacle, expected) => {
  expect(outcome(nothing(() => requireMergeable(request('APPROVED'), obstacle)))).toBe(expected)
})

test.each<['PUBLISH' | 'DELETE', VersionStatus, string]>([
  ['PUBLISH', 'DRAFT', 'allowed'],
  ['PUBLISH', 'PUBLISHED', 'INVALID_STATE'],
  ['PUBLISH', 'DELETED', 'INVALID_STATE'],
  ['DELETE', 'PUBLISHED', 'allowed'],
  ['DELETE', 'DRAFT', 'INVALID_STATE'],
  ['DELETE', 'DELETED', 'INVALID_STATE'],
])('a request to %s a version that is %s: %s', (kind, status, expected) => {
  expect(outcome(nothing(() => requireRequestable(kind, version(status))))).toBe(expected)
})
