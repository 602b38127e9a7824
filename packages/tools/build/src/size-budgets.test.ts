import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from '@jest/globals'
import { overBudget } from './size-budgets.ts'

let folder = ''
afterEach(() => rmSync(folder, { recursive: true }))

/** A built bundle with files of the given sizes. */
function built(files: Record<string, number>, budget?: number): string {
  folder = mkdtempSync(join(tmpdir(), 'portal-budget-'))
  mkdirSync(join(folder, 'dist'))
  const sizes = Object.entries(files).map(([file, br]) => [file, { br }])
  const manifest = { name: '@portal/shops', budget, files: Object.fromEntries(sizes) }
  writeFileSync(join(folder, 'dist', 'manifest.json'), JSON.stringify(manifest))
  return folder
}

const FILES = { 'entry.js': 19_000, 'entry.css': 2000, 'list.0a1b2c.js': 90_000, 'critical.css': 5000 }

test('a bundle may use its whole budget; lazy files do not count', () => {
  expect(overBudget([built(FILES, 21)])).toEqual([])
})

test('a heavier bundle is reported with both figures, to the byte', () => {
  expect(overBudget([built(FILES, 20.9)])).toEqual([
    '@portal/shops weighs 21000 bytes; its package.json allows 20900.',
  ])
})

test('a bundle without a budget is not limited', () => {
  expect(overBudget([built(FILES)])).toEqual([])
})
