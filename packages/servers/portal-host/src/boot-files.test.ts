import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { bootFiles } from './boot-files.ts'
import { readCatalog } from './read-catalog.ts'
import { createTestRepository } from './testing/test-repository.ts'

test('boot files that could not be written are made at the next attempt', async () => {
  const repository = createTestRepository()
  const catalog = readCatalog(repository.root)
  const cache = join(repository.root, 'boot')
  writeFileSync(cache, 'No folder')
  const files = bootFiles(cache)
  await expect(files.prepare(catalog)).rejects.toThrow()
  rmSync(cache)
  await files.prepare(catalog)
  expect(files.of(catalog)?.length).toBeGreaterThan(0)
  repository.remove()
})
