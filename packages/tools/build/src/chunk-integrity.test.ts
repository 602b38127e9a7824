import { expect, jest, test } from '@jest/globals'
import { integrityOf } from './integrity-of.ts'
import { buildTestBundle } from './testing/test-bundle.ts'

jest.setTimeout(60_000)

test('an entry has the final integrity of each file it can load', async () => {
  const { files } = await buildTestBundle({
    'app.ts': "export const open = () => Promise.all([import('./list.ts'), import('./page.ts')])",
    'list.ts': "export const list = 'list'",
    'page.ts': "export const page = 'page'",
  })
  const entry = files['entry.js'] ?? ''
  const lazy = Object.entries(files).filter(([name]) => /^(list|page)\./.test(name))
  expect(lazy).toHaveLength(2)
  for (const [, text] of lazy) expect(entry).toContain(integrityOf(Buffer.from(text)))
})
