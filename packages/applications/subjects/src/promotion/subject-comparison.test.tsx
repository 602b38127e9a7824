import { expect, test } from '@jest/globals'
import type { PackageHead } from '@portal/contract/subjects/package-head.ts'
import type { RowDifference } from '@portal/contract/tasks/task-row-schemas.ts'
import { renderInApp } from '@portal/portal-app/testing'
import { screen } from '@testing-library/react'
import { SubjectComparison } from './subject-comparison.tsx'

const OPTIONS = { uploadId: '604060bf-0000-4000-8000-000000000000', onConflict: 'UPDATE_DRAFT' }

const packaged = (id: string): PackageHead['contents'][number] => ({
  id,
  type: 'EXT_BACKEND',
  name: 'Twin',
  dataKeys: ['businessData'],
  dpas: 0,
  templates: 0,
  resources: 0,
})

/** The comparison of a packaged subject with one here that may have another ID. */
const difference = (key: string, result: RowDifference['result'], subjectId = key): RowDifference => ({
  row: 1,
  action: 'SUBJECT',
  subjectId,
  key,
  result,
  changes: [{ path: '/businessData/legalName', op: 'REPLACE', before: 'Twin Ltd', after: 'Twin plc' }],
})

const show = (id: string, differences: readonly RowDifference[], more = {}) =>
  renderInApp(
    <SubjectComparison subject={packaged(id)} options={{ ...OPTIONS, ...more }} differences={differences} />,
  )

test('shows no changes of another subject with the same name', () => {
  show('second', [difference('first', 'UPDATED')])
  expect(screen.getByText('Business data: unchanged')).toBeTruthy()
})

test('shows what changes in a subject that has another ID here', () => {
  show('first', [difference('first', 'UPDATED', 'here')])
  expect(screen.getByText('Business data: 1 change')).toBeTruthy()
})

test('shows what changes in a subject under the ID that was chosen for it', () => {
  show('first', [difference('chosen', 'UPDATED')], { subjectIds: { first: 'chosen' } })
  expect(screen.getByText('Business data: 1 change')).toBeTruthy()
})

test('shows changes made here to a section that is left out, which publishing makes live', () => {
  show('first', [difference('first', 'UPDATED')], { dataKeys: [], publish: true })
  expect(screen.getByText('Business data: left out, but 1 change made here will be published')).toBeTruthy()
})

test('says that a refused subject will not be imported', () => {
  show('first', [difference('first', 'FAILED')])
  expect(screen.getByText('Will not be imported. Its problem is listed below.')).toBeTruthy()
  expect(screen.queryByText(/unchanged/)).toBeNull()
})
