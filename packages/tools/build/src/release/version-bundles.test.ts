import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { releaseNotice } from './released-versions.ts'
import { type VersionRequest, versionBundles } from './version-bundles.ts'

let root: string
let directories: string[]

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-release-'))
  directories = ['shops', 'cards'].map((name) => join(root, 'packages', name))
  const imports = { '@portal/shops': '/bundles/@portal/shops/1.0.0/entry.js' }
  const cards = { '@portal/cards': '/bundles/@portal/cards/1.0.0/entry.js' }
  writeFileSync(join(root, 'importmap.json'), JSON.stringify({ imports: { ...imports, ...cards } }))
  for (const name of ['shops', 'cards']) {
    mkdirSync(join(root, 'packages', name, 'dist'), { recursive: true })
    writeFileSync(join(root, 'packages', name, 'package.json'), '{\n  "version": "1.0.0"\n}\n')
    build(name, 'first')
  }
})

afterEach(() => rmSync(root, { recursive: true }))

const read = (path: string) => readFileSync(join(root, path), 'utf8')

function build(name: string, bytes: string): void {
  const manifest = { name: `@portal/${name}`, files: { 'entry.js': { integrity: bytes } } }
  writeFileSync(join(root, 'packages', name, 'dist', 'manifest.json'), JSON.stringify(manifest))
}

const version = (sentence: string, more: Partial<VersionRequest> = {}) =>
  versionBundles({ root, directories, sentence, level: 'patch', only: [], ...more })

test('a version that was never released is recorded unchanged', () => {
  expect(version('The first release.')).toEqual(['@portal/shops 1.0.0', '@portal/cards 1.0.0'])
  expect(read('packages/shops/CHANGELOG.md')).toBe(
    '# Changes to @portal/shops\n\n## 1.0.0\n\nThe first release.\n',
  )
  expect(Object.keys(JSON.parse(read('packages/shops/released.json')))).toEqual(['1.0.0'])
  expect(releaseNotice(directories)).toBeUndefined()
})

test('changed bundles get the next version in every file that names it, and others keep theirs', () => {
  version('The first release.')
  build('shops', 'second')
  expect(releaseNotice(directories)).toContain('@portal/shops 1.0.0')
  expect(releaseNotice(directories)).not.toContain('@portal/cards')

  expect(version('Shops can be closed.', { level: 'minor' })).toEqual(['@portal/shops 1.1.0'])
  expect(read('packages/shops/package.json')).toContain('"version": "1.1.0"')
  expect(read('packages/cards/package.json')).toContain('"version": "1.0.0"')
  expect(JSON.parse(read('importmap.json')).imports).toEqual({
    '@portal/shops': '/bundles/@portal/shops/1.1.0/entry.js',
    '@portal/cards': '/bundles/@portal/cards/1.0.0/entry.js',
  })
  expect(read('packages/shops/CHANGELOG.md')).toBe(
    '# Changes to @portal/shops\n\n## 1.1.0\n\nShops can be closed.\n\n## 1.0.0\n\nThe first release.\n',
  )
  expect(releaseNotice(directories)).toBeUndefined()
})

test('the digest of a released version stays recorded', () => {
  version('The first release.')
  const { '1.0.0': first } = JSON.parse(read('packages/shops/released.json'))
  build('shops', 'second')
  version('A mistake is gone.')
  const released = JSON.parse(read('packages/shops/released.json'))
  expect(released).toEqual({ '1.0.0': first, '1.0.1': expect.not.stringMatching(first) })
})

test('only the named packages get a version', () => {
  expect(version('The first release.', { only: ['cards'] })).toEqual(['@portal/cards 1.0.0'])
  expect(releaseNotice(directories)).toContain('@portal/shops 1.0.0')
})

test.each([
  ['vue', 'No bundle has the folder name vue.'],
  ['cards', 'cards has not changed since its release; it needs no new version.'],
])('a version for %s is rejected', (name, sentence) => {
  version('The first release.')
  expect(() => version('Nothing.', { only: [name] })).toThrow(sentence)
})
