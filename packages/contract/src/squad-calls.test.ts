import { expect, test } from '@jest/globals'
import { z } from 'zod'
import { endpointsOfSquad, SQUAD_NAME } from './squad-calls.ts'

const feeSchemas = { listFees: { response: z.array(z.string()) } }
const endpoint = endpointsOfSquad<typeof feeSchemas>('fees')

test('a call of a squad is like any other, and names its squad', () => {
  expect(endpoint('listFees', 'GET /fees', { permission: null })).toEqual({
    name: 'fees.listFees',
    method: 'GET',
    path: '/fees',
    permission: null,
    squad: 'fees',
  })
})

test('calls of two squads share no name', () => {
  const other = endpointsOfSquad<typeof feeSchemas>('risk')
  const [one, two] = [endpoint, other].map((make) => make('listFees', 'GET /fees', { permission: null }).name)
  expect(one).not.toBe(two)
})

test.each(['fees', 'card-shops', 'risk2'])('%s is a name of a squad', (name) => {
  expect(name).toMatch(SQUAD_NAME)
})

test.each(['', 'Fees', '2fees', 'fees-', 'a/b', '..', 'fees.risk'])('"%s" is no name of a squad', (name) => {
  expect(name).not.toMatch(SQUAD_NAME)
})
