import { expect, test } from '@jest/globals'
import { PERMISSIONS } from '@portal/contract/permission-table.ts'
import { AREAS, byArea } from './permission-areas.ts'

test('puts every permission into one area', () => {
  expect(AREAS.flatMap(({ permissions }) => permissions).toSorted()).toEqual([...PERMISSIONS].sort())
})

test('omits areas without any of the permissions', () => {
  expect(byArea(['dpa.get', 'srcProfile.delete'])).toEqual([
    { name: 'Subjects and payment applications', permissions: ['dpa.get'] },
    { name: 'Customer care', permissions: ['srcProfile.delete'] },
  ])
})
