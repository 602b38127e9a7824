import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { repository } from '@portal/build/src/workspace.ts'
import { packageFolder } from '@portal/server-common/package-folder.ts'
import { packageVersions } from './package-versions.ts'
import { packPackages, pointToPacked } from './packed-packages.ts'

let folder: string
let sources: string
let shops: string

const packed = () => join(shops, 'packages')

/** A copy of the sources that may be edited. */
function copySources(to: string): void {
  mkdirSync(join(to, 'packages'), { recursive: true })
  for (const file of ['package.json', 'pnpm-workspace.yaml']) cpSync(join(repository, file), join(to, file))
  for (const name of packageVersions(repository).keys()) {
    const from = packageFolder(repository, name.replace('@portal/', ''))
    const filter = (path: string) => !['node_modules', 'dist', '.cache'].includes(basename(path))
    cpSync(from, join(to, 'packages', basename(from)), { recursive: true, filter })
  }
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-packed-'))
  ;[sources, shops] = [join(folder, 'portal'), join(folder, 'shops')]
  copySources(sources)
  mkdirSync(shops)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a changed source gives all packages a new version, which the repository then uses', () => {
  const before = packPackages(sources, packed())
  const dependencies = { '@portal/ui': `file:packages/${before.get('@portal/ui')}`, zod: '4.1.0' }
  writeFileSync(join(shops, 'package.json'), JSON.stringify({ name: '@portal/shops', dependencies }, null, 2))
  expect(pointToPacked(packed(), before)).toBeUndefined()

  appendFileSync(join(packageFolder(sources, 'contract'), 'src', 'endpoint.ts'), '\n// A change.\n')
  const after = packPackages(sources, packed())
  expect(after.get('@portal/ui')).not.toBe(before.get('@portal/ui'))
  expect(readdirSync(packed()).sort()).toEqual([...after.values()].sort())
  expect(pointToPacked(packed(), after)).toBe(join(shops, 'package.json'))
  expect(JSON.parse(readFileSync(join(shops, 'package.json'), 'utf8')).dependencies).toEqual({
    '@portal/ui': `file:packages/${after.get('@portal/ui')}`,
    zod: '4.1.0',
  })
})

test('the same sources give the same bytes', () => {
  const bytesIn = (place: string) => readdirSync(place).map((file) => [file, readFileSync(join(place, file))])
  const first = bytesIn(packed())
  packPackages(sources, join(folder, 'again'))
  expect(bytesIn(join(folder, 'again'))).toEqual(first)
})
