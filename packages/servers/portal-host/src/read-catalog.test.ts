import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { readCatalog } from './read-catalog.ts'
import { createTestRepository, VERSION } from './testing/test-repository.ts'

let repository: ReturnType<typeof createTestRepository>

beforeEach(() => {
  repository = createTestRepository()
})

afterEach(() => {
  repository.remove()
})

const manifestOf = (name: string, change: object) =>
  repository.write(
    `packages/${name}/dist/manifest.json`,
    JSON.stringify({
      name: `@portal/${name}`,
      version: VERSION,
      files: {},
      routes: [],
      preload: {},
      ...change,
    }),
  )

const TASKS = `/bundles/@portal/tasks/${VERSION}/entry.js`
const built = (name: string) => JSON.parse(repository.read(`packages/${name}/dist/manifest.json`))

test('addresses in the import map contain a hash of their content', () => {
  const { importMap } = readCatalog(repository.root)
  expect(Object.keys(importMap.imports)).toEqual(Object.keys(repository.imports))
  for (const [name, address] of Object.entries(importMap.imports)) {
    const [path, digest] = address.split('?')
    expect(path).toBe(repository.imports[name])
    expect(digest).toMatch(/^[\w-]{12}$/)
  }
})

test('changed files get a new address', () => {
  const before = readCatalog(repository.root).locate('@portal/tasks').url
  manifestOf('tasks', { files: { 'entry.js': { integrity: `sha384-${'Q'.repeat(64)}`, bytes: 1, br: 1 } } })
  expect(readCatalog(repository.root).locate('@portal/tasks').url).not.toBe(before)
})

test('entries have their integrity, and so do chunks whose hashes are not in their entry', () => {
  const { importMap } = readCatalog(repository.root)
  const addresses = Object.keys(importMap.integrity)
  expect(addresses).toContain(`/bundles/@portal/tasks/${VERSION}/list.1a2b.js`)
  for (const address of Object.values(importMap.imports)) expect(addresses).toContain(address)
  for (const integrity of Object.values(importMap.integrity)) expect(integrity).toMatch(/^sha\d{3}-./)
})

test('chunks whose hashes are in their entry are not in the page', () => {
  manifestOf('tasks', { ...built('tasks'), carriesIntegrity: true })
  const { importMap } = readCatalog(repository.root)
  expect(Object.keys(importMap.integrity)).not.toContain(`/bundles/@portal/tasks/${VERSION}/list.1a2b.js`)
  expect(Object.keys(importMap.integrity)).toContain(importMap.imports['@portal/tasks'])
})

test('the screens of each application are known without its code', () => {
  const { apps } = readCatalog(repository.root)
  expect(apps.map(({ app, rows }) => [app, rows.map(({ path }) => path)])).toEqual([
    ['@portal/shell', ['/']],
    ['@portal/tasks', ['/tasks', '/tasks/:taskId']],
  ])
})

test.each<[string, () => void, string]>([
  [
    'is built in another version',
    () => manifestOf('tasks', { version: '1.3.0' }),
    'importmap.json asks for @portal/tasks 1.2.0, but 1.3.0 is built.',
  ],
  [
    'is not built',
    () => {
      repository.write('packages/new/package.json', '{}')
      repository.write('importmap.json', '{"imports":{"@portal/new":"/bundles/@portal/new/1.0.0/entry.js"}}')
    },
    '@portal/new is not built. Build it with npm run build.',
  ],
  [
    'is not a package',
    () =>
      repository.write('importmap.json', '{"imports":{"@portal/nwe":"/bundles/@portal/nwe/1.0.0/entry.js"}}'),
    'importmap.json names @portal/nwe, but no package has that name.',
  ],
  [
    "has another bundle's name",
    () => repository.write('importmap.json', `{"imports":{"@portal/taks":"${TASKS}"}}`),
    'importmap.json has the bundle @portal/tasks under the name @portal/taks. Use one name for both.',
  ],
  [
    'has an invalid address',
    () => repository.write('importmap.json', '{"imports":{"@portal/tasks":"/tasks.js"}}'),
    'importmap.json has the address /tasks.js. Write it as /bundles/@portal/<name>/<version>/<file>.',
  ],
  [
    'is in an unreadable file',
    () => repository.write('importmap.json', '{"imports":{'),
    'importmap.json is not valid JSON: ',
  ],
  [
    "claims another's address",
    () => manifestOf('tasks', { ...built('tasks'), routes: [{ path: '/', label: 'Tasks', title: 'Tasks' }] }),
    '@portal/shell and @portal/tasks both claim the address /.',
  ],
  [
    'lacks a required file',
    () => manifestOf('tasks', { files: {} }),
    '/bundles/@portal/tasks/1.2.0/entry.js is not among the built files. Build them with npm run build.',
  ],
])('reports a bundle that %s in one sentence', (_what, change, sentence) => {
  change()
  expect(() => readCatalog(repository.root)).toThrow(sentence)
})

test('bundles that do not fit together are not served', () => {
  const { files } = built('tasks')
  manifestOf('tasks', { files, requires: { rxjs: { version: '^7.0.0', names: ['map'] } } })
  expect(() => readCatalog(repository.root)).toThrow(
    '@portal/tasks 1.2.0 needs rxjs, which no bundle offers.',
  )
})

test('reports an unknown name', () => {
  expect(() => readCatalog(repository.root).locate('vue')).toThrow('The import map does not name vue.')
})
