import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from '@jest/globals'
import { librariesIn } from './bill-of-materials.ts'
import { compileServers } from './compile-servers.ts'
import { sourcesInBundle } from './sources-in-bundle.ts'
import { buildTestBundle } from './testing/test-bundle.ts'

const library = (name: string, license: string) => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({
    name,
    version: '2.1.0',
    license,
    sideEffects: false,
  }),
  [`node_modules/${name}/index.js`]: `export const say = () => console.info('${name}')`,
})

const SOURCES = {
  'package.json': '{ "name": "@portal/greeter", "version": "1.0.0", "type": "module" }',
  ...library('@words/greeting', 'MIT'),
  ...library('weather', '(MPL-2.0 OR Apache-2.0)'),
  ...library('unused', 'MIT'),
  'src/words.ts': `
    export { say as greet } from '@words/greeting'
    export { say as neverCalled } from 'unused'
  `,
  'src/main.ts': `
    import { say } from 'weather'
    import { greet } from './words.ts'
    say()
    greet()
  `,
}

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

async function buildServer(): Promise<string> {
  const directory = realpathSync(mkdtempSync(join(tmpdir(), 'portal-bill-')))
  folders.push(directory)
  for (const [file, text] of Object.entries(SOURCES)) {
    mkdirSync(dirname(join(directory, file)), { recursive: true })
    writeFileSync(join(directory, file), text)
  }
  await compileServers([{ directory, output: join(directory, 'dist') }])
  return readFileSync(join(directory, 'dist', 'bom.json'), 'utf8')
}

test('the bill of materials of a server lists exactly the libraries in it, with version and license', async () => {
  const { specVersion, metadata, components } = JSON.parse(await buildServer())
  expect(specVersion).toBe('1.6')
  expect(metadata.component).toMatchObject({ purl: 'pkg:npm/%40portal/greeter@1.0.0' })
  expect(components).toMatchObject([
    { purl: 'pkg:npm/%40words/greeting@2.1.0', licenses: [{ license: { id: 'MIT' } }] },
    { purl: 'pkg:npm/weather@2.1.0', licenses: [{ expression: '(MPL-2.0 OR Apache-2.0)' }] },
  ])
})

test('the same sources in two folders give the same bill of materials', async () => {
  expect(await buildServer()).toBe(await buildServer())
})

test('the bill of materials of a bundle lists what its pages and lazy chunks use, without types and shared libraries', async () => {
  const { compilation } = await buildTestBundle({
    ...Object.fromEntries(Object.entries(SOURCES).map(([file, text]) => [`../${file}`, text])),
    'app.ts': `
      import type { Root } from 'react-dom/client'
      import { createElement } from 'react'
      import { greet } from './words.ts'
      greet()
      export const root: Root | undefined = undefined
      export const page = () => import('./page.ts')
      export const element = createElement('p')
    `,
    'page.ts': "export { say } from 'weather'",
  })
  const names = sourcesInBundle(compilation).filter((file) => file.includes('node_modules'))
  expect(names.map((file) => file.split('node_modules/').at(-1)).sort()).toEqual([
    '@words/greeting/index.js',
    'weather/index.js',
  ])
})

test('a file of this repository does not belong to a library', () => {
  expect(librariesIn([join(import.meta.dirname, 'workspace.ts')])).toEqual([])
})
