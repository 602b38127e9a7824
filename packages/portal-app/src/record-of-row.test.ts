import { expect, test } from '@jest/globals'
import { recordOfRow } from './record-of-row.ts'

const details = {
  path: '/subjects/business/details/:subjectId',
  label: 'Details',
  title: 'Business subject',
  needs: { allOf: ['subject.get'] },
} as const

test('a screen that reads one record is about that', () => {
  expect(recordOfRow(details, { subjectId: 's1' })).toEqual({ kind: 'subject', id: 's1' })
})

test('two kinds with the same parameter are told apart by the permission', () => {
  const row = { ...details, path: '/operation-portal-users/:userId' } as const
  const params = { userId: 'u1' }
  expect(recordOfRow({ ...row, needs: { allOf: ['user.search'] } }, params)).toEqual({
    kind: 'operator',
    id: 'u1',
  })
  expect(recordOfRow({ ...row, needs: { allOf: ['devportalUser.get'] } }, params)).toBeUndefined()
})

test('a list is about no record', () => {
  expect(recordOfRow({ ...details, path: '/subjects/business' }, {})).toBeUndefined()
})

test('what lies below a record and is read by another right is not that record', () => {
  const row = { ...details, needs: { allOf: ['dpa.get'] } } as const
  expect(recordOfRow(row, { subjectId: 's1', dpaId: 'd1' })).toBeUndefined()
})
