import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { SUPPORTED_BROWSERS } from '@portal/build/src/supported-browsers.ts'
import { isTooNew } from '@portal/build/src/too-new.ts'
import { bundlePackages, repository } from '@portal/build/src/workspace.ts'
import { tooNewApis } from './too-new-apis.ts'

/** What not every supported browser has, with what the page does there. */
const OPTIONAL = {
  'AbortSignal.timeout': 'Chrome 123 has it, and calls the error by another name, which nobody reads.',
  'Window.navigation': 'Without it, only changes of the address are limited.',
  'NavigateEvent.destination': 'As Window.navigation.',
  'NavigateEvent.downloadRequest': 'As Window.navigation.',
  'Window.requestIdleCallback': 'Safari does such work at once.',
}

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

test('the page calls nothing that a supported browser lacks, except where it looks first', () => {
  const found = tooNewApis()
  expect(found.filter(({ api }) => !(api in OPTIONAL))).toEqual([])
  expect(Object.keys(OPTIONAL).filter((name) => !found.some(({ api }) => api === name))).toEqual([])
}, 120_000)
