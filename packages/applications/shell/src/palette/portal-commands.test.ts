import { expect, test } from '@jest/globals'
import { portalCommands } from './portal-commands.ts'

const titles = (text: string) =>
  portalCommands(text).flatMap(({ options }) => options.map(({ title }) => title))

test.each([
  ['dark', ['Dark colors']],
  ['Logout', ['Sign out']],
  ['sign out', ['Sign out']],
  ['density', ['Compact rows', 'Comfortable rows']],
  ['amberline', []],
  ['ou', []],
])('"%s" requests %j', (text, expected) => {
  expect(titles(text)).toEqual(expected)
})
