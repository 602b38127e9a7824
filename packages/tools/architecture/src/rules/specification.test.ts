import { describe, expect, test } from '@jest/globals'
import { faultOf, isProof, isReason } from '../trust/proof.ts'
import { readSpecificationTable } from '../trust/specification-table.ts'

const rows = readSpecificationTable()

describe('the table of the specification', () => {
  test('has statements of all nine sections, in their order, each once and in a few words', () => {
    const sections = rows.map(({ section }) => Number(section))
    expect([...new Set(sections)]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(sections).toEqual(sections.toSorted((a, b) => a - b))
    const statements = rows.map(({ statement }) => statement)
    expect([...new Set(statements)]).toEqual(statements)
    expect(statements.filter((one) => one === '' || one.length > 90)).toEqual([])
  })

  test('names an existing test for each statement, or says why it has no test', () => {
    const faults = rows.flatMap(({ statement, proof }) => {
      const fault = isProof(proof) ? faultOf(proof) : !isReason(proof) && 'neither a test nor a reason'
      return fault ? [`${statement}: ${fault}`] : []
    })
    expect(faults).toEqual([])
  })
})
