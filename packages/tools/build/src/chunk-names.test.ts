import { expect, jest, test } from '@jest/globals'
import { buildTestBundle } from './testing/test-bundle.ts'

jest.setTimeout(60_000)

test('names lazy files after their sources, with the folder where two have the same name', async () => {
  const { files } = await buildTestBundle({
    'app.ts': `export const open = () =>
      Promise.all([import('./user-page.ts'), import('./form/index.ts'), import('./one/card.ts'), import('./two/card.ts')])`,
    'user-page.ts': "export const page = 'users'",
    'form/index.ts': "export const form = 'form'",
    'one/card.ts': "export const card = 'one'",
    'two/card.ts': "export const card = 'two'",
  })
  const names = Object.keys(files).flatMap((file) => /^(.+)\.[0-9a-f]{4}\.js$/.exec(file)?.[1] ?? [])
  expect(names.sort()).toEqual(['card', 'form', 'two_card', 'user-page'])
})

test('does not change digits in a file, whatever the file names are', async () => {
  const all = Array.from({ length: 0x10000 }, (_, number) => number.toString(16).padStart(4, '0')).join(' ')
  const { files } = await buildTestBundle({
    'app.ts': "export const open = () => import('./digits.ts')",
    'digits.ts': `export const digits = '${all}'`,
  })
  const lazy = Object.entries(files).find(([file]) => file.startsWith('digits.'))
  expect(lazy?.[1].includes(all)).toBe(true)
})
