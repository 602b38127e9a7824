import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { SUPPORTED_BROWSERS } from '@portal/build/src/supported-browsers.ts'
import { isTooNew } from '@portal/build/src/too-new.ts'
import { bundlePackages, repository } from '@portal/build/src/workspace.ts'

test('the README lists the supported browsers', () => {
  const list = Object.entries(SUPPORTED_BROWSERS).map(([name, version]) => `${name} ${version}`)
  expect(readFileSync(join(repository, 'README.md'), 'utf8')).toContain(
    `Supported browsers: ${list.join(', ')}, or newer.`,
  )
})

test('every script and style sheet is written for the supported browsers, including those of libraries', async () => {
  const files = bundlePackages()
    .map((folder) => join(folder, 'dist'))
    .flatMap((dist) => readdirSync(dist).map((name) => join(dist, name)))
    .filter((file) => /\.(js|css)$/.test(file))
  expect(files.length).toBeGreaterThan(200)
  const tooNew: string[] = []
  for (const file of files) if (await isTooNew(file)) tooNew.push(file)
  expect(tooNew).toEqual([])
}, 60_000)
