import { expect, test } from '@jest/globals'
import { repository } from '@portal/build/src/workspace.ts'
import { requireFreeName } from './free-name.ts'
import { requireName } from './valid-name.ts'

test.each([
  ['Shops', '"Shops" is not a valid name.'],
  ['shops2', '"shops2" is not a valid name.'],
  ['-shops', '"-shops" is not a valid name.'],
  ['../shops', '"../shops" is not a valid name.'],
  ['', '"" is not a valid name.'],
  ['a'.repeat(31), 'is not a valid name. Use up to 30'],
  ['api', '/api belongs to the portal host.'],
])('%j is rejected', (name, sentence) => {
  expect(() => requireName(name)).toThrow(sentence)
})

test.each([
  ['users', 'A package named users already exists.'],
  ['tasks', 'The address /tasks belongs to @portal/'],
])('%s is taken', async (name, sentence) => {
  await expect(requireFreeName(name, repository)).rejects.toThrow(sentence)
})

test('an unused name is free', async () => {
  requireName('card-shops')
  await requireFreeName('card-shops', repository)
})
