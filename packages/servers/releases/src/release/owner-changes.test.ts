import { expect, test } from '@jest/globals'
import { rollBack } from './changes.ts'
import { differences } from './differences.ts'
import { removeOwner, setOwner } from './owner-changes.ts'
import { NOTHING } from './release.ts'

const SHOPS = '@portal/shops'
const owned = setOwner('rxjs', SHOPS)(NOTHING)

test('a name gets an owner, and loses it', () => {
  expect(owned.owners).toEqual({ rxjs: SHOPS })
  expect(differences(NOTHING, owned)).toEqual([{ name: 'rxjs', what: 'owner', to: SHOPS }])
  expect(removeOwner('rxjs')(owned).owners).toEqual({})
})

test('what would change nothing is refused', () => {
  expect(() => setOwner('rxjs', SHOPS)(owned)).toThrow('rxjs belongs to @portal/shops already.')
  expect(() => setOwner(SHOPS, SHOPS)(owned)).toThrow('belongs to @portal/shops already.')
  expect(() => removeOwner('react')(owned)).toThrow('react is not in the table of owners.')
})

test('a roll-back gives no name back to a former owner', () => {
  expect(rollBack(NOTHING)(owned).owners).toEqual({ rxjs: SHOPS })
})
