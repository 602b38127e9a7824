import { expect, test } from '@jest/globals'
import { PERMISSIONS } from '@portal/contract/permission-table.ts'
import { AREAS, byArea } from './permission-areas.ts'

test('every permission belongs to one area', () => {
  expect(AREAS.flatMap(({ permissions }) => permissions).toSorted()).toEqual([...PERMISSIONS].sort())
})

test('areas without any of the permissions are left out', () => {
  expect(byArea(['dpa.get', 'srcProfile.delete'])).toEqual([
    { name: 'Subjects and payment applications', permissions: ['dpa.get'] },
    { name: 'Customer care', permissions: ['srcProfile.delete'] },
  ])
})
