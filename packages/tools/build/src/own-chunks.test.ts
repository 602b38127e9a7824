import { expect, jest, test } from '@jest/globals'
import { buildTestBundle } from './testing/test-bundle.ts'

jest.setTimeout(60_000)

const filesOf = async (page: string) => {
  const { files } = await buildTestBundle({
    'app.ts': "export const open = () => import('./page.ts')",
    'page.ts': page,
  })
  return files
}

const build = async (page: string) => {
  const files = await filesOf(`export const page = '${page}'`)
  const entry = files['entry.js'] ?? ''
  const [file = '', chunk = ''] = Object.entries(files).find(([name]) => name.startsWith('page.')) ?? []
  return { entry, file, chunk, ownName: /\bb[0-9a-f]{9}\b/.exec(chunk)?.[0] ?? 'none' }
}

test('a bundle registers its chunks under a name unique to its version', async () => {
  const one = await build('one')
  const other = await build('other')
  expect(one.entry).toContain(one.ownName)
  expect(other.entry).toContain(other.ownName)
  expect(other.ownName).not.toBe(one.ownName)
})

test('the same sources give the same names in any folder', async () => {
  expect(await build('one')).toEqual(await build('one'))
})

test('a changed comment gives the same files', async () => {
  const page = "export const page = 'one'"
  expect(await filesOf(`/** Says which page. */\n${page} // The first.\n`)).toEqual(await filesOf(page))
})
