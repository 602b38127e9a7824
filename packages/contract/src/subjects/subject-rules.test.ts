import { expect, test } from '@jest/globals'
import type { Refusal } from '../refusal.ts'
import {
  needsReasonToSaveSubject,
  refusalToChangeSubjectStatus,
  refusalToPublishSubject,
} from './subject-rules.ts'

const draft = { publicationStatus: 'DRAFT', hasUnpublishedChanges: false } as const
const published = { publicationStatus: 'PUBLISHED', hasUnpublishedChanges: false } as const
const changed = { ...published, hasUnpublishedChanges: true }
const incomplete = [{ dataKey: 'jwk' as const, message: 'JSON Web Keys: not filled in yet.' }]
const active = { id: 'a', status: 'ACTIVE' } as const

test.each<[string, Refusal | undefined, string | undefined]>([
  ['publishing a draft', refusalToPublishSubject(draft), undefined],
  ['publishing changes', refusalToPublishSubject(changed), undefined],
  ['publishing an incomplete draft', refusalToPublishSubject({ ...draft, incomplete }), 'SUBJECT_INCOMPLETE'],
  ['publishing without changes', refusalToPublishSubject(published), 'NOTHING_TO_PUBLISH'],
  ['suspending an active subject', refusalToChangeSubjectStatus(active, 'SUSPENDED', 'src'), undefined],
  ['activating an active subject', refusalToChangeSubjectStatus(active, 'ACTIVE', 'src'), 'INVALID_STATE'],
  [
    'suspending the SRC system',
    refusalToChangeSubjectStatus({ ...active, id: 'src' }, 'SUSPENDED', 'src'),
    'SYSTEM_SUBJECT_PROTECTED',
  ],
])('%s', (_, refusal, reason) => {
  expect(refusal?.reason).toBe(reason)
})

test('requires a reason once a subject is published', () => {
  expect([draft, published].map(needsReasonToSaveSubject)).toEqual([false, true])
})
