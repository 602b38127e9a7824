import { describe, expect, test } from '@jest/globals'
import { faultOfProof, readAsvsTable, requiredRows, STATUSES } from '../trust/asvs-table.ts'
import { isReason } from '../trust/proof.ts'

const rows = readAsvsTable()
const SUPPLY = 'packages/tools/architecture/src/trust/supply.test.ts'

describe('the ASVS table', () => {
  test('names each requirement of levels 1 and 2 once', () => {
    expect(requiredRows()).toHaveLength(253)
    const named = rows.map(({ level, requirement }) => `${level} ${requirement}`)
    expect(named.sort()).toEqual(requiredRows().sort())
  })

  test('says in a few words what each requires and whether it is met', () => {
    expect(rows.filter(({ words }) => words === '' || words.length > 90)).toEqual([])
    expect(rows.filter(({ status }) => !STATUSES.some((known) => known === status))).toEqual([])
  })

  test('names a test that exists for each requirement that is met', () => {
    const met = rows.filter(({ status }) => status === 'met')
    const faults = met.flatMap((one) => {
      const fault = faultOfProof(one)
      return fault ? [`${one.requirement}: ${fault}`] : []
    })
    expect(faults).toEqual([])
  })

  test('gives a reason for each requirement that is not met', () => {
    const others = rows.filter(({ status }) => status !== 'met')
    expect(others.filter(({ proof }) => !isReason(proof))).toEqual([])
  })
})

describe('a proof', () => {
  test.each<[proof: string, words: string, fault: string | undefined]>([
    [`${SUPPLY} › are all disabled`, 'Something', undefined],
    [`${SUPPLY} › are all`, 'Something', `${SUPPLY} has no "are all"`],
    [`${SUPPLY} › `, 'Something', `${SUPPLY} has no ""`],
    ['packages/gone.test.ts › a', 'Something', 'packages/gone.test.ts does not exist'],
    ['README.md › Two commands', 'Something', 'README.md is not a test'],
    ['README.md › Two commands', 'A document says so', undefined],
    ['README.md › Two', 'A document says so', 'README.md has no "Two"'],
  ])('%s of "%s": %s', (proof, words, fault) => {
    expect(faultOfProof({ requirement: '1.1.1', level: '2', status: 'met', words, proof })).toBe(fault)
  })
})
