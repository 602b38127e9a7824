import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { importedFiles } from './imported-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'imported-files-'))
mkdirSync(join(folder, 'src', 'fee'), { recursive: true })
afterAll(() => rmSync(folder, { recursive: true }))

const fileWith = (path: string, code: string) => writeFileSync(join(folder, path), code)

test('finds each file of a package that the sources import', () => {
  fileWith('src/app.ts', "import { definePortalApp } from '@portal/portal-app'\n")
  fileWith(
    'src/fee/fee.ts',
    "import { a } from '@portal/contract/tasks/task.ts'\nimport { b } from '@portal/ui'\n",
  )
  fileWith('src/fee/row.tsx', "import type { C } from '@portal/contract/tasks/task.ts'\n")
  expect(importedFiles(folder, '@portal/contract')).toEqual(['tasks/task.ts'])
  expect(importedFiles(folder, '@portal/ui')).toEqual([])
})

test('finds nothing without sources', () => {
  expect(importedFiles(join(folder, 'src', 'fee'), '@portal/contract')).toEqual([])
})
