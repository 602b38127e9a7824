import { expect, test } from '@jest/globals'
import { readRules } from './read-rules.ts'

test('an error is named by the rule, its place in the rule and its line', () => {
  const condition = { field: 'country', op: 'IN', values: ['PL', 'Poland'] }
  const rule = { name: 'Abroad', enabled: true, conditions: [condition], decision: 'SKIP' }
  const { problems } = readRules(JSON.stringify([rule], null, 1))
  expect(problems).toEqual([
    expect.stringMatching(/^Line 11: Rule 1 \(Abroad\), condition 1, value 2: [A-Z]/),
  ])
})

test('an error of the whole text has only a line', () => {
  expect(readRules('{}').problems).toEqual([expect.stringMatching(/^Line 1: [A-Z][^:]*$/)])
})
