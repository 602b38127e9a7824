import { expect, test } from '@jest/globals'
import { PERMISSIONS } from '@portal/contract/permission-table.ts'
import { PERMISSION_GRID, permissionsIn } from './permission-grid.ts'

test('has every permission once', () => {
  const shown = PERMISSION_GRID.flatMap(({ rows }) => rows.flatMap(permissionsIn))
  expect(shown.toSorted()).toEqual([...PERMISSIONS].sort())
})

test('gives each row of a group its own name', () => {
  for (const { rows } of PERMISSION_GRID) {
    const labels = rows.map(({ label }) => label)
    expect(labels).toEqual([...new Set(labels)])
  }
})

test('starts each group with the row of its name', () => {
  expect(PERMISSION_GRID.map(({ rows }) => rows[0]?.label)).toEqual(PERMISSION_GRID.map(({ name }) => name))
})
