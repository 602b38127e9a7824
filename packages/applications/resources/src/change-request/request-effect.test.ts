import { expect, test } from '@jest/globals'
import type { ChangeRequest } from '@portal/contract/resources/change-request-schemas.ts'
import { formatDateTime, type ImpactLine } from '@portal/ui'
import { effectOfApproval } from './request-effect.ts'

const applyAt = '2099-01-01T10:00:00.000Z'
const plain = {
  kind: 'PUBLISH',
  versionNumber: 3,
  currentVersionNumber: 2,
  mergeObstacle: null,
  applyWhen: 'WHEN_APPROVED',
  applyAt: null,
} as const

test.each<readonly [string, Partial<ChangeRequest>, readonly ImpactLine[]]>([
  ['is applied immediately', {}, ['Consumers immediately see version 3 instead of version 2.']],
  ['is the first of its file', { currentVersionNumber: null }, ['Consumers immediately see version 3.']],
  [
    'deletes its version',
    { kind: 'DELETE' },
    ['Version 3 is immediately deleted.', 'Consumers keep seeing version 2.'],
  ],
  [
    'deletes the live version',
    { kind: 'DELETE', currentVersionNumber: 3 },
    [
      'Version 3 is immediately deleted.',
      { danger: 'It is live: consumers then see the version published before it, if there is one.' },
    ],
  ],
  [
    'waits for its time',
    { applyWhen: 'AT_TIME', applyAt },
    [`On ${formatDateTime(applyAt)}, consumers see version 3 instead of version 2.`],
  ],
  [
    'waited longer for its approval than for its time',
    { applyWhen: 'AT_TIME', applyAt: '2020-01-01T10:00:00.000Z' },
    ['Consumers immediately see version 3 instead of version 2.'],
  ],
  [
    'is applied manually',
    { applyWhen: 'BY_HAND' },
    ['Once someone applies it, consumers see version 3 instead of version 2.'],
  ],
  [
    'was overtaken by another version',
    { mergeObstacle: 'BASE_CHANGED' },
    [
      'It will be held back, not applied.',
      'The live version has changed since this request was opened. Live now: version 2.',
    ],
  ],
  [
    'lost its version',
    { mergeObstacle: 'VERSION_GONE' },
    ['It cannot be applied then: the version was published or deleted outside this request.'],
  ],
  [
    'deletes what a subject uses',
    { mergeObstacle: 'VERSION_IN_USE' },
    ['It cannot be applied then: a subject uses this version.'],
  ],
])('says what follows the approval of a request that %s', (_what, more, lines) => {
  expect(effectOfApproval({ ...plain, ...more })).toEqual(lines)
})
