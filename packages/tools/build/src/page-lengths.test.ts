import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { pageLengthResults } from './page-lengths.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-pages-'))
  mkdirSync(join(folder, 'src', 'shop'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (file: string, lines: number) =>
  writeFileSync(join(folder, 'src', 'shop', file), 'line\n'.repeat(lines))

test('names a page that is too long, with its lines and the limit', () => {
  write('shop-list-page.tsx', 83)
  write('shop-page.tsx', 60)
  write('shop-form.tsx', 120)
  expect(pageLengthResults(folder)).toEqual([
    {
      check: 'pages',
      status: 'noted',
      says: 'src/shop/shop-list-page.tsx has 83 lines; a page has at most 60. Move parts of it to files beside it.',
    },
  ])
})

test('returns no results for a bundle without sources', () => {
  expect(pageLengthResults(join(folder, 'elsewhere'))).toEqual([])
})
