import { expect, test } from '@jest/globals'
import { PERMISSIONS } from '@portal/contract/permission-table.ts'
import { PERMISSION_GRID, permissionsIn } from './permission-grid.ts'

test('every permission is in the grid once', () => {
  const shown = PERMISSION_GRID.flatMap(({ rows }) => rows.flatMap(permissionsIn))
  expect(shown.toSorted()).toEqual([...PERMISSIONS].sort())
})

test('no two rows of a group have the same name', () => {
  for (const { rows } of PERMISSION_GRID) {
    const labels = rows.map(({ label }) => label)
    expect(labels).toEqual([...new Set(labels)])
  }
})
