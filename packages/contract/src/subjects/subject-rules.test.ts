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
  ['a draft is published', refusalToPublishSubject(draft), undefined],
  ['changes are published', refusalToPublishSubject(changed), undefined],
  [
    'an incomplete draft is published',
    refusalToPublishSubject({ ...draft, incomplete }),
    'SUBJECT_INCOMPLETE',
  ],
  ['what is published is published', refusalToPublishSubject(published), 'NOTHING_TO_PUBLISH'],
  ['an active one is suspended', refusalToChangeSubjectStatus(active, 'SUSPENDED', 'src'), undefined],
  ['an active one is activated', refusalToChangeSubjectStatus(active, 'ACTIVE', 'src'), 'INVALID_STATE'],
  [
    'the SRC system is suspended',
    refusalToChangeSubjectStatus({ ...active, id: 'src' }, 'SUSPENDED', 'src'),
    'SYSTEM_SUBJECT_PROTECTED',
  ],
])('%s', (_, refusal, reason) => {
  expect(refusal?.reason).toBe(reason)
})

test('a reason is needed once a subject is published', () => {
  expect([draft, published].map(needsReasonToSaveSubject)).toEqual([false, true])
})
