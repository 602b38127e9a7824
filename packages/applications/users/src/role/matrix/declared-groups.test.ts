import { expect, test } from '@jest/globals'
import { declaredGroups } from './declared-groups.ts'
import { matchingGroups } from './matching-groups.ts'
import { withToggled } from './permission-choice.ts'

const row = (group: string, resource: string, description: string, isDeclared = true) => ({
  app: '@portal/fees',
  group,
  resource,
  description,
  isDeclared,
})

const CREATE = row('Fees', 'x.fees.refund.create', 'Start a refund')
const CLOSE = row('Fees', 'x.fees.close', 'Close a month')
const GONE = row('Shops', 'x.shops.open', 'Open a shop', false)

const shown = (query: string, held: readonly string[] = []) =>
  matchingGroups(query, declaredGroups([CREATE, CLOSE, GONE], held)).map(({ name, rows }) => [
    name,
    ...rows.map(({ label }) => label),
  ])

test('shows what applications declare after the groups of the portal, under their own', () => {
  expect(shown('').at(-1)).toEqual(['Fees', 'Start a refund', 'Close a month'])
})

test('puts each permission into the column of its operation', () => {
  expect(declaredGroups([CREATE, CLOSE], [])[0]?.rows.map(({ cells }) => cells)).toEqual([
    { create: 'x.fees.refund.create' },
    { other: 'x.fees.close' },
  ])
})

test.each(['fees', 'refund', 'x.fees.refund'])('finds them by "%s"', (query) => {
  expect(shown(query).at(-1)).toContain('Start a refund')
})

test('shows what is no longer declared only where the role has it', () => {
  expect(shown('shop', ['x.shops.open'])).toContainEqual(['Shops', 'Open a shop (no longer declared)'])
  expect(shown('open a shop')).toEqual([])
})

test('choosing one brings and removes nothing else', () => {
  const chosen = new Set(['account.get', CREATE.resource])
  expect(withToggled(chosen, [CLOSE.resource], true).along).toEqual([])
  expect([...withToggled(chosen, [CREATE.resource], false).chosen]).toEqual(['account.get'])
})
