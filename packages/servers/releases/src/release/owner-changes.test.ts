import { expect, test } from '@jest/globals'
import { rollBack } from './changes.ts'
import { differences } from './differences.ts'
import { removeOwner, setOwner } from './owner-changes.ts'
import { NOTHING } from './release.ts'

const SHOPS = '@portal/shops'
const owned = setOwner('rxjs', SHOPS)(NOTHING)

test('assigns an owner to a name and removes it', () => {
  expect(owned.owners).toEqual({ rxjs: SHOPS })
  expect(differences(NOTHING, owned)).toEqual([{ name: 'rxjs', what: 'owner', to: SHOPS }])
  expect(removeOwner('rxjs')(owned).owners).toEqual({})
})

test('refuses what would change nothing', () => {
  expect(() => setOwner('rxjs', SHOPS)(owned)).toThrow('rxjs already belongs to @portal/shops.')
  expect(() => setOwner(SHOPS, SHOPS)(owned)).toThrow('already belongs to @portal/shops.')
  expect(() => removeOwner('react')(owned)).toThrow('react is not in the table of owners.')
})

test('a rollback does not return a name to a former owner', () => {
  expect(rollBack(NOTHING)(owned).owners).toEqual({ rxjs: SHOPS })
})
