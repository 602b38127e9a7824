import { expect, test } from '@jest/globals'
import { folderProblem, readFolder, sizeOf } from './built-folder.ts'

/** A file of a chosen folder, as the browser gives it; jsdom can neither read files nor choose folders. */
const fileAt = (path: string, text = '{}'): File =>
  Object.defineProperties(new File([text], path.split('/').at(-1) ?? ''), {
    webkitRelativePath: { value: path },
    text: { value: async () => text },
    arrayBuffer: { value: async () => new TextEncoder().encode(text).buffer },
  })

const MANIFEST = fileAt('dist/manifest.json')

test('accepts the built folder of an application', () => {
  expect(folderProblem([fileAt('dist/entry.js'), MANIFEST])).toBeUndefined()
})

test.each([
  [
    'the folder of the application itself',
    [fileAt('users/package.json'), fileAt('users/dist/manifest.json')],
  ],
  ['an empty folder', []],
])('says which folder to choose instead of %s', (_what, files) => {
  expect(folderProblem(files)).toContain('choose its dist folder')
})

test('refuses a folder within the built one', () => {
  expect(folderProblem([MANIFEST, fileAt('dist/more/entry.js')])).toContain('dist/more/entry.js')
})

test('leaves out the files that nobody needs, and keeps the result of the check', async () => {
  const folder = await readFolder([
    MANIFEST,
    fileAt('dist/entry.js', 'script'),
    fileAt('dist/bom.json'),
    fileAt('dist/check.json', 'checked'),
  ])
  expect([...folder.files.keys()]).toEqual(['manifest.json', 'entry.js'])
  expect([folder.manifest, folder.check, sizeOf(folder)]).toEqual(['{}', 'checked', 8])
})
