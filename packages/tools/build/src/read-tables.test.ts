import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { readTables } from './read-tables.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-tables-'))
  mkdirSync(join(folder, 'src'))
})

afterEach(() => rmSync(folder, { recursive: true }))

test('a package without tables publishes none', async () => {
  expect(await readTables(folder)).toEqual({ routes: [], slots: {}, records: {}, permissions: [], pages: {} })
})

test('publishes the permissions that the package declares', async () => {
  const close = { group: 'Shops', resource: 'x.shops.close', description: 'Close a shop' }
  writeFileSync(
    join(folder, 'src', 'permissions.ts'),
    `export const permissions = ${JSON.stringify({ close })}`,
  )
  expect((await readTables(folder)).permissions).toEqual([close])
})
