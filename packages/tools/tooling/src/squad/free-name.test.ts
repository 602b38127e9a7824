import { expect, test } from '@jest/globals'
import { repository } from '../workspace.ts'
import { requireFreeName, requireName } from './free-name.ts'

test.each([
  ['Shops', '"Shops" is no name of an application.'],
  ['shops2', '"shops2" is no name of an application.'],
  ['-shops', '"-shops" is no name of an application.'],
  ['../shops', '"../shops" is no name of an application.'],
  ['', '"" is no name of an application.'],
  ['a'.repeat(31), 'is no name of an application. Take up to 30'],
  ['api', '/api is an address of the portal host.'],
])('%j is refused', (name, sentence) => {
  expect(() => requireName(name)).toThrow(sentence)
})

test.each([
  ['users', 'There is a package users already.'],
  ['tasks', 'The address /tasks belongs to @portal/'],
])('%s is taken', async (name, sentence) => {
  await expect(requireFreeName(name, repository)).rejects.toThrow(sentence)
})

test('a name that nobody has is free', async () => {
  requireName('card-shops')
  await requireFreeName('card-shops', repository)
})
