import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, test } from '@jest/globals'
import { repository } from './workspace.ts'

const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
const BUILD = 'packages/tools/build'

const SOURCES = {
  'pnpm-lock.yaml': '',
  'packages/tools/build/package.json': '{ "name": "@portal/build", "type": "module" }',
  'packages/shops/package.json': '{ "name": "@portal/shops", "version": "1.0.0", "type": "module" }',
  'packages/shops/webpack.config.ts': `
    import { systemBundle } from '../tools/build/src/webpack-preset.ts'
    export default systemBundle(import.meta.url)
  `,
  'packages/shops/src/app.ts': "export const page = () => import('./shop-list-page.ts')",
  'packages/shops/src/shop-list-page.ts': "import { name } from './name.ts'\nexport default () => name",
  'packages/shops/src/name.ts': "export const name = 'Shops'",
}

const roots: string[] = []
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true })
})

/** Builds one application in a temporary repository and returns the bytes of each file. */
function buildElsewhere(): Record<string, string> {
  const root = mkdtempSync(join(tmpdir(), 'portal-'.padEnd(8 + roots.length, 'x')))
  roots.push(root)
  cpSync(join(repository, BUILD, 'src'), join(root, BUILD, 'src'), { recursive: true })
  symlinkSync(join(repository, BUILD, 'node_modules'), join(root, BUILD, 'node_modules'))
  for (const [file, text] of Object.entries(SOURCES)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  execFileSync(process.execPath, ['--import', TSX, `${BUILD}/src/build.ts`], { cwd: root, stdio: 'pipe' })
  const dist = join(root, 'packages/shops/dist')
  return Object.fromEntries(
    readdirSync(dist).map((file) => [file, readFileSync(join(dist, file)).toString('base64')]),
  )
}

test('a bundle has the same bytes wherever it is built', () => {
  const first = buildElsewhere()
  expect(Object.keys(first)).toContain('entry.js')
  expect(buildElsewhere()).toEqual(first)
})
