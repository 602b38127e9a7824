import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { filesIn } from './files-in.ts'
import { writeServerFolder } from './write-server-folder.ts'

const HOST = 'packages/servers/portal-host'
const SOURCES = {
  'importmap.json': '{ "imports": {} }',
  'packages/applications/tasks/package.json': '{ "name": "@portal/tasks" }',
  'packages/applications/tasks/webpack.config.ts': '',
  'packages/applications/tasks/released.json': '{}',
  'packages/applications/tasks/dist/entry.js': 'tasks()',
  'packages/applications/tasks/src/secret.ts': '',
  [`${HOST}/package.json`]: '{ "name": "@portal/portal-host", "version": "1.2.0", "type": "module" }',
  [`${HOST}/node_modules/greeting/package.json`]: '{ "name": "greeting", "version": "3.0.0" }',
  [`${HOST}/node_modules/greeting/index.js`]: "module.exports = (name) => 'Hello ' + name",
  [`${HOST}/node_modules/greeting/names/name.txt`]: 'Ada',
  [`${HOST}/src/name.ts`]: `
    import { readFileSync } from 'node:fs'
    import { createRequire } from 'node:module'
    export const name = readFileSync(createRequire(import.meta.url).resolve('greeting/names/name.txt'), 'utf8')
  `,
  [`${HOST}/src/main.ts`]: `
    import { readFileSync } from 'node:fs'
    import { name } from './name.ts'
    const { default: greet } = await import('greeting')
    const root = new URL('../../../../', import.meta.url)
    console.info(greet(name), readFileSync(new URL('importmap.json', root), 'utf8'))
  `,
  [`${HOST}/src/worker.ts`]: `
    function work(): never {
      throw new Error('no work')
    }
    work()
  `,
}

let place: string

beforeEach(() => {
  place = realpathSync(mkdtempSync(join(tmpdir(), 'server-folder-')))
})
afterEach(() => rmSync(place, { recursive: true }))

/** A repository in this folder of the test's place, and the folder of its portal host written to another one. */
async function written(name: string): Promise<string> {
  const root = join(place, name)
  for (const [file, text] of Object.entries(SOURCES)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const target = join(place, 'written', name)
  await writeServerFolder(join(root, HOST), target, root)
  rmSync(root, { recursive: true })
  return join(target, 'portal-host')
}

const contentsOf = (folder: string) =>
  Object.fromEntries(
    filesIn(folder)
      .sort()
      .map((file) => [file.slice(folder.length), readFileSync(file, 'utf8')]),
  )

test('its program finds libraries, their files and the page without the repository', async () => {
  const folder = await written('here')
  expect(execFileSync(process.execPath, ['main.js'], { cwd: folder, encoding: 'utf8' })).toBe(
    'Hello Ada { "imports": {} }\n',
  )
})

test('it has the built bundles and none of the sources', async () => {
  const paths = Object.keys(contentsOf(await written('here')))
  expect(paths).toContain('/packages/applications/tasks/dist/entry.js')
  expect(paths.filter((path) => path.endsWith('.ts') || path.includes('node_modules'))).toEqual([])
})

test('another repository with the same sources gives the same bytes', async () => {
  const contents = contentsOf(await written('here'))
  expect(contentsOf(await written('far/away/from/here'))).toEqual(contents)
  expect(Object.values(contents).join()).not.toContain(place)
})

test('its stack traces name the source', async () => {
  const cwd = await written('here')
  const { stderr } = spawnSync(process.execPath, ['--enable-source-maps', 'worker.js'], {
    cwd,
    encoding: 'utf8',
  })
  expect(stderr).toContain(`at work (${cwd}/${HOST}/src/worker.ts:3:`)
})

test('its digests and its bill of materials list what is in it', async () => {
  const contents = contentsOf(await written('here'))
  const listed = contents['/SHA256SUMS']?.match(/(?<= {2}).+/g) ?? []
  expect(['/SHA256SUMS', ...listed.map((path) => `/${path}`)].sort()).toEqual(Object.keys(contents))
  expect(contents['/bom.json']).toContain('pkg:npm/greeting@3.0.0')
})

test('it does not replace a folder with something else', async () => {
  const other = join(place, 'written/here/portal-host')
  mkdirSync(other, { recursive: true })
  await expect(written('here')).rejects.toThrow(
    `${other} was not written by this command. Choose another folder, or remove it.`,
  )
})
