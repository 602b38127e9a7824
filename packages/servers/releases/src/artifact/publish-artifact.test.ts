import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { writeTestBundle } from '../testing/test-bundle.ts'
import { createTestStore } from '../testing/test-store.ts'
import { filesFolder, readArtifact, recordKey } from './artifact.ts'
import { readBuiltArtifact } from './built-artifact.ts'
import { publishArtifact } from './publish-artifact.ts'
import { verifyArtifact } from './verify-artifact.ts'

const NAME = '@portal/users'
let place: ReturnType<typeof createTestStore>

beforeEach(() => {
  place = createTestStore()
})

afterEach(() => {
  place.remove()
})

const build = (version: string, more = {}) => writeTestBundle(place.folder, NAME, version, more)
const publish = async (folder: string) =>
  publishArtifact({ ...place, by: 'ada@program.example' }, await readBuiltArtifact(folder))
const read = (version: string) => readArtifact(place.store, place.trust, NAME, version)
const verify = (version: string) => verifyArtifact(place.store, place.trust, NAME, version)

test('reads a published version with all its files', async () => {
  expect(await publish(build('1.0.0'))).toBe('published')
  const { manifest, by } = (await verify('1.0.0')).artifact
  expect([manifest.name, manifest.version, by]).toEqual([NAME, '1.0.0', 'ada@program.example'])
  const { digest } = await read('1.0.0')
  expect(await place.store.list(filesFolder(NAME, '1.0.0', digest))).toHaveLength(9)
})

test('accepts the same bytes again', async () => {
  await publish(build('1.0.0'))
  expect(await publish(build('1.0.0'))).toBe('unchanged')
})

test('does not publish the bill of materials beside a bundle', async () => {
  await publish(build('1.0.0'))
  const folder = build('1.0.0')
  writeFileSync(join(folder, 'bom.json'), '{ "bomFormat": "CycloneDX" }')
  expect(await publish(folder)).toBe('unchanged')
})

test('refuses other bytes for a version', async () => {
  await publish(build('1.0.0'))
  const before = await read('1.0.0')
  await expect(publish(build('1.0.0', { script: 'other' }))).rejects.toThrow(
    '@portal/users 1.0.0 is already published with different contents. Build yours as the next version, then publish that.',
  )
  expect(await read('1.0.0')).toEqual(before)
})

test('refuses other facts for a version', async () => {
  await publish(build('1.0.0'))
  const folder = build('1.0.0', { requires: { vue: { version: '^3.0.0', names: [] } } })
  await expect(publish(folder)).rejects.toMatchObject({ kind: 'taken' })
})

test('an interrupted upload is ignored and blocks nothing', async () => {
  const built = await readBuiltArtifact(build('1.0.0', { script: 'half' }))
  const folder = filesFolder(NAME, '1.0.0', built.digest)
  await place.store.putNew(`${folder}/entry.js`, built.files.get('entry.js') ?? Buffer.of())
  await expect(read('1.0.0')).rejects.toThrow('@portal/users 1.0.0 is not published.')
  expect(await publish(build('1.0.0'))).toBe('published')
  await verify('1.0.0')
})

test('accepts only one of two simultaneous uploads of a version with different bytes', async () => {
  const results = await Promise.allSettled([
    publish(build('1.0.0', { script: 'one' })),
    publish(build('1.0.0', { script: 'another' })),
  ])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await verify('1.0.0')
})

describe('a built folder is refused', () => {
  test.each<[string, (folder: string) => void, string | RegExp]>([
    [
      'with a file that was changed after the build',
      (folder) => writeFileSync(join(folder, 'list.1a2b.js'), 'changed'),
      'list.1a2b.js does not match the manifest.',
    ],
    [
      'with a packed file of something else',
      (folder) => writeFileSync(join(folder, 'entry.js.gz'), gzipSync('else')),
      'entry.js.gz does not match the manifest.',
    ],
    [
      'with a packed file that cannot be unpacked',
      (folder) => writeFileSync(join(folder, 'entry.js.br'), 'not Brotli'),
      'entry.js.br does not match the manifest.',
    ],
    [
      'with a packed file that takes more room than its file',
      (folder) => writeFileSync(join(folder, 'entry.js.br'), brotliCompressSync(Buffer.alloc(1_000_000))),
      'entry.js.br does not match the manifest.',
    ],
    [
      'with a file too many',
      (folder) => writeFileSync(join(folder, 'secret.js'), 'void 0'),
      'secret.js is not in the manifest.',
    ],
    ['with a file too few', (folder) => rmSync(join(folder, 'list.1a2b.js')), 'list.1a2b.js is missing.'],
    [
      'that names a missing file',
      (folder) => {
        const file = join(folder, 'manifest.json')
        const manifest = JSON.parse(readFileSync(file, 'utf8'))
        writeFileSync(file, JSON.stringify({ ...manifest, provides: { [NAME]: 'gone.js' } }))
      },
      '@portal/users 1.0.0 provides "@portal/users" as gone.js, which is not one of its files.',
    ],
    [
      'with a name that no file system keeps',
      (folder) => {
        const name = `${'n'.repeat(240)}.js`
        renameSync(join(folder, 'list.1a2b.js'), join(folder, name))
        for (const end of ['br', 'gz']) rmSync(join(folder, `list.1a2b.js.${end}`))
        const file = join(folder, 'manifest.json')
        const { files, ...manifest } = JSON.parse(readFileSync(file, 'utf8'))
        const { 'list.1a2b.js': facts, ...others } = files
        writeFileSync(file, JSON.stringify({ ...manifest, files: { ...others, [name]: facts } }))
      },
      'is not a valid file name. Use at most 200 letters',
    ],
    ['with a folder in it', (folder) => mkdirSync(join(folder, 'more')), 'more is not a file.'],
    [
      'with a manifest that cannot be read',
      (folder) => writeFileSync(join(folder, 'manifest.json'), '{'),
      'There is no readable manifest.json: this is not a built bundle.',
    ],
    ...Object.entries({
      'a number beyond every format': '1e400',
      'very deep nesting': `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
    }).map(([what, value]): [string, (folder: string) => void, string] => [
      `with ${what} in its manifest`,
      (folder) => {
        const file = join(folder, 'manifest.json')
        writeFileSync(file, readFileSync(file, 'utf8').replace('{', `{"extra":${value},`))
      },
      'There is no readable manifest.json: this is not a built bundle.',
    ]),
    [
      'without a manifest',
      (folder) => rmSync(join(folder, 'manifest.json')),
      'is not a built bundle: it has no manifest.json. Build it with npm run build, then name its dist folder.',
    ],
    [
      'that does not exist, by its name',
      (folder) => rmSync(folder, { recursive: true }),
      /^No built package and no folder is named \S+users-1\.0\.0\S*\./,
    ],
  ])('%s', async (_what, change, sentence) => {
    const folder = build('1.0.0')
    change(folder)
    await expect(publish(folder)).rejects.toThrow(sentence)
    expect(readdirSync(place.root)).toEqual([])
  })

  test('above the built one, which is suggested', async () => {
    const folder = join(place.folder, 'shops')
    mkdirSync(join(folder, '.cache'), { recursive: true })
    renameSync(build('1.0.0'), join(folder, 'dist'))
    await expect(publish(folder)).rejects.toThrow(
      /shops is not a built bundle\. Use \S+shops\/dist instead\.$/,
    )
  })

  test.each([
    ['@portal/users', '1.0'],
    ['@portal/users', 'v1.0.0'],
    ['users', '1.0.0'],
    ['@portal/..', '1.0.0'],
    [`@portal/${'x'.repeat(60)}`, '1.0.0'],
    ['@portal/users', `1.0.0-${'x'.repeat(100)}`],
  ])('as %s %s', async (name, version) => {
    const folder = writeTestBundle(place.folder, name, version)
    await expect(publish(folder)).rejects.toThrow('is not a name and version such as @portal/shops 1.2.0.')
  })
})

describe('rejects', () => {
  const fileOf = async (name: string) => {
    const { digest } = await read('1.0.0')
    return join(place.root, filesFolder(NAME, '1.0.0', digest), name)
  }

  test.each(['entry.js', 'list.1a2b.js', 'list.1a2b.js.br'])(
    'a published %s that was changed',
    async (name) => {
      await publish(build('1.0.0'))
      writeFileSync(await fileOf(name), 'alert(1)')
      await expect(verify('1.0.0')).rejects.toThrow(`${name} does not match the manifest. It was ignored.`)
    },
  )

  test('a version with an added file', async () => {
    await publish(build('1.0.0'))
    writeFileSync(await fileOf('more.js'), 'alert(1)')
    await expect(verify('1.0.0')).rejects.toThrow('more.js is not in the manifest.')
  })

  test('a changed manifest', async () => {
    await publish(build('1.0.0'))
    const record = join(place.root, recordKey(NAME, '1.0.0'))
    writeFileSync(record, readFileSync(record, 'utf8').replace('"bytes":', '"bytes":1'))
    await expect(read('1.0.0')).rejects.toMatchObject({ kind: 'corrupt' })
  })

  test('the record of another version, even if correctly signed', async () => {
    await publish(build('1.0.0'))
    const record = readFileSync(join(place.root, recordKey(NAME, '1.0.0')))
    await place.store.putNew(recordKey(NAME, '1.1.0'), record)
    await expect(read('1.1.0')).rejects.toThrow('The record of @portal/users 1.1.0 is about another bundle.')
  })
})
